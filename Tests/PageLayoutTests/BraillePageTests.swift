import PageLayout
import TestSupport
import Testing
import TextModel

/// Pages as fingers read them.
@Suite struct BraillePageTests {
  @Test func `paragraphs begin two cells in, with no blank row and no margin`() {
    #expect(
      Screen(GoldenPageTests.guide, 40, 6, .braille).rows == [
        [
          "Morning", "  We started out our morning in Lincoln", "Park, admiring",
          "the views of the Chicago skyline. The", "zoo had lots of animals.",
        ], ["Midday", "  At lunchtime, we walked along the", "Chicago river."],
      ])
  }

  @Test func `headings, items, separators and code begin at the edge, other text two cells in`() {
    let book = TextFixture(
      (.heading(level: 1), "Head"), (.item(.bullet), "Item"), (.separator, ""), (.code, "code"),
      (.cell(row: 0, column: 0, isHeader: false), "Cell"),
      (.caption, "Caption"), (.image, "Image"))
    let rows = ["Head", "• Item", "", "code", "  Cell", "  Caption", "  Image"]
    #expect(Screen(book, 20, 20, .braille).rows == [rows])
  }

  @Test func `a paragraph of a list item is set in beyond the text of the item`() {
    let section = Section(
      text: "One\nTwo three\n",
      blocks: [
        Block(.item(.bullet), range: 0..<4, container: 0), Block(.paragraph, range: 4..<14, container: 0),
      ],
      containers: [Container(.list(items: 1, isOrdered: false), range: 0..<14)])
    #expect(Screen(TextFixture([section]), 14, 9, .braille).rows == [["  • One", "      Two", "    three"]])
  }

  @Test(arguments: [(10, ["  a b c d", "e f g"]), (9, ["a b c d e", "f g"])])
  func `on a row of fewer than ten cells the indent gives way`(columns: Int, rows: [String]) {
    #expect(Screen(TextFixture((.paragraph, "a b c d e f g")), columns, 9, .braille).rows == [rows])
  }

  @Test(arguments: [1, 2, 8, 60])
  func `every row of the display is for the text`(lines: Int) {
    let size = PageSize(columns: 100, lines: lines, measure: .braille)
    #expect(size.rows == lines)
    #expect(size.textWidth == 100)
    #expect([size.headerRows, size.statusRows, size.blockGap, size.margin] == [0, 0, 0, 0])
  }

  @Test func `only the first row of a huge paragraph is set in`() throws {
    let book = TextFixture((.paragraph, String(repeating: "word ", count: 20_000)))
    let pages = PaginatedBook(
      text: book, size: PageSize(columns: 60, lines: 3000, measure: .braille), cells: LayoutLaws.cells)
    let columns = pages.rows(of: pages.page(containing: .start)).map { $0.texts.first?.column ?? -1 }
    #expect(columns.first == 2)
    #expect(columns.count > 1600 && columns.dropFirst().allSatisfy { $0 == 0 })
  }

  @Test func `a cell of an indented row leads to its character and back`() {
    let screen = Screen(TextFixture((.paragraph, "one two three four")), 12, 4, .braille)
    let page = screen.all[0]
    for (column, offset) in [(0, 0), (2, 0), (3, 1), (6, 4)] {
      let position = TextPosition(section: 0, offset: offset)
      #expect(screen.pages.position(closestTo: CellPoint(row: 0, column: column), on: page) == position)
      #expect(screen.pages.point(of: position, on: page) == CellPoint(row: 0, column: max(2, column)))
    }
  }
}
