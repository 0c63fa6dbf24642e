import PageLayout
import TestSupport
import Testing
import TextModel

/// A section that reads differently the second time: its file is gone, or a program failed.
@Suite struct ChangedSectionTests {
  static let before = TextFixture(paragraphs: (0..<40).map { "Paragraph \($0) of a book that can be read." })
  static let others = [
    TextFixture(paragraphs: ["It cannot be read."]), TextFixture([.empty]),
    TextFixture(paragraphs: (0..<90).map { "\($0)" }),
  ]

  private func laidOut(_ text: ChangingText) -> PaginatedBook {
    PaginatedBook(text: text, size: PageSize(columns: 30, lines: 10), cells: LayoutLaws.cells)
  }

  @Test(arguments: others)
  func `it is laid out again`(other: TextFixture) {
    let text = ChangingText(Self.before, becoming: other)
    let pages = laidOut(text)
    let last = pages.page(containing: TextPosition(section: 0, offset: .max))
    #expect(last.index > 3)
    text.change(afterLooks: 0)
    let fresh = PaginatedBook(text: other, size: pages.size, cells: LayoutLaws.cells)
    #expect(pages.page(containing: .start) == fresh.page(containing: .start))
    #expect(pages.rows(of: fresh.page(containing: .start)) == fresh.rows(of: fresh.page(containing: .start)))
    #expect(pages.page(containing: last.range.lower) == fresh.page(containing: last.range.lower))
    #expect(pages.line(containing: last.range.lower) == fresh.line(containing: last.range.lower))
    #expect(pages.rows(of: last) == fresh.rows(of: last))
  }

  @Test func `as many bytes in other blocks are laid out again too`() {
    let text = ChangingText(
      TextFixture(paragraphs: ["One", "Two", "Six"]), becoming: TextFixture(paragraphs: ["One Two Six"]))
    let pages = laidOut(text)
    #expect(pages.rows(of: pages.page(containing: .start)).count == 5)
    text.change(afterLooks: 0)
    #expect(pages.rows(of: pages.page(containing: .start)).count == 1)
  }

  @Test(arguments: others)
  func `nothing that is asked of a page that is gone does harm, whenever that happens`(other: TextFixture) {
    for looks in 0..<12 {
      let text = ChangingText(Self.before, becoming: other)
      let pages = laidOut(text)
      let last = pages.page(containing: TextPosition(section: 0, offset: .max))
      text.change(afterLooks: looks)
      _ = pages.selectionRects(for: last.range, on: last)
      _ = pages.position(closestTo: CellPoint(row: 3, column: 3), on: last)
      _ = pages.point(of: last.range.lower, on: last)
      _ = (pages.page(.backward, from: last), pages.page(.forward, from: last))
      _ = (pages.line(containing: last.range.lower), pages.pageCount(ofSection: 0))
      #expect(pages.rows(of: pages.page(containing: .start)).count <= 8)
    }
  }
}
