/// What a `style` attribute, or a rule of a style sheet, says of how an element is shown.
package struct InlineStyle {
  /// The values that count, in lower case: the last of those that are important, else the last.
  package private(set) var display: String?
  package private(set) var visibility: String?
  package private(set) var position: String?
  /// What stands before the items of a list, of the values that need no style sheet.
  package private(set) var listStyle: String?

  package init(_ declarations: String) {
    var important: Set<Substring> = []
    for declaration in declarations.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = parts[0].split(whereSeparator: \.isWhitespace).first else { continue }
      if parts[1].contains("!") { important.insert(name) } else if important.contains(name) { continue }
      let value = parts[1].split { $0.isWhitespace || $0 == "!" }.first.map(String.init)
      switch name {
      case "display": display = value
      case "position": position = value
      case "visibility": visibility = value
      case "list-style", "list-style-type":
        let words = parts[1].split { $0.isWhitespace || $0 == "!" }
        listStyle = words.map { String($0) }.first(where: Self.listStyles.contains) ?? listStyle
      default: break
      }
    }
  }

  private static let listStyles: Set<String> = [
    "none", "disc", "circle", "square", "decimal", "decimal-leading-zero", "lower-roman", "upper-roman",
    "lower-alpha", "lower-latin", "upper-alpha", "upper-latin",
  ]

  /// Whether what has a visibility is not seen.
  package static func hides(_ visibility: String) -> Bool { visibility == "hidden" || visibility == "collapse" }

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
