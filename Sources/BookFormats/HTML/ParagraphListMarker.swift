import Markup

/// The mark that Word puts before an item: a symbol or a number, and blanks that fill up the line to the start of the
/// item.
struct ParagraphListMarker {
  /// The texts that it consists of.
  private(set) var texts: [MarkupNode] = []
  /// A Boolean value that indicates whether the mark is a number, which is spoken.
  let isNumber: Bool

  /// The characters that stand for symbols in symbol fonts: "o" is a circle, "§" is a square.
  private static let symbols: Set<String> = ["o", "§", "ü", "Ø", "v", "q", "à", "è", "n", "l"]
  /// The longest mark, in bytes: "xxxviii."; and how many elements stand around it at most.
  private static let longest = 16
  private static let mostNodes = 12

  /// Looks at the beginning of a paragraph; nil where no mark stands there.
  init?(_ paragraph: MarkupNode, in tree: MarkupTree) {
    struct Found: Error {}
    var mark: [UInt8] = []
    var texts: [MarkupNode] = []
    var nodes = 0
    var isWhole = false
    var hasSymbolFont = false
    try? tree.walk(paragraph) { node in
      nodes += 1
      if nodes > Self.mostNodes { throw Found() }
      if let name = tree.name(of: node) {
        if name != "span", name != "b", name != "i", node != paragraph { throw Found() }
        hasSymbolFont = hasSymbolFont || Self.isSymbolFont(tree.attribute("style", of: node))
        return .children
      }
      let text = tree.text(of: node)
      let isFiller = text.allSatisfy { $0 <= 0x20 || $0 == 0xC2 || $0 == 0xA0 }
      isWhole = isFiller && !mark.isEmpty && text.contains(0xA0)
      texts.append(node)
      if !isFiller { mark += text.prefix(Self.longest + 1) }
      if isWhole || mark.count > Self.longest { throw Found() }
      return .children
    } leave: { _ in
    }
    guard isWhole else { return nil }
    let symbol = String(decoding: mark, as: UTF8.self).filter { !$0.isWhitespace }
    guard !symbol.isEmpty else { return nil }
    self.texts = texts
    let isSymbol =
      symbol.count == 1
      && (hasSymbolFont && Self.symbols.contains(symbol) || symbol.allSatisfy { !$0.isLetter && !$0.isNumber })
    isNumber = !isSymbol
  }

  private static func isSymbolFont(_ style: String?) -> Bool {
    style.map { style in ["Symbol", "Wingdings", "Courier New"].contains { style.contains($0) } } ?? false
  }
}
