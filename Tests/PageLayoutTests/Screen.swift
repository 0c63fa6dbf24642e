import PageLayout
import TestSupport
import TextModel

/// The pages of a book as rows of text, for tests that show what is seen.
struct Screen {
  let book: TextFixture
  let pages: PaginatedBook

  init(_ book: TextFixture, _ columns: Int, _ lines: Int, _ measure: PageSize.Measure = .book) {
    self.book = book
    let size = PageSize(columns: columns, lines: lines, measure: measure)
    pages = PaginatedBook(text: book, size: size, cells: LayoutLaws.cells)
  }

  /// All pages in order.
  var all: [Page] {
    var all = [pages.page(containing: .start)]
    while let last = all.last, let next = pages.page(.forward, from: last) { all.append(next) }
    return all
  }

  /// The rows of each page as shown, blanks behind them left out.
  var rows: [[String]] { all.map { pages.rows(of: $0).map(shown) } }

  private func shown(_ row: PageRow) -> String {
    guard case .text(let row) = row else { return "" }
    let text = book.text(in: row.visible)
    guard let marker = row.marker else { return String(repeating: " ", count: row.column) + text }
    let start = String(repeating: " ", count: marker.column) + marker.text
    return start + String(repeating: " ", count: row.column - start.count) + text
  }
}
