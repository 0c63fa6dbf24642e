import PageLayout
import TestSupport
import Testing
import TextModel

/// Words that are divided at the ends of rows.
@Suite struct HyphenationTests {
  /// Rules that divide a word after every third letter, but for its last one.
  static let thirds = Hyphenation(name: "thirds", language: "en") { word in
    let ends = word.indices.dropFirst().enumerated().filter { $0.offset % 3 == 2 }.map(\.element)
    return ends.filter { word.distance(from: $0, to: word.endIndex) > 1 }.map {
      word.utf8.distance(from: word.startIndex, to: $0)
    }
  }

  static func style(_ isJustified: Bool = false) -> PageStyle {
    var style = PageStyle()
    style.hyphenation = thirds
    style.isJustified = isJustified
    return style
  }

  private func rows(
    _ text: String, _ kind: Block.Kind = .paragraph, language: String? = nil, columns: Int = 12,
    _ style: PageStyle = HyphenationTests.style()
  ) -> [String] {
    let text = text + "\n"
    let section = Section(
      text: text, blocks: [Block(kind, range: 0..<text.utf8.count)], language: language)
    let book = TextFixture([section])
    let pages = PaginatedBook(
      text: book, size: PageSize(columns: columns, lines: 30).with(style), cells: LayoutLaws.cells)
    return pages.rows(of: pages.page(containing: .start)).flatMap(\.texts).map { row in
      book.text(in: row.visible) + (row.ending == .hyphen ? "-" : "")
    }
  }

  @Test func `a word is divided where as much of it as can be fits with a hyphen`() {
    #expect(rows("one accessibility two") == ["one access-", "ibility two"])
    #expect(rows("seventy accessibility") == ["seventy acc-", "essibility"])
    #expect(rows("elevenletter accessibility") == ["elevenletter", "accessibi-", "lity"])
    #expect(rows("at ten row abcdefg") == ["at ten row", "abcdefg"], "no room for a part and a hyphen")
  }

  @Test func `a word that is longer than rows is divided in each of them`() {
    #expect(rows("abcdefghijklmnopqrstuvwxyz", columns: 8) == ["abcdef-", "ghijkl-", "mnopqr-", "stuvwxyz"])
  }

  @Test func `symbols around a word and inside it stay where they are`() {
    #expect(rows("one \u{201C}accessibility,\u{201D} two") == ["one \u{201C}access-", "ibility,\u{201D}", "two"])
    #expect(rows("one x1y2z3a4b5c6 two") == ["one", "x1y2z3a4b5c6", "two"])
    #expect(rows("one four two") == ["one four two"])
    #expect(rows("eleven one four") == ["eleven one", "four"], "a short word is not divided")
  }

  @Test func `a word in which its author has put soft hyphens is divided there alone`() {
    #expect(rows("one acces\u{AD}sibility two") == ["one acces\u{AD}", "sibility two"])
  }

  @Test func `words of other languages, headings, code and verse are not divided`() {
    let whole = ["one", "accessibilit", "y two"]
    #expect(rows("one accessibility two", language: "de") == whole)
    #expect(rows("one accessibility two", language: "en-GB") == ["one access-", "ibility two"])
    #expect(rows("one accessibility two", .heading(level: 2)) == whole)
    #expect(rows("one accessibility\u{B}two").contains { $0.hasSuffix("-") } == false)
    #expect(rows("one accessibility two", .code).contains { $0.hasSuffix("-") } == false)
  }

  @Test func `a row that is filled to its edge has its hyphen there`() throws {
    let text = "a b accessibility two three four\n"
    let book = TextFixture([Section(text: text, blocks: [Block(.paragraph, range: 0..<text.utf8.count)])])
    let pages = PaginatedBook(
      text: book, size: PageSize(columns: 15, lines: 30).with(Self.style(true)), cells: LayoutLaws.cells)
    let row = try #require(pages.rows(of: pages.page(containing: .start)).first?.texts.first)
    #expect(row.ending == .hyphen && row.column + row.width == 14)
  }

  @Test(arguments: [20, 23, 40, 72, 120])
  func `divided words tile rows, and each character has its cell`(columns: Int) {
    let words =
      "Accessibility of extraordinary circumstances, incomprehensibly \u{201C}straightforward\u{201D} as ever. "
    let book = TextFixture(paragraphs: (1...8).map { String(repeating: words, count: $0) })
    let laws = LayoutLaws(book, PageSize(columns: columns, lines: 12).with(Self.style(columns % 2 == 0)))
    laws.checkTiles()
    laws.checkCharacters()
    laws.checkCells()
  }
}
