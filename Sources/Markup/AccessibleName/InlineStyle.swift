/// What the `style` attribute of an element says of how it is shown; style sheets are not read.
struct InlineStyle {
  /// The values that were given last, in lower case.
  private(set) var display: String?
  private(set) var visibility: String?

  init(_ declarations: String) {
    for declaration in declarations.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].split { $0.isWhitespace || $0 == "!" }.first.map(String.init)
      switch parts[0].split(whereSeparator: \.isWhitespace).first {
      case "display": display = value
      case "visibility": visibility = value
      default: break
      }
    }
  }

  /// Whether the element stands apart from the words around it, nil where the style does not say.
  var isApart: Bool? {
    display.map { $0 != "inline" && $0 != "contents" && $0 != "ruby" }
  }
}
