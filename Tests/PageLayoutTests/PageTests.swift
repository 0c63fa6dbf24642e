import PageLayout
import TestSupport
import Testing
import TextModel

@Suite struct PageTests {
  @Test func `every section begins a page and empty sections have none`() {
    let one = TextFixture((.paragraph, "One")).sections
    let book = TextFixture([.empty] + one + [.empty, .empty] + one + [.empty])
    let screen = Screen(book, 20, 10)
    #expect(screen.rows == [["One"], ["One"]])
    #expect(screen.all.map(\.section) == [1, 4])
    #expect(screen.pages.page(.backward, from: screen.all[1]) == screen.all[0])
    #expect(screen.pages.page(.backward, from: screen.all[0]) == nil)
    #expect(screen.pages.line(containing: TextPosition(section: 5, offset: 0)).range.lower.section == 4)
    #expect(screen.pages.line(containing: TextPosition(section: 2, offset: 0)).range.lower.section == 4)
    let index = PageIndex.build(book, size: screen.pages.size, cells: LayoutLaws.cells)
    #expect(index?.pages == [[], [0], [], [], [0], []])
    #expect(screen.all.map { index?.number(section: $0.section, page: $0.index) } == [1, 2])
    #expect(index?.place(ofPage: 2)?.section == 4)
  }

  @Test func `what lies far in a long text is near once it is laid out as far as that`() {
    let book = TextFixture((.paragraph, String(repeating: "so it went ", count: 100_000)), (.paragraph, "End"))
    let pages = PaginatedBook(text: book, size: PageSize(columns: 80, lines: 24), cells: LayoutLaws.cells)
    let (middle, end) = (TextPosition(section: 0, offset: 600_000), TextPosition(section: 0, offset: 1_100_001))
    #expect(pages.isNear(TextPosition(section: 0, offset: 1_000)) && !pages.isNear(middle) && !pages.isNear(end))
    pages.layOut(to: .position(middle)) { true }
    #expect(!pages.isNear(middle))
    pages.layOut(to: .position(middle)) { false }
    #expect(pages.isNear(middle) && !pages.isNear(end))
    pages.layOut(to: .position(end)) { false }
    #expect(pages.isNear(end))
    let fresh = PaginatedBook(text: book, size: pages.size, cells: LayoutLaws.cells)
    #expect(fresh.page(containing: end) == pages.page(containing: end))
  }

  @Test func `a book without text has one page without rows`() throws {
    let screen = Screen(TextFixture([.empty]), 20, 10)
    #expect(screen.rows == [[]])
    #expect(screen.pages.line(containing: .start).range.isEmpty)
    #expect(
      try #require(PageIndex.build(screen.book, size: screen.pages.size, cells: LayoutLaws.cells)).pageCount == 1)
    #expect(Screen(TextFixture([]), 20, 10).rows == [[]])
  }

  @Test func `headings one after another stay with what they head`() {
    let book = TextFixture(
      (.paragraph, "a"), (.heading(level: 2), "Part"), (.heading(level: 2), "Chapter"), (.paragraph, "b\u{B}c"))
    #expect(Screen(book, 20, 7).rows == [["a", "Part", "Chapter", "b", "c"]])
    #expect(Screen(book, 20, 5).rows == [["a", "Part", "Chapter", "b"], ["c"]])
    #expect(Screen(book, 20, 4).rows == [["a"], ["Part", "Chapter", "b"], ["c"]])
    #expect(Screen(book, 20, 3).rows == [["a", "Part"], ["Chapter", "b"], ["c"]])
    #expect(Screen(book, 20, 2).rows == [["a"], ["Part"], ["Chapter"], ["b"], ["c"]])
  }

  @Test func `no page begins with a blank row or ends with one`() {
    let book = TextFixture(paragraphs: (0..<9).map { "p\($0)" })
    #expect(
      Screen(book, 20, 8).rows == [
        ["p0", "", "p1", "", "p2"], ["p3", "", "p4", "", "p5"], ["p6", "", "p7", "", "p8"],
      ])
  }

  @Test func `blocks without text take a row`() {
    let book = TextFixture((.paragraph, "a"), (.separator, ""), (.image, ""), (.paragraph, "b"))
    #expect(Screen(book, 20, 7).rows == [["a", "       * * *", "", "b"]])
  }

  @Test func `counting pages stops when cancelled, in the middle of a section too`() {
    let book = TextFixture(paragraphs: Array(repeating: "word", count: 1000))
    var asked = 0
    let index = PageIndex.build(book, size: PageSize(columns: 80, lines: 24), cells: LayoutLaws.cells) {
      asked += 1
      return asked > 3
    }
    #expect(index == nil)
    #expect(asked == 4)
  }
}
