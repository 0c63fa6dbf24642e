import TextModel

/// The rows and pages of one section, as far as they are laid out.
struct SectionLayout: Sendable {
  /// The rows in order; each ends where the next one starts.
  var rows: [LayoutRow] = []
  /// The rows that stand beside one another, in order.
  var bands: [Band] = []
  /// The first row of each pane; a page is one pane, or two side by side.
  var panes: [Int] = []
  /// The number of rows on pages; the rows behind them wait for more.
  var pagedRows = 0
  /// A Boolean value that indicates whether the whole section is laid out.
  var isComplete = false
  /// The length of the section in UTF-8 bytes.
  let length: Int
  /// The tables that are drawn as grids or records.
  let grids: TablesInGrids
  /// The indents of its blocks.
  let indents: Indents
  /// The number of panes of a page.
  let panesOfPage: Int
  /// The rows of a pane that a title page has to itself; nil for any other section.
  private let titleRows: Int?

  init(_ section: Section, grids: TablesInGrids, indents: Indents, size: PageSize) {
    length = section.length
    panesOfPage = size.panes
    let isTitle = !section.blocks.isEmpty && section.blocks.allSatisfy { indents.part(around: $0) == .title }
    titleRows = isTitle ? size.rows : nil
    self.grids = grids
    self.indents = indents
  }

  /// The number of pages that are begun.
  var pageCount: Int { (panes.count + panesOfPage - 1) / panesOfPage }

  /// Returns a Boolean value that indicates whether the row at an offset and its end are known.
  func knowsRow(at offset: Int) -> Bool { isComplete || rows.last.map { $0.start > offset } ?? false }

  /// Returns a Boolean value that indicates whether a page and its end are known.
  func knowsPage(_ index: Int) -> Bool { isComplete || pageCount > index + 1 }

  /// Returns a Boolean value that indicates whether the page at an offset and its end are known.
  func knowsPage(at offset: Int) -> Bool {
    isComplete || pageCount > 0 && rows[panes[(pageCount - 1) * panesOfPage]].start > offset
  }

  /// Returns the row that holds an offset, the last one for the end of the section; the layout must have rows.
  ///
  /// - Complexity: O(log n).
  func row(at offset: Int) -> Int {
    max(0, rows.partitioningIndex { $0.start > offset } - 1)
  }

  /// Returns the page that holds a row; the row must be on one.
  func page(ofRow row: Int) -> Int {
    max(0, panes.partitioningIndex { $0 > row } - 1) / panesOfPage
  }

  /// Returns the band that a row stands in; nil for a row that has its rows of the screen for itself.
  ///
  /// - Complexity: O(log n).
  func band(ofRow row: Int) -> Band? {
    let after = bands.partitioningIndex { $0.rows.lowerBound > row }
    guard after > 0, bands[after - 1].rows.contains(row) else { return nil }
    return bands[after - 1]
  }

  /// Returns the UTF-8 offsets of a row; rows tile the section.
  func range(ofRow row: Int) -> Range<Int> {
    rows[row].start..<(row + 1 < rows.count ? rows[row + 1].start : length)
  }

  /// Returns the rows of a page.
  func rows(ofPage page: Int) -> Range<Int> {
    let next = (page + 1) * panesOfPage
    return panes[page * panesOfPage]..<(next < panes.count ? panes[next] : rows.count)
  }

  /// Returns the UTF-8 offsets of a page; pages tile the section.
  func range(ofPage page: Int) -> Range<Int> {
    let rows = rows(ofPage: page)
    return self.rows[rows.lowerBound].start..<range(ofRow: rows.upperBound - 1).upperBound
  }

  /// Returns a Boolean value that indicates whether a row is the first of its block.
  func isFirst(_ row: Int) -> Bool {
    row == 0 || rows[row - 1].block != rows[row].block
  }

  /// Returns a Boolean value that indicates whether a row stands beside the box to check that is in the row before it.
  func isBesideChoice(_ row: Int) -> Bool {
    row > 0 && rows[row].drop == 0 && !rows[row].isLeftOut && band(ofRow: row) == nil
  }

  /// The place of a row of a page.
  struct Place: Hashable {
    /// The row of the screen, from the top of the page.
    let y: Int
    /// The pane, from 0.
    let pane: Int
  }

  /// The blank rows above a title page, which stands higher than the middle: a third of what it leaves free.
  private var sink: Int {
    guard let titleRows, isComplete, panes.count == 1 else { return 0 }
    return max(0, titleRows - 1 - rows.dropFirst().reduce(0) { $0 + $1.drop }) / 3
  }

  /// Returns the place of each row of a page, in the order of the text.
  func places(ofPage page: Int) -> [Place] {
    let first = page * panesOfPage
    let starts = panes[first..<min(first + panesOfPage, panes.count)]
    let sink = sink
    var place = Place(y: sink, pane: 0)
    return rows(ofPage: page).map { row in
      if let pane = starts.firstIndex(of: row) {
        place = Place(y: sink, pane: pane - first)
      } else {
        place = Place(y: place.y + rows[row].drop, pane: place.pane)
      }
      return place
    }
  }
}
