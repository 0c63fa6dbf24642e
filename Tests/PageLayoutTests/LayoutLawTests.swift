import PageLayout
import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct LayoutLawTests {
  @Test func `rows and pages of any text tile it and fit any screen`() throws {
    var random = RandomText(seed: Seed("layout"))
    for measure in LayoutLaws.measures.flatMap({ Array(repeating: $0, count: 75) }) {
      let book = random.book()
      let size = PageSize(
        columns: Int.random(in: 1...100, using: &random.seed), lines: Int.random(in: 1...40, using: &random.seed),
        measure: measure)
      let laws = LayoutLaws(book, size)
      laws.checkTiles()
      laws.checkNeighbours()
      laws.checkRows()
      try laws.checkIndex()
      laws.checkPoints(&random.seed)
    }
  }

  @Test func `every screen from 1 by 1 to 100 by 40 shows the whole text`() {
    let book = TextFixture(
      (.heading(level: 1), "Morning 猫"), (.paragraph, "We started out — early."), (.code, "a\u{B}b"), (.separator, "")
    )
    for columns in 1...100 {
      for lines in 1...40 {
        LayoutLaws(book, PageSize(columns: columns, lines: lines)).checkTiles()
        LayoutLaws(book, PageSize(columns: columns, lines: lines, measure: .braille)).checkTiles()
      }
    }
  }

  @Test func `words and sentences are the same on every screen`() {
    let book = GoldenPageTests.guide
    var spoken: Set<[TextRange]> = []
    let sizes = LayoutLaws.measures.flatMap { measure in
      [20, 80, 200].map { PageSize(columns: $0, lines: 8, measure: measure) }
    }
    for size in sizes {
      let pages = PaginatedBook(text: book, size: size, cells: LayoutLaws.cells)
      let tokenizer = UnitTokenizer(text: book)
      var units: [TextRange] = []
      var next = tokenizer.unit(.sentence, enclosing: .start, toward: .forward)
      while let unit = next {
        // The layout is asked as reading goes, as a session does.
        #expect(pages.page(containing: unit.lower).range.contains(unit.lower))
        units.append(unit)
        next = tokenizer.unit(.sentence, next: unit.lower, toward: .forward)
      }
      spoken.insert(units)
    }
    #expect(spoken.count == 1)
    #expect(spoken.first?.count == 5)
  }

  @Test(arguments: ["word ", "猫", "x", "été, ", "🇫🇷"])
  func `a huge block is laid out the same from wherever it is asked`(piece: String) {
    let text = String(repeating: piece, count: 150_000 / piece.utf8.count)
    let book = TextFixture((.paragraph, text), (.heading(level: 1), "After"))
    let size = PageSize(columns: 60, lines: 24)
    LayoutLaws(book, size).checkTiles()
    let whole = PaginatedBook(text: book, size: size, cells: LayoutLaws.cells)
    _ = whole.line(containing: TextPosition(section: 0, offset: .max))
    for offset in stride(from: 0, to: text.utf8.count, by: 29_989) {
      let position = TextPosition(section: 0, offset: offset)
      let fresh = PaginatedBook(text: book, size: size, cells: LayoutLaws.cells)
      #expect(fresh.line(containing: position) == whole.line(containing: position))
      #expect(fresh.page(containing: position) == whole.page(containing: position))
    }
  }

  @Test(arguments: [70_000, 73_816, 80_000, 100_000])
  func `a huge text without breaks ends where its block does`(length: Int) {
    let book = TextFixture((.paragraph, String(repeating: "q", count: length)), (.paragraph, "x"), (.paragraph, "z"))
    LayoutLaws(book, PageSize(columns: 60, lines: 24)).checkTiles()
  }

  @Test func `a row is forced where a huge block goes on after 16 kilobytes`() {
    let book = TextFixture((.paragraph, String(repeating: "word ", count: 20_000)))
    let pages = PaginatedBook(text: book, size: PageSize(columns: 60, lines: 24), cells: LayoutLaws.cells)
    let line = pages.line(containing: TextPosition(section: 0, offset: 16_390))
    #expect(line.range.lower.offset == 16_385)
    #expect(pages.line(containing: TextPosition(section: 0, offset: 16_384)).range.upper == line.range.lower)
  }
}
