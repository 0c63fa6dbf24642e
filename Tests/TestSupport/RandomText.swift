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

  private static let containers: [Container.Kind] = [
    .list(items: 1, isOrdered: true), .table(rows: 2, columns: 1), .quote, .figure, .aside(name: ""),
    .region(.footnote),
    .region(.foreword),
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
    let depth = Int.random(in: 0...3, using: &seed)
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
      let marks: [Span.Kind] = [
        .noteReference(.outside("n")), .link(.outside("l")), .strong, .emphasis, .image, .language("fr"),
        .pageBreak(label: "4"),
      ]
      let kind = marks.randomElement(using: &seed) ?? .strong
      if Bool.random(using: &seed) { spans.append(Span(kind, range: marked..<end)) }
      text += "\n"
      let block = Block(
        kinds.randomElement(using: &seed) ?? .paragraph, range: start..<text.utf8.count,
        container: (0..<depth).randomElement(using: &seed),
        language: languages.randomElement(using: &seed) ?? nil)
      blocks.append(block)
    }
    let containers = (0..<depth).map { level in
      let inside = blocks.filter { $0.container ?? -1 >= level }.map(\.range)
      let range = (inside.first?.lowerBound ?? 0)..<(inside.last?.upperBound ?? 0)
      let kind = Self.containers.randomElement(using: &seed) ?? .quote
      return Container(kind, range: range, parent: level > 0 ? level - 1 : nil)
    }
    return Section(text: text, blocks: blocks, containers: containers, spans: spans)
  }
}
