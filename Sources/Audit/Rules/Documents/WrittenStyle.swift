import Markup

/// The declarations of a `style` attribute or of a block of a style sheet as they are written, in lower case.
struct WrittenStyle {
  /// A value, and whether it outweighs those that are not important.
  struct Value {
    let text: String
    let isImportant: Bool
  }

  private var values: [String: Value] = [:]

  /// Reads declarations: of one property the last important value counts, else the last.
  init(_ declarations: some StringProtocol) {
    for declaration in declarations.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[1].split(separator: "!", maxSplits: 1)
      let isImportant = words.count == 2 && String(words[1]).trimmed == "important"
      guard words.count == 1 || isImportant, let first = words.first else { continue }
      let name = String(parts[0]).trimmed
      if values[name]?.isImportant == true, !isImportant { continue }
      values[name] = Value(text: String(first).trimmed, isImportant: isImportant)
    }
  }

  /// Returns the value of a property.
  subscript(name: String) -> Value? { values[name] }

  /// Returns the number and the unit of a length.
  static func length(_ text: String) -> (number: Double, unit: String)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    guard let number = Double(digits), number.isFinite else { return nil }
    return (number, String(text.dropFirst(digits.count)))
  }

  /// Returns a length in pixels, of those that are absolute or go by the font of the page.
  static func pixels(_ text: String) -> Double? {
    guard let (number, unit) = length(text) else { return nil }
    switch unit {
    case "px": return number
    case "": return number == 0 ? 0 : nil
    case "pt": return number * 4 / 3
    case "pc", "rem": return number * 16
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 96 / 25.4
    default: return nil
    }
  }
}

/// The blocks of the style sheets that stand in a page, with the media queries around them.
struct WrittenSheet {
  /// A block with one selector.
  struct Block {
    let selector: String
    let style: WrittenStyle
    /// The media queries around it, in lower case; empty where there are none.
    let media: String
  }

  /// The number of blocks that are kept: each is held against elements.
  private static let most = 300
  /// The number of media queries that are read of those around one another.
  private static let deepest = 16

  private(set) var blocks: [Block] = []
  /// The blocks that set the size of a font, as far as there are few enough to hold each against an element; nil where
  /// there are more.
  private(set) var fonts: [Block]?
  /// The blocks that set the size or the weight of a font for all media, as far as there are few.
  private(set) var titles: [Block] = []
  /// The blocks that may turn an element where the screen is held upright or across, of which there are few.
  private(set) var turns: [Block] = []

  /// Reads the `style` elements of a page, of which those are kept that tell of fonts or turn something.
  init(_ page: AuditedPage) {
    let words = ["font", "rotat", "matrix"]
    for node in page.elements(named: "style") {
      let text = page.tree.textContent(of: node).lowercased()
      guard words.contains(where: { text.contains($0) }) else { continue }
      read(Self.withoutComments(text), media: page.attribute("media", of: node)?.lowercased() ?? "")
    }
    sort()
  }

  private mutating func sort() {
    let fonts = blocks.filter { $0.style["font-size"] != nil || $0.style["font"] != nil }
    self.fonts = fonts.count <= 40 ? fonts : nil
    let turns = blocks.filter { $0.style["rotate"] != nil || $0.style["transform"] != nil }
    let titles = blocks.filter { block in
      block.media.isEmpty && ["font", "font-size", "font-weight"].contains { block.style[$0] != nil }
    }
    self.titles = titles.count <= 80 ? titles : []
    self.turns = Array(turns.filter { $0.media.contains("orientation") }.prefix(8))
  }

  private static func withoutComments(_ text: String) -> String {
    var parts = text.split(separator: "/*", omittingEmptySubsequences: false).makeIterator()
    var result = parts.next().map(String.init) ?? ""
    while let part = parts.next() {
      guard let end = part.firstRange(of: "*/") else { continue }
      result += " " + part[end.upperBound...]
    }
    return result
  }

  private mutating func read(_ sheet: String, media outer: String) {
    var media = [outer]
    var prelude = ""
    for part in sheet.split(separator: "{", omittingEmptySubsequences: false) {
      // The text between two braces that open: the ends of blocks, and the selector of the next.
      let ends = part.split(separator: "}", omittingEmptySubsequences: false)
      if prelude.hasPrefix("@media") {
        let outer = media[media.count - 1]
        media.append(media.count < Self.deepest ? outer + prelude.dropFirst(6) : outer)
      } else if !prelude.isEmpty, !prelude.hasPrefix("@"), let declarations = ends.first, ends.count > 1 {
        add(prelude, WrittenStyle(declarations), media[media.count - 1])
      }
      let closed = ends.count - (prelude.hasPrefix("@media") ? 1 : prelude.isEmpty ? 1 : 2)
      if closed > 0 { media.removeLast(min(closed, media.count - 1)) }
      prelude = String(ends.last?.split(separator: ";", omittingEmptySubsequences: false).last ?? "").trimmed
    }
  }

  private mutating func add(_ selectors: String, _ style: WrittenStyle, _ media: String) {
    guard ["font", "font-size", "font-weight", "rotate", "transform"].contains(where: { style[$0] != nil }) else {
      return
    }
    for selector in selectors.split(separator: ",") where blocks.count < Self.most {
      blocks.append(Block(selector: String(selector).trimmed, style: style, media: media))
    }
  }

  /// Returns a Boolean value that indicates whether a selector of one name, one class, one identifier, or a name with a
  /// class, is about an element; nil for any other selector.
  static func matches(_ selector: String, _ node: MarkupNode, _ page: AuditedPage) -> Bool? {
    if let dot = selector.dropFirst().firstIndex(of: "."), selector.first?.isLetter == true {
      guard let isOfClass = matches(String(selector[dot...]), node, page),
        let isOfName = matches(String(selector[..<dot]), node, page)
      else { return nil }
      return isOfClass && isOfName
    }
    let rest = selector.dropFirst()
    guard rest.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return nil }
    switch selector.first {
    case "*": return rest.isEmpty ? true : nil
    case ".": return page.words("class", of: node).contains { $0.lowercased() == rest }
    case "#": return page.attribute("id", of: node)?.lowercased() == String(rest)
    default: return page.element(node).lowercased() == selector
    }
  }
}
