import PageLayout
import TestSupport
import Testing
import TextModel

@Suite struct RowTests {
  @Test(arguments: [
    (10, "one two three four", ["one two", "three four"]),
    (7, "one two   three", ["one two", "three"]),
    (5, "abcdefghijkl mn", ["abcde", "fghij", "kl mn"]),
    (5, "so abcdefgh", ["so", "abcde", "fgh"]),
    (4, "猫が好きです", ["猫が", "好き", "です"]),
    (3, "猫が好き", ["猫", "が", "好", "き"]),
    (6, "well-known", ["well-", "known"]),
    (3, "e\u{301}e\u{301}e\u{301}e\u{301}", ["e\u{301}e\u{301}e\u{301}", "e\u{301}"]),
    (8, "ab\u{B}cd\u{B}", ["ab", "cd"]),
    (8, "ab\u{B}\u{B}cd", ["ab", "", "cd"]),
    (1, "abc", ["a", "b", "c"]),
    (8, "", [""]),
    (5, "exam\u{AD}ple", ["exam\u{AD}", "ple"]),
    (8, "exam\u{AD}ple", ["exam\u{AD}ple"]),
    (4, "exam\u{AD}ple", ["exam", "ple"]),
    (5, "ab cd\u{AD}\u{B}x", ["ab", "cd\u{AD}", "x"]),
  ])
  func `a row holds as much as fits`(width: Int, text: String, rows: [String]) {
    let screen = Screen(TextFixture((.paragraph, text)), width, 99)
    #expect(screen.rows == [rows])
  }

  @Test func `lines of code stand as they are, set in, long ones cut`() {
    let code = TextFixture((.code, "if x {\u{B}  go\u{B}\u{B}}\u{B}abcdefghijk lm\u{B}"))
    #expect(Screen(code, 10, 99).rows == [["  if x {", "    go", "", "  }", "  abcdefgh", "  ijk lm"]])
    #expect(Screen(TextFixture((.code, "a\tb\u{B}abc\td")), 12, 99).rows == [["  a\tb", "  abc\td"]])
  }

  @Test func `items hang behind their markers and lists set in`() {
    let text = "First item\nmore\nInner\nSaid\n"
    let section = Section(
      text: text,
      blocks: [
        Block(.item(.ordinal("3.")), range: 0..<11, container: 0), Block(.paragraph, range: 11..<16, container: 0),
        Block(.item(.bullet), range: 16..<22, container: 1), Block(.paragraph, range: 22..<27, container: 2),
      ],
      containers: [
        Container(.list(items: 1, isOrdered: true), range: 0..<22),
        Container(.list(items: 1, isOrdered: false), range: 16..<22, parent: 0), Container(.quote, range: 22..<27),
      ])
    let book = TextFixture([section])
    #expect(
      Screen(book, 14, 20).rows == [["  3. First", "     item", "     more", "    • Inner", "", "    Said"]])
    #expect(Screen(book, 7, 7).rows.flatMap { $0 }.prefix(4) == ["3. Firs", "   t", "   item", "   more"])
    #expect(Screen(book, 6, 7).rows.flatMap { $0 }.prefix(2) == ["First", "item"])
  }

  @Test(arguments: [(39, 39, 0), (40, 40, 0), (72, 72, 0), (73, 72, 0), (100, 72, 14)])
  func `text is at most 72 cells wide and stands in the middle`(columns: Int, width: Int, margin: Int) {
    let size = PageSize(columns: columns, lines: 24)
    #expect(size.textWidth == width)
    #expect(size.margin == margin)
    #expect(PageSize(columns: columns, lines: 24, measure: .allColumns).textWidth == columns)
  }

  @Test(arguments: [(24, 21, 1), (10, 7, 1), (9, 7, 1), (8, 6, 1), (7, 6, 0), (2, 1, 0), (1, 1, 0), (0, 1, 0)])
  func `below 8 lines there is no header and no blank row, and below 10 no blank row behind the header`(
    lines: Int, rows: Int, gap: Int
  ) {
    let size = PageSize(columns: 80, lines: lines)
    #expect(size.rows == rows)
    #expect(size.blockGap == gap)
  }

  @Test func `rows that go on with a line with tabs begin where the first tabs between its words lead to`() {
    let cells = CellWidth.terminal()
    func rows(_ text: String, columns: Int) -> [(String, Int)] {
      let book = TextFixture((.paragraph, text))
      let pages = PaginatedBook(text: book, size: PageSize(columns: columns, lines: 20), cells: cells)
      return pages.rows(of: pages.page(containing: .start)).flatMap(\.texts).map {
        (book.text(in: $0.visible), $0.column)
      }
    }
    let help = rows("Down:\t\tthe next line of the text", columns: 35)
    #expect(help.map(\.0) == ["Down:\t\tthe next line of", "the text"])
    #expect(help.map(\.1) == [0, 16])
    // Tabs that a paragraph begins with set it in and nothing else, and so do those that leave no room.
    #expect(rows("\tThe next line of the text is here", columns: 30).map(\.1) == [0, 0])
    #expect(rows("Down:\t\tthe next line", columns: 25).map(\.1) == [0, 0])
  }

  @Test func `widths are injected`() {
    let wide = PaginatedBook(
      text: TextFixture((.paragraph, "\u{E000}\u{E000}")), size: PageSize(columns: 3, lines: 9),
      cells: CellWidth { _ in 2 })
    #expect(wide.rows(of: wide.page(containing: .start)).count == 2)
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("猫", 2), ("👕", 2), ("\u{B}", 0), ("\u{AD}", 0), ("\u{7}", 1),
      ("\u{200B}", 0),
    ] as [(Character, Int)])
  func `a character takes the cells that the C library says`(character: Character, width: Int) {
    #expect(CellWidth.terminal().width(of: character, at: 0) == width)
  }
}
