import PageLayout
import TestSupport
import TextModel

/// The pages of a book as rows of text, for tests that show what is seen.
struct Screen {
  let book: TextFixture
  let pages: PaginatedBook

  init(
    _ book: TextFixture, _ columns: Int, _ lines: Int, _ measure: PageSize.Measure = .book, order: CellOrder = .visual
  ) {
    self.book = book
    let size = PageSize(columns: columns, lines: lines, measure: measure)
    pages = PaginatedBook(text: book, size: size, cells: LayoutLaws.cells, order: order)
  }

  init(_ book: TextFixture, _ pages: PaginatedBook) {
    self.book = book
    self.pages = pages
  }

  /// All pages in order.
  var all: [Page] {
    var all = [pages.page(containing: .start)]
    while let last = all.last, let next = pages.page(.forward, from: last) { all.append(next) }
    return all
  }

  /// The rows of each page as shown, blanks behind them left out.
  var rows: [[String]] { all.map { pages.rows(of: $0).map(shown) } }

  /// The rows of the first page as they are seen, cell by cell.
  var seen: [String] {
    pages.rows(of: all[0]).map { row in
      let shown = row.texts.flatMap { text -> [(Int, Character)] in
        let marker = text.marker.map { marker in zip(marker.column..., marker.text).map { ($0, $1) } } ?? []
        return marker
          + text.characters.filter { $0.width > 0 && $0.character != "\t" }.map { ($0.column, $0.character) }
      }
      let rules = row.rules.flatMap { $0.map { ($0, Character("─")) } }
      return (shown + rules).sorted { $0.0 < $1.0 }.reduce(into: "") { seen, next in
        let width = seen.reduce(0) { $0 + LayoutLaws.cells.width(of: $1, at: $0) }
        seen += String(repeating: " ", count: next.0 - width) + String(next.1)
      }
    }
  }

  private func shown(_ row: PageRow) -> String {
    guard let row = row.texts.first else { return "" }
    let text = book.text(in: row.visible)
    if text.isEmpty, row.marker == nil { return "" }
    guard let marker = row.marker else { return String(repeating: " ", count: row.column) + text }
    let start = String(repeating: " ", count: marker.column) + marker.text
    guard start.count <= row.column else { return start }
    return start + String(repeating: " ", count: row.column - start.count) + text
  }
}
