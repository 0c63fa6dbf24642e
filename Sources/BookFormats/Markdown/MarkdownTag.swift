/// The beginning of HTML in a line of Markdown that begins with `<` (CommonMark 0.29, 4.6, as the parser has it, with
/// text areas as in CommonMark 0.31).
enum MarkdownTag {
  /// Returns the texts that end HTML of the kinds that may hold blank lines, or nil if the line begins none of them.
  static func end(ofHTMLBegunBy line: ArraySlice<UInt8>) -> [String]? {
    let start = String(decoding: line.prefix(12), as: UTF8.self).lowercased()
    if start.hasPrefix("<!--") { return ["-->"] }
    if start.hasPrefix("<?") { return ["?>"] }
    if start.hasPrefix("<![cdata[") { return ["]]>"] }
    if start.hasPrefix("<!"), let next = line.dropFirst(2).first, (0x41...0x5A).contains(next) { return [">"] }
    // "<preface>" begins with "<pre", too.
    let name = name(in: line.dropFirst())
    guard verbatim.contains(name.text), isBlank(name.rest.first) || name.rest.first == 0x3E else { return nil }
    return verbatim.map { "</\($0)>" }
  }

  /// Returns a Boolean value that indicates whether the line begins with the tag of an element that is always a block
  /// (kind 6).
  static func isBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let inside = line.dropFirst()
    let name = name(in: inside.first == 0x2F ? inside.dropFirst() : inside)
    return blocks.contains(name.text)
      && (isBlank(name.rest.first) || name.rest.first == 0x3E || name.rest.starts(with: [0x2F, 0x3E]))
  }

  /// Returns a Boolean value that indicates whether a whole tag, of whatever element, stands alone in the line (kind
  /// 7).
  static func isAlone(_ line: ArraySlice<UInt8>) -> Bool {
    let inside = line.dropFirst()
    let isEndTag = inside.first == 0x2F
    let name = name(in: isEndTag ? inside.dropFirst() : inside)
    guard let first = name.text.utf8.first, isLetter(first) else { return false }
    var rest = name.rest
    while !isEndTag, let after = attribute(in: rest) { rest = after }
    rest = rest.drop { isBlank($0) }
    if !isEndTag, rest.first == 0x2F { rest = rest.dropFirst() }
    return rest.first == 0x3E && rest.dropFirst().allSatisfy { isBlank($0) }
  }

  /// Returns the text behind an attribute, which stands after white space, or nil if there is none.
  private static func attribute(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard isBlank(text.first) else { return nil }
    let text = text.drop { isBlank($0) }
    guard let first = text.first, isLetter(first) || first == 0x5F || first == 0x3A else { return nil }
    let rest = text.drop { isLetter($0) || isDigit($0) || [0x5F, 0x3A, 0x2E, 0x2D].contains($0) }
    let equals = rest.drop { isBlank($0) }
    guard equals.first == 0x3D else { return rest }
    let value = equals.dropFirst().drop { isBlank($0) }
    guard let quote = value.first else { return nil }
    if quote == 0x22 || quote == 0x27 {
      return value.dropFirst().firstIndex(of: quote).map { value[($0 + 1)...] }
    }
    let after = value.drop { !isBlank($0) && ![0x22, 0x27, 0x3D, 0x3C, 0x3E, 0x60].contains($0) }
    return after.startIndex > value.startIndex ? after : nil
  }

  private static func name(in text: ArraySlice<UInt8>) -> (text: String, rest: ArraySlice<UInt8>) {
    let name = text.prefix { isLetter($0) || isDigit($0) || $0 == 0x2D }
    return (String(decoding: name, as: UTF8.self).lowercased(), text[name.endIndex...])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns a Boolean value that indicates whether a byte is white space, or the line ends there.
  private static func isBlank(_ byte: UInt8?) -> Bool {
    switch byte {
    case nil, 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }

  private static let verbatim = ["pre", "script", "style", "textarea"]

  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd",
    "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
