/// The meaning of an element of HTML, SVG or MathML for the text.
enum ElementKind {
  /// Part of a line.
  case inline
  /// Begins and ends a block.
  case block
  /// A block that may be a landmark of its page.
  case part(Part)
  case paragraph
  case heading(Int)
  case orderedList, unorderedList, definitionList, item, term, description
  case quote, figure, aside, caption
  case table, row, cell(isHeader: Bool)
  /// The rows that a table ends with.
  case foot
  case rule, lineBreak, preformatted
  case image, graphic
  /// Text of a drawing, and a part of it.
  case drawnText, drawnRun
  case link, emphasis, strong, struck, code, raised, lowered, quotation
  /// Words with a property that the element gives them.
  case phrase(Phrase)
  /// A formula of MathML.
  case formula
  /// A base with its reading, and the reading itself.
  case ruby, rubyText
  /// A parenthesis for where a reading cannot be set beside its base: it is not shown.
  case rubyParenthesis
  /// One of several ways to say the same (`epub:switch`).
  case choice
  case checkBox
  /// A label of a control.
  case label
  /// Not text: neither itself nor what it holds.
  case absent
  /// Not text inside a drawing or a formula.
  case absentInGraphic

  /// A part that HTML gives a page.
  enum Part: String, CaseIterable {
    case article, footer, form, header, main, nav, search, section
  }

  /// The facts that an element states of its words.
  enum Phrase {
    case inserted, marked, abbreviation, time
  }

  /// The meaning of a local name.
  init(_ name: String) {
    self = Self.meanings[name] ?? .inline
  }

  private static let meanings: [String: ElementKind] = {
    var table: [String: ElementKind] = [
      "p": .paragraph, "ol": .orderedList, "ul": .unorderedList, "menu": .unorderedList, "dir": .unorderedList,
      "dl": .definitionList, "li": .item, "dt": .term, "dd": .description, "blockquote": .quote,
      "figure": .figure, "aside": .aside, "caption": .caption, "figcaption": .caption, "table": .table, "tr": .row,
      "tfoot": .foot,
      "td": .cell(isHeader: false), "th": .cell(isHeader: true), "hr": .rule, "br": .lineBreak,
      "pre": .preformatted, "listing": .preformatted, "xmp": .preformatted, "plaintext": .preformatted,
      "img": .image, "image": .image, "svg": .graphic, "text": .drawnText, "tspan": .drawnRun,
      "a": .link, "em": .emphasis, "i": .emphasis,
      // Browsers set these in italics, too (HTML standard, 15.3.4).
      "cite": .emphasis, "dfn": .emphasis, "var": .emphasis, "s": .struck, "del": .struck, "strike": .struck,
      "sup": .raised, "sub": .lowered, "q": .quotation, "math": .formula, "ruby": .ruby, "rt": .rubyText,
      "rtc": .rubyText, "rp": .rubyParenthesis, "switch": .choice, "strong": .strong, "b": .strong, "code": .code,
      "kbd": .code,
      "samp": .code, "tt": .code, "input": .checkBox, "label": .label, "ins": .phrase(.inserted),
      "mark": .phrase(.marked), "abbr": .phrase(.abbreviation), "acronym": .phrase(.abbreviation),
      "time": .phrase(.time),
    ]
    for level in 1...6 { table["h\(level)"] = .heading(level) }
    for name in [
      "address", "body", "center", "colgroup", "details", "dialog", "div", "fieldset", "frameset", "hgroup", "html",
      "legend", "optgroup", "option", "summary", "tbody", "textarea", "thead",
    ] {
      table[name] = .block
    }
    for part in Part.allCases { table[part.rawValue] = .part(part) }
    for name in [
      "annotation", "annotation-xml", "audio", "datalist", "head", "iframe", "script", "style", "template", "video",
    ] {
      table[name] = .absent
    }
    for name in ["title", "desc", "metadata"] { table[name] = .absentInGraphic }
    return table
  }()

  /// A Boolean value that indicates whether the element is a drawing.
  var isGraphic: Bool { if case .graphic = self { true } else { false } }

  /// A Boolean value that indicates whether text before and after the element is on lines of its own.
  var isBlock: Bool {
    switch self {
    case .inline, .lineBreak, .image, .graphic, .drawnRun, .link, .emphasis, .strong, .struck, .code, .raised,
      .lowered, .quotation, .phrase, .formula, .ruby, .rubyText, .rubyParenthesis, .choice, .checkBox, .label,
      .absent,
      .absentInGraphic:
      false
    default: true
    }
  }
}
