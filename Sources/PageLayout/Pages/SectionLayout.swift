import TextModel

/// The rows and pages of one section, as far as they are laid out.
struct SectionLayout: Sendable {
  /// The rows in order; each ends where the next one starts.
  var rows: [LayoutRow] = []
  /// The first row of each page.
  var pageStarts: [Int] = []
  /// How many rows are on a page; the rows behind them wait for what follows.
  var pagedRows = 0
  /// Whether the whole section is laid out.
  var isComplete = false
  /// The length of the section in UTF-8 bytes.
  let length: Int

  init(length: Int) {
    self.length = length
  }

  /// Whether the row at an offset and its end are known.
  func knowsRow(at offset: Int) -> Bool { isComplete || rows.last.map { $0.start > offset } ?? false }

  /// Whether a page and its end are known.
  func knowsPage(_ index: Int) -> Bool { isComplete || pageStarts.count > index + 1 }

  /// Whether the page at an offset and its end are known.
  func knowsPage(at offset: Int) -> Bool {
    isComplete || pageStarts.last.map { rows[$0].start > offset } ?? false
  }

  /// The row that holds an offset, the last one for the end of the section; the layout must have rows.
  ///
  /// - Complexity: O(log n).
  func row(at offset: Int) -> Int {
    max(0, rows.partitioningIndex { $0.start > offset } - 1)
  }

  /// The page that holds a row; the row must be on one.
  func page(ofRow row: Int) -> Int {
    max(0, pageStarts.partitioningIndex { $0 > row } - 1)
  }

  /// The UTF-8 offsets of a row; rows tile the section.
  func range(ofRow row: Int) -> Range<Int> {
    rows[row].start..<(row + 1 < rows.count ? rows[row + 1].start : length)
  }

  /// The rows of a page.
  func rows(ofPage page: Int) -> Range<Int> {
    pageStarts[page]..<(page + 1 < pageStarts.count ? pageStarts[page + 1] : rows.count)
  }

  /// The UTF-8 offsets of a page; pages tile the section.
  func range(ofPage page: Int) -> Range<Int> {
    let rows = rows(ofPage: page)
    return self.rows[rows.lowerBound].start..<range(ofRow: rows.upperBound - 1).upperBound
  }

  /// Whether a row is the first of its block.
  func isFirst(_ row: Int) -> Bool {
    row == 0 || rows[row - 1].block != rows[row].block
  }

  /// The rows of a page by the row of the screen they are shown in, nil for a blank one.
  func grid(ofPage page: Int) -> [Int?] {
    var grid: [Int?] = []
    for row in rows(ofPage: page) {
      if !grid.isEmpty { grid += Array(repeating: nil, count: rows[row].gap) }
      grid.append(row)
    }
    return grid
  }
}
