/// The style of an element by a `style` attribute, or a rule of a style sheet.
///
/// Its properties are one for each property of CSS that counts.
package struct InlineStyle: Sendable {
  /// The values that count, in lower case: the last of those that are important, else the last.
  package private(set) var display: String?
  package private(set) var visibility: String?
  /// The marker of the items of a list, of the values that need no style sheet.
  package private(set) var listStyle: String?
  /// The text that is generated in a part of an element.
  private(set) var content: GeneratedContent?
  private var position: String?
  private var float: String?
  private var whiteSpace: String?
  private var fontStyle: String?
  private var fontWeight: String?
  private var verticalAlign: String?
  private var textAlign: String?
  private var marginLeft: String?
  private var paddingLeft: String?
  private var textIndent: String?
  /// The properties whose values are important.
  private var important: Set<String> = []

  /// Reads declarations.
  package init(_ declarations: String) {
    for declaration in declarations.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let first = parts[0].tokens.first else { continue }
      let name = first == "list-style-type" ? "list-style" : String(first)
      if parts[1].contains("!") { important.insert(name) } else if important.contains(name) { continue }
      let words = parts[1].split { $0.isWhitespace || $0 == "!" }.map(String.init)
      let value = words.first
      switch name {
      case "display": display = value
      case "position": position = value
      case "float": float = value
      case "visibility": visibility = value
      case "white-space": whiteSpace = value
      case "font-style": fontStyle = value
      case "font-weight": fontWeight = value
      case "font":
        // Style and weight stand before the size, in any order (CSS Fonts 4, 2.7).
        fontStyle = words.prefix(4).first { $0 == "italic" || $0 == "oblique" } ?? fontStyle
        fontWeight =
          words.prefix(4).first { $0 == "bold" || $0 == "bolder" || $0.count == 3 && Int($0) != nil } ?? fontWeight
      case "vertical-align": verticalAlign = value
      case "text-align": textAlign = value
      case "text-indent": textIndent = value
      case "margin-left", "margin-inline-start": marginLeft = value
      case "padding-left", "padding-inline-start": paddingLeft = value
      // One value is for all sides, of two and three the second is for the left, of four the last (CSS Box 3, 3.2).
      case "margin": marginLeft = words.count == 4 ? words[3] : words.count > 1 ? words[1] : value
      case "padding": paddingLeft = words.count == 4 ? words[3] : words.count > 1 ? words[1] : value
      case "list-style": listStyle = words.first(where: Self.listStyles.contains) ?? listStyle
      default: break
      }
    }
  }

  /// Returns a Boolean value that indicates whether declarations keep an element from being shown.
  package static func removes(_ declarations: String) -> Bool {
    // Most declare something else, and need no reading.
    let letters = declarations.utf8.map { $0 | 0x20 }
    return letters.firstRange(ofBytes: "none".utf8) != nil && InlineStyle(declarations).display == "none"
  }

  private static let listStyles: Set<String> = [
    "none", "disc", "circle", "square", "decimal", "decimal-leading-zero", "lower-roman", "upper-roman",
    "lower-alpha", "lower-latin", "upper-alpha", "upper-latin",
  ]

  /// A Boolean value that indicates whether nothing is said that matters.
  var isEmpty: Bool {
    [
      display, visibility, listStyle, position, float, whiteSpace, fontStyle, fontWeight, verticalAlign, textAlign,
      marginLeft, paddingLeft, textIndent,
    ].allSatisfy { $0 == nil } && content == nil
  }

  /// Sets the text that is generated in a part of an element.
  mutating func setContent(_ content: GeneratedContent?) {
    self.content = content
    if content?.isImportant == true { important.insert("content") }
  }

  /// Returns a Boolean value that indicates whether what has a visibility is not seen.
  package static func hides(_ visibility: String) -> Bool { visibility == "hidden" || visibility == "collapse" }

  /// Leaves items the delimiters that stand before them.
  mutating func keepMarkers() { if listStyle == "none" { listStyle = nil } }

  /// Returns the style under one that counts for more, but for what is important here and not there (CSS Cascade 4,
  /// 6.4.2).
  package func overridden(by other: InlineStyle) -> InlineStyle {
    func weightier<Value>(_ name: String, _ value: KeyPath<InlineStyle, Value?>) -> Value? {
      let staysOwn = important.contains(name) && !other.important.contains(name)
      let (own, later) = (self[keyPath: value], other[keyPath: value])
      return staysOwn ? own ?? later : later ?? own
    }
    var style = other
    style.important.formUnion(important)
    style.display = weightier("display", \.display)
    style.visibility = weightier("visibility", \.visibility)
    style.listStyle = weightier("list-style", \.listStyle)
    if content != nil { style.content = weightier("content", \.content) }
    style.position = weightier("position", \.position)
    style.float = weightier("float", \.float)
    style.whiteSpace = weightier("white-space", \.whiteSpace)
    style.fontStyle = weightier("font-style", \.fontStyle)
    style.fontWeight = weightier("font-weight", \.fontWeight)
    style.verticalAlign = weightier("vertical-align", \.verticalAlign)
    style.textAlign = weightier("text-align", \.textAlign)
    style.marginLeft = weightier("margin-left", \.marginLeft)
    style.paddingLeft = weightier("padding-left", \.paddingLeft)
    style.textIndent = weightier("text-indent", \.textIndent)
    return style
  }

  /// A Boolean value that indicates whether the element stands apart from the words around it, nil where the style does
  /// not say.
  var isApart: Bool? {
    display.map { $0 != "inline" && $0 != "contents" && $0 != "ruby" }
  }

  /// A Boolean value that indicates whether the element has rows of its own (CSS Display 3, 2).
  package var isOnRowsOfItsOwn: Bool { display.map(Self.rows.contains) ?? false }

  private static let rows: Set<String> = [
    "block", "flex", "flow-root", "grid", "list-item", "table", "table-caption", "table-footer-group",
    "table-header-group", "table-row", "table-row-group",
  ]

  /// A Boolean value that indicates whether the element is beside others in a row of a table.
  package var isCell: Bool { display == "table-cell" }

  /// A Boolean value that indicates whether the element has a place of its own on the page (CSS Positioned Layout 3,
  /// 2).
  package var isPlaced: Bool { position == "absolute" || position == "fixed" }

  /// A Boolean value that indicates whether the element stands at a side, and the text around it beside it (CSS 2.2,
  /// 9.5).
  package var isFloating: Bool { float == "left" || float == "right" }

  /// A Boolean value that indicates whether the element is taken out of the rows of the text around it.
  package var isBeside: Bool { isPlaced || isFloating }

  /// A Boolean value that indicates whether the element stands where a row begins that is written from left to right.
  package var floatsLeft: Bool { float == "left" }

  /// A Boolean value that indicates whether the text of the element is set in italics (CSS Fonts 4, 2.4).
  package var isItalic: Bool { fontStyle == "italic" || fontStyle == "oblique" }

  /// A Boolean value that indicates whether the text of the element is set in bold (CSS Fonts 4, 2.2).
  package var isBold: Bool { fontWeight.map { $0 == "bold" || $0 == "bolder" || Int($0) ?? 0 >= 600 } ?? false }

  /// A Boolean value that indicates whether the text of the element stands above the line.
  package var isRaised: Bool { verticalAlign == "super" }

  /// A Boolean value that indicates whether the text of the element stands below the line.
  package var isLowered: Bool { verticalAlign == "sub" }

  /// The place of the rows of a block between its edges (CSS Text 3, 7.1).
  package enum Alignment: Sendable {
    case start, end, centre, left, right
  }

  /// The place of the element's rows, nil where the style does not say.
  package var alignment: Alignment? { textAlign.flatMap(Self.alignment) }

  /// Returns the alignment that a value of `text-align`, or of the attribute `align`, means; nil where it means none.
  package static func alignment(_ value: String) -> Alignment? {
    switch value {
    case "center", "middle": .centre
    case "right": .right
    case "left": .left
    case "end": .end
    case "start", "justify", "initial": .start
    default: nil
    }
  }

  /// The indent of the first row of the element, in ems: its margin and padding at the left and the indent of its text;
  /// shares of a width count nothing.
  package var indent: Double {
    [marginLeft, paddingLeft, textIndent].reduce(0) { $0 + ($1.flatMap(Self.ems) ?? 0) }
  }

  /// Returns a length in ems (CSS Values 3, 6), of letters of 16 pixels; nil for any other value.
  ///
  /// `24px` → 1.5.
  private static func ems(_ length: String) -> Double? {
    let unit = length.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(length.dropLast(unit.count)), number.isFinite else { return nil }
    switch unit {
    case "em", "rem": return number
    case "ch", "ex": return number / 2
    case "px": return number / 16
    case "pt": return number / 12
    default: return nil
    }
  }

  /// A Boolean value that indicates whether the text of the element is set in another way than what is around it.
  var isSetOff: Bool { isItalic || isBold || isRaised || isLowered }

  /// A Boolean value that indicates whether the ends of lines in the element are kept (CSS Text 3, 3), nil where the
  /// style does not say.
  package var keepsRows: Bool? {
    switch whiteSpace {
    case "pre", "pre-wrap", "pre-line", "break-spaces": true
    case "normal", "nowrap", "initial": false
    default: nil
    }
  }
}
