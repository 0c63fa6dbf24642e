import PageLayout
import TestSupport
import Testing
import TextModel

/// The laws for text of all scripts mixed, whatever side it is read from.
@Suite struct OrderLawTests {
  static let pieces = [
    "שלום", "קָמָץ", "(אב", "ג)", "״", "سلام", "مُحَمَّد", "لا", "١٢٣", "۴٫۵", "\u{600}", "\u{64B}", "ܫܠܡ", "ߒߞߏ", "𞤀𞤁",
    "𐤀",
    "word", "Ж", "12", "3.14", "-", "%", "[", "]", "“", "”", "<", " ", " ", " ", " ", " ", ".", ",", "!", "\u{B}",
    "\t",
    "猫", "。", "「", "한국어", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "ภาษาไทย", "กำ", "नमस्ते", "क्षि", "ি", "e\u{301}",
    "\u{301}",
    "👩‍👩‍👧‍👦", "👍🏽", "🇫🇷", "\u{1F1E6}", "1️⃣", "❤️", "\u{FE0F}", "\u{200D}", "\u{200C}", "\u{200B}", "\u{200E}", "\u{200F}",
    "\u{61C}", "\u{202E}", "\u{2067}", "\u{FEFF}", "\u{AD}", "\u{378}", "\u{E000}", "\u{FFFC}", "\u{1B}", "\u{85}",
  ]

  private func text(_ most: Int, _ seed: inout Seed) -> String {
    (0..<Int.random(in: 0...most, using: &seed)).map { _ in Self.pieces.randomElement(using: &seed) ?? "" }.joined()
  }

  private func book(_ seed: inout Seed) -> TextFixture {
    let kinds: [Block.Kind] = [
      .paragraph, .paragraph, .code, .heading(level: 1), .item(.ordinal("4.")), .item(.bullet),
    ]
    var section = (text: "", blocks: [Block](), spans: [Span]())
    let directions: [TextDirection?] = [nil, nil, .leftToRight, .rightToLeft]
    for _ in 0..<Int.random(in: 1...2, using: &seed) {
      let start = section.text.utf8.count
      for _ in 0..<Int.random(in: 1...3, using: &seed) {
        let start = section.text.utf8.count
        section.text += text(8, &seed)
        if let given = directions.randomElement(using: &seed) ?? nil {
          section.spans.append(Span(.direction(given), range: start..<section.text.utf8.count))
        }
      }
      section.text += "\n"
      let kind = kinds.randomElement(using: &seed) ?? .paragraph
      section.blocks.append(
        Block(
          kind, range: start..<section.text.utf8.count, container: Bool.random(using: &seed) ? 0 : nil,
          direction: directions.randomElement(using: &seed) ?? nil))
    }
    let list = Container(.list(items: 1, isOrdered: true), range: 0..<section.text.utf8.count)
    return TextFixture([Section(text: section.text, blocks: section.blocks, containers: [list], spans: section.spans)]
    )
  }

  @Test func `rows of any scripts tile the text, fit the screen, and lead from cells to text and back`() throws {
    var seed = Seed("order")
    for width in 1...200 {
      let book = book(&seed)
      let size = PageSize(
        columns: width, lines: Int.random(in: 1...30, using: &seed),
        measure: LayoutLaws.measures.randomElement(using: &seed) ?? .book)
      let laws = LayoutLaws(book, size)
      laws.checkTiles()
      laws.checkRows()
      laws.checkCharacters()
      laws.checkCells()
      laws.checkPoints(&seed)
    }
  }

  @Test func `the order changes no row and no page`() throws {
    var seed = Seed("order and pages")
    for _ in 0..<10 {
      let book = book(&seed)
      let size = PageSize(columns: Int.random(in: 1...90, using: &seed), lines: 9)
      let pages = [CellOrder.visual, .logical].map {
        PaginatedBook(text: book, size: size, cells: LayoutLaws.cells, order: $0)
      }
      var page: Page? = pages[0].page(containing: .start)
      while let shown = page {
        let lines = pages.map { pages in
          pages.rows(of: shown).map { row in row.texts.map(\.line) }
        }
        #expect(lines[0] == lines[1])
        page = pages[0].page(.forward, from: shown)
        #expect(page == pages[1].page(.forward, from: shown))
      }
    }
  }

  @Test(arguments: ["שלום, 12 (ab) ", "abc 12, שלום ", "שלום"])
  func `a row of a huge block is the same on a page and alone`(piece: String) {
    let text = String(repeating: piece, count: 24_000 / piece.utf8.count)
    let book = TextFixture((.paragraph, "12 " + text))
    LayoutLaws(book, PageSize(columns: 60, lines: 24)).checkCells(ofPages: [0, 9, 12])
  }
}
