import Foundation
import PageLayout
import TestSupport
import Testing
import TextModel

@Suite struct GoldenPageTests {
  static let guide = TextFixture(
    (.heading(level: 2), "Morning"),
    (
      .paragraph,
      "We started out our morning in Lincoln Park, admiring\u{B}the views of the Chicago skyline. The zoo had lots of animals."
    ),
    (.heading(level: 2), "Midday"), (.paragraph, "At lunchtime, we walked along the Chicago river."))

  @Test func `a heading moves to the next page with the row after it`() {
    let margin = String(repeating: " ", count: 4)
    #expect(
      Screen(Self.guide, 80, 8).rows == [
        [
          margin + "Morning", "", margin + "We started out our morning in Lincoln Park, admiring",
          margin + "the views of the Chicago skyline. The zoo had lots of animals.",
        ], [margin + "Midday", "", margin + "At lunchtime, we walked along the Chicago river."],
      ])
  }

  @Test func `rows and pages tile the text`() {
    let screen = Screen(Self.guide, 80, 8)
    let pages = screen.all
    #expect(pages.map(\.range.offsets) == [0..<124, 124..<180])
    let lines = [0, 8, 61, 124, 131].map {
      screen.pages.line(containing: TextPosition(section: 0, offset: $0))
    }
    #expect(lines.map(\.range.offsets) == [0..<8, 8..<61, 61..<124, 124..<131, 131..<180])
    #expect(lines.map(\.index) == [0, 1, 2, 3, 4])
    #expect(screen.pages.line(containing: TextPosition(section: 0, offset: 180)).index == 4)
    #expect(screen.pages.page(containing: TextPosition(section: 9, offset: 0)) == pages[1])
  }

  @Test func `pages have numbers once the book is indexed`() throws {
    let screen = Screen(Self.guide, 80, 8)
    #expect(screen.pages.pageCount == nil)
    #expect(screen.pages.number(of: screen.all[1]) == nil)
    let index = try #require(PageIndex.build(Self.guide, size: screen.pages.size, cells: LayoutLaws.cells))
    let numbered = screen.pages.indexed(by: index)
    #expect(numbered.pageCount == 2)
    #expect(screen.all.map { numbered.number(of: $0) } == [1, 2])
    #expect(numbered.page(number: 2) == screen.all[1])
    #expect(numbered.page(number: 3) == nil)
    #expect(numbered.page(number: 0) == nil)
    #expect(index.book.length == 180)
    #expect(try JSONDecoder().decode(PageIndex.self, from: JSONEncoder().encode(index)) == index)
  }

  @Test func `a selection covers a run of cells in each of its rows`() {
    let screen = Screen(Self.guide, 80, 8)
    let page = screen.all[0]
    let range = TextRange(section: 0, 11..<70)
    #expect(
      screen.pages.selectionRects(for: range, on: page) == [
        CellRect(row: 2, column: 7, width: 49), CellRect(row: 3, column: 4, width: 9),
      ])
    let next = TextRange(section: 0, 8..<180)
    #expect(screen.pages.selectionRects(for: next, on: screen.all[1]).map(\.row) == [0, 2])
    #expect(screen.pages.selectionRects(for: TextRange(section: 0, 7..<8), on: page).isEmpty)
  }

  @Test(arguments: [
    (0, 0, 0), (0, 6, 2), (0, 99, 7), (1, 4, 8), (2, 55, 59), (2, 56, 60), (2, 99, 60), (3, 4, 61), (9, 4, 61),
    (-1, 4, 0),
  ])
  func `a cell leads to the position nearest to it`(row: Int, column: Int, offset: Int) {
    let screen = Screen(Self.guide, 80, 8)
    let point = CellPoint(row: row, column: column)
    #expect(screen.pages.position(closestTo: point, on: screen.all[0]) == TextPosition(section: 0, offset: offset))
  }

  @Test func `the cursor stands in the cell of its position`() {
    let screen = Screen(Self.guide, 80, 8)
    let (first, second) = (screen.all[0], screen.all[1])
    func point(_ offset: Int, _ page: Page) -> CellPoint? {
      screen.pages.point(of: TextPosition(section: 0, offset: offset), on: page)
    }
    #expect(point(11, first) == CellPoint(row: 2, column: 7))
    #expect(point(7, first) == CellPoint(row: 0, column: 11))
    #expect(point(131, first) == nil)
    #expect(point(131, second) == CellPoint(row: 2, column: 4))
    #expect(point(180, second) == CellPoint(row: 2, column: 52))
  }
}
