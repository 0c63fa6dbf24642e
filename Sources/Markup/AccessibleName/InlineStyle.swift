/// What a `style` attribute, or a rule of a style sheet, says of how an element is shown.
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

  /// What is said where something that counts for more is said too.
  func overridden(by other: InlineStyle) -> InlineStyle {
    var style = other
    style.display = other.display ?? display
    style.visibility = other.visibility ?? visibility
    return style
  }

  /// Whether the element stands apart from the words around it, nil where the style does not say.
  var isApart: Bool? {
    display.map { $0 != "inline" && $0 != "contents" && $0 != "ruby" }
  }
}
