import Markup
import TextModel

/// The attributes of an element that mean something for its text.
///
/// Its properties are one for each attribute.
struct ElementAttributes {
  var anchor: String?
  var language: String?
  var direction: Direction?
  /// The sounds of its words, and the alphabet of the sounds in it.
  var sounds: String?
  var alphabet: String?
  var href: String?
  /// The tokens of `epub:type`, `role` and the names that Markdown gives to notes.
  var types: [String] = []
  var description: String?
  var label: String?
  var title: String?
  /// A date or a time in the form that programs read.
  var dateTime: String?
  var isHidden = false
  /// A Boolean value that indicates whether it is not seen, though it keeps its room (`visibility`).
  var isInvisible = false
  /// A Boolean value that indicates whether it is hidden as a part of a drawing, whose style can be given by
  /// attributes, too (SVG 1.1, 6.4).
  var isUndrawn = false
  /// A Boolean value that indicates whether it is invisible as a part of a drawing.
  var isDrawnInvisible = false
  var isHiddenFromSpeech = false
  /// A Boolean value that indicates whether it is hidden only from those who see: the formula that a wiki gives beside
  /// the picture of it.
  var isForListeners = false
  var isPresentation = false
  /// A Boolean value that indicates whether the author gives it a role, and other elements that name it.
  var hasRole = false
  var hasLabels = false
  /// The level that a heading has among others.
  var level: Int?
  var isStyled = false
  /// The names that its author has for its kind.
  var classNames: String?
  /// A Boolean value that indicates whether its class says that it shows the number of a printed page.
  var isPageNumber = false
  /// A Boolean value that indicates whether its class says that it is an item of a list that Word has written.
  var isParagraphItem = false
  /// The style: by its own attribute, and beside that by the sheets of its page.
  var style: InlineStyle?
  /// The alignment of its lines, by an attribute of its own.
  var align: InlineStyle.Alignment?
  /// The place in a drawing.
  var x: String?
  var y: String?
  /// The distance below the text before it.
  var lowered: String?
  var start: Int?
  var value: Int?
  var isReversed = false
  var numbering: String?
  var rowSpan = 1
  var columnSpan = 1
  /// The cells that a header cell heads: "row", "col", "rowgroup" or "colgroup".
  var scope: String?
  /// The identifiers of the cells that head a cell.
  var headers: [Substring] = []
  /// The name of a formula as a whole.
  var formulaText: String?
  /// The name space that a case of `epub:switch` is for.
  var requiredNamespace: String?
  var isCheckBox = false
  var isChecked = false

  /// The value of `dir` (HTML standard, 3.2.6.4).
  enum Direction: String {
    case leftToRight = "ltr", rightToLeft = "rtl"
    /// The text itself gives the direction.
    case auto
  }

  /// A Boolean value that indicates whether any attribute names the element.
  var mayHaveName: Bool { hasLabels || label != nil || title != nil }

  /// The attributes that are looked at, by their names.
  enum Name: String, CaseIterable {
    case id, name, lang, href, role, alt, title, hidden, style, start, value, reversed, type, rowspan, colspan
    case x, y, dy, display, visibility, dir, align, scope, headers, alttext, requiredNamespace = "required-namespace"
    case datetime, checked, xmlLang = "xml:lang", xlinkHref = "xlink:href", epubType = "epub:type"
    case ariaLabel = "aria-label", ariaHidden = "aria-hidden", className = "class", xmlID = "xml:id"
    case ariaLabels = "aria-labelledby", ariaLevel = "aria-level"
    case ssmlSounds = "ssml:ph", ssmlAlphabet = "ssml:alphabet"
  }

  mutating func set(_ name: Name, _ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch name {
    case .id: anchor = text
    case .xmlID, .name: anchor = anchor ?? text
    case .lang: language = language ?? LanguageTag.clean(text)
    case .xmlLang: language = LanguageTag.clean(text) ?? language
    case .ssmlSounds: sounds = TextFilter.line(text)
    case .ssmlAlphabet: alphabet = text.trimmed
    case .x: x = text
    case .y: y = text.trimmed
    case .dy: lowered = text
    case .href, .xlinkHref: href = href ?? text
    case .epubType: setTypes(text)
    case .role:
      setTypes(text)
      hasRole = true
    case .className: setClass(text)
    case .style: setStyle(text)
    case .alt: description = text
    case .ariaLabel: label = text.trimmed.isEmpty ? nil : text
    case .ariaLabels: hasLabels = !text.trimmed.isEmpty
    case .title: title = text
    case .datetime: dateTime = text
    case .hidden: isHidden = true
    case .ariaHidden: isHiddenFromSpeech = text == "true"
    case .display: isUndrawn = text.trimmed == "none"
    case .visibility: isDrawnInvisible = InlineStyle.hides(text.trimmed)
    case .dir: direction = Direction(rawValue: text.trimmed.lowercased())
    case .align: align = InlineStyle.alignment(text.trimmed.lowercased())
    case .scope: scope = text.trimmed.lowercased()
    case .headers: headers = text.split { $0.isWhitespace }.prefix(8).map { $0 }
    case .alttext: formulaText = text
    case .requiredNamespace: requiredNamespace = text.trimmed
    default: setNumber(name, text)
    }
  }

  private mutating func setNumber(_ name: Name, _ text: String) {
    let number = Int(text.filter { !$0.isWhitespace })
    switch name {
    case .start: start = number
    case .value: value = number
    case .ariaLevel: level = number.flatMap { $0 > 0 ? min($0, 6) : nil }
    case .rowspan:
      // As far down as the table goes (HTML standard 4.9.11).
      rowSpan = number == 0 ? Int(UInt16.max) : max(1, number ?? 1)
    case .colspan: columnSpan = max(1, number ?? 1)
    case .reversed: isReversed = true
    case .checked: isChecked = true
    case .type:
      numbering = text
      isCheckBox = text.lowercased() == "checkbox"
    default: break
    }
  }

  private mutating func setTypes(_ text: String) {
    let tokens = text.split { $0.isWhitespace }.map { $0.lowercased() }
    types += tokens
    if tokens.contains("presentation") || tokens.contains("none") { isPresentation = true }
  }

  private mutating func setClass(_ text: String) {
    isStyled = true
    classNames = text
    isPageNumber = PrintedPageNumber.isNamed(text)
    isParagraphItem = ParagraphList.isName(text)
    isForListeners = text.holds("mathml-a11y")
    guard text.holds("footnote") else { return }
    types += text.tokens.compactMap { Self.noteNames[$0] }
  }

  /// The names that cmark-gfm and pandoc give the notes they make, and Chinese books for Duokan theirs.
  private static let noteNames: [Substring: String] = [
    "footnote-ref": "footnote-ref", "footnote-backref": "footnote-backref", "footnotes": "footnotes",
    "duokan-footnote": "noteref", "duokan-footnote-content": "footnotes", "duokan-footnote-item": "footnote",
  ]

  private mutating func setStyle(_ text: String) {
    isStyled = true
    let style = InlineStyle(text)
    if style.display == "none" { isHidden = true }
    if let visibility = style.visibility { isInvisible = InlineStyle.hides(visibility) }
    self.style = style
  }

  /// Adds what the sheets of the page say; they hide nothing, since the text of a book is all that is in its markup.
  mutating func addStyle(_ ruled: InlineStyle) { style = style.map { ruled.overridden(by: $0) } ?? ruled }
}
