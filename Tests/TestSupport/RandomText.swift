import TextModel

/// Text that no writer would write: scripts, marks, quotation marks and white space in any order.
package struct RandomText {
  private static let pieces = [
    "word", "Mr.", "J.", "e.g.", "the", "U.S.", "3.14", "1.", "don’t", "mother-in-law", "\"", "'", "“", "”", "‘", "’",
    "«", "»", "(", ")", "[", "]", "—", "–", "-", "…", "...", ".", ".", "!", "?", ",", ";", ":", "***", "/", "$", "€",
    "+", "=", "@", " ", " ", " ", " ", " ", "  ", "\u{B}", "\u{A0}", "\u{2009}", "\u{200B}", "\u{AD}", "\u{FEFF}",
    "猫", "吾輩は", "。", "「", "」", "ไทยนี้", "नमस्ते", "क्षि", "한국어", "각", "שלום", "سلام", "\u{600}", "Ж", "ß", "e\u{301}",
    "\u{301}", "\u{20E3}", "👕", "👩‍👩‍👧‍👦", "👍🏽", "🇫🇷", "🇩🇪", "\u{1F1E6}", "1️⃣", "\u{200D}", "\u{FE0F}", "\u{FFFC}", "©",
    "\u{110BD}", "\u{202E}", "𝒳", "Oui !", "A.", "b)", "IV.",
  ]

  package var seed: Seed

  /// Creates a source of random text.
  package init(seed: Seed) {
    self.seed = seed
  }

  /// A text of at most `most` pieces.
  package mutating func text(_ most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &seed)).map { _ in Self.pieces.randomElement(using: &seed) ?? "" }.joined()
  }

  /// A book of sections and blocks of all kinds, some of them empty.
  package mutating func book() -> TextFixture {
    TextFixture((0..<Int.random(in: 1...3, using: &seed)).map { _ in section() })
  }

  private mutating func section() -> Section {
    var text = ""
    var blocks: [Block] = []
    var spans: [Span] = []
    let containers = (0..<Int.random(in: 0...3, using: &seed)).map { index in
      Container(
        index == 1 ? .quote : .list(items: 1, isOrdered: true), range: 0..<0, parent: index > 0 ? index - 1 : nil)
    }
    for _ in 0..<Int.random(in: 0...4, using: &seed) {
      let kinds: [Block.Kind] = [
        .paragraph, .paragraph, .heading(level: 2), .code, .item(.bullet), .item(.ordinal("iv.")), .separator,
      ]
      let languages = [nil, nil, "de", "fr", "ja", "th"]
      let start = text.utf8.count
      text += self.text(4)
      let marked = text.utf8.count
      text += self.text(3)
      let end = text.utf8.count
      text += self.text(24)
      let kind = Bool.random(using: &seed) ? Span.Kind.noteReference(.outside("n")) : .link(.outside("l"))
      if Bool.random(using: &seed) { spans.append(Span(kind, range: marked..<end)) }
      text += "\n"
      let block = Block(
        kinds.randomElement(using: &seed) ?? .paragraph, range: start..<text.utf8.count,
        container: containers.indices.randomElement(using: &seed),
        language: languages.randomElement(using: &seed) ?? nil)
      blocks.append(block)
    }
    return Section(text: text, blocks: blocks, containers: containers, spans: spans)
  }
}
