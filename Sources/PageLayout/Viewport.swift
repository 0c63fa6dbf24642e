import TextModel

/// The rows of a book that a screen shows: those of a page, or, where the view was scrolled, the last rows of one and
/// the first of the next.
public struct Viewport: Sendable {
  /// The row at the top of a viewport.
  public struct Top: Hashable, Sendable {
    /// The page that the row is on, or below.
    public let page: Page
    /// The row of the page, from 0; less than 0 in the blank rows above it, which are seen between pages alone.
    public let row: Int

    /// The top of a page.
    public init(_ page: Page) { self.init(page, row: 0) }

    fileprivate init(_ page: Page, row: Int) {
      self.page = page
      self.row = row
    }
  }

  /// A row of the screen.
  public struct Row: Sendable {
    /// The page that it is on.
    public let page: Page
    /// Its number on the page, from 0; less than 0 for a blank row above the page.
    public let number: Int
    /// Its content.
    public let shown: PageRow
  }

  /// The rows, from the top; fewer than the screen has where the book ends.
  public let rows: [Row]
  private let book: PaginatedBook

  /// Shows a page alone.
  public init(_ page: Page, of book: PaginatedBook) {
    self.book = book
    rows = book.rows(of: page).enumerated().map { Row(page: page, number: $0.offset, shown: $0.element) }
  }

  /// Shows a screen of rows from one on, whatever pages they are on.
  public init(from top: Top, of book: PaginatedBook) {
    self.book = book
    var rows: [Row] = []
    var (page, number): (Page?, Int) = (top.page, top.row)
    while let shown = page, rows.count < book.size.rows {
      let all = book.rows(of: shown)
      while number < all.count, rows.count < book.size.rows {
        rows.append(Row(page: shown, number: number, shown: number < 0 ? PageRow() : all[number]))
        number += 1
      }
      page = book.page(.forward, from: shown)
      number = page.map { -book.gap(above: $0) } ?? 0
    }
    self.rows = rows
  }

  /// The text that is in view.
  public var range: TextRange {
    guard let first = rows.first?.page, let last = rows.last?.page else { return TextRange(.start, .start) }
    return TextRange(first.range.lower, last.range.upper)
  }

  /// Returns the cell of a position, from the top of the viewport; nil where it is not in view.
  public func point(of position: TextPosition) -> CellPoint? {
    for (row, place) in zip(rows, 0...) {
      for text in row.shown.texts where text.line.range.contains(position) {
        return CellPoint(row: place, column: min(max(0, text.column(of: position.offset)), book.size.columns - 1))
      }
    }
    // The place of what is not drawn is known to the layout. The end of a page is the start of the next one, but at the
    // end of a section.
    let row = rows.last { $0.page.range.contains(position) || $0.page.range.upper == position }
    guard let page = row?.page, let point = book.point(of: position, on: page) else { return nil }
    return rows.firstIndex { $0.page == page && $0.number == point.row }.map {
      CellPoint(row: $0, column: point.column)
    }
  }

  /// Returns the position of what stands nearest to a cell, from the top of the viewport; nil where nothing is shown.
  public func position(closestTo point: CellPoint) -> TextPosition? {
    guard let row = rows.indices.contains(point.row) ? rows[point.row] : rows.last else { return nil }
    let below = max(0, point.row - rows.count + 1)
    return book.position(
      closestTo: CellPoint(row: max(0, row.number) + below, column: point.column), on: row.page)
  }
}

extension PaginatedBook {
  /// Returns the top that is so many rows further on, or back where `rows` is less than 0, as far as there is text;
  /// whole pages where text stands in two columns.
  public func top(_ top: Viewport.Top, movedBy rows: Int) -> Viewport.Top {
    var (page, row) = (top.page, top.row + rows)
    if size.panes > 1 {
      let next = rows == 0 ? nil : self.page(rows > 0 ? .forward : .backward, from: page)
      return Viewport.Top(next ?? page)
    }
    while row < -gap(above: page) {
      guard let before = self.page(.backward, from: page) else { return Viewport.Top(page) }
      row += gap(above: page) + height(of: before)
      page = before
    }
    while row >= height(of: page) {
      guard let next = self.page(.forward, from: page) else { return Viewport.Top(page, row: height(of: page) - 1) }
      row -= height(of: page) + gap(above: next)
      page = next
    }
    return Viewport.Top(page, row: row)
  }

  /// Returns a Boolean value that indicates whether nothing follows what is in view from a top on.
  public func isEnd(inViewFrom top: Viewport.Top) -> Bool {
    if size.panes > 1 { return page(.forward, from: top.page) == nil }
    let last = self.top(top, movedBy: size.rows - 1)
    return self.top(last, movedBy: 1) == last
  }

  /// Returns the top from which a position is in view: the one given where it is so there, else the nearest by rows,
  /// else that of its page, where it is more than a page away, or of the last rows of the book.
  public func top(_ top: Viewport.Top, showing position: TextPosition) -> Viewport.Top {
    let page = page(containing: position)
    guard size.panes == 1, let row = point(of: position, on: page)?.row else { return Viewport.Top(page) }
    let place = Viewport.Top(page, row: row)
    if page.range.lower < top.page.range.lower || page == top.page && row < top.row {
      let isNear = page == top.page || self.page(.forward, from: page) == top.page
      return isNear ? place : full(Viewport.Top(page))
    }
    let last = self.top(top, movedBy: size.rows - 1)
    if page.range.lower < last.page.range.lower || page == last.page && row <= last.row { return top }
    let isNear = page == last.page || self.page(.forward, from: last.page) == page
    return isNear ? self.top(place, movedBy: 1 - size.rows) : full(Viewport.Top(page))
  }

  /// Returns the top, or one before it from which the last rows of the book fill the screen.
  private func full(_ top: Viewport.Top) -> Viewport.Top {
    let last = self.top(top, movedBy: size.rows - 1)
    return self.top(last, movedBy: 1) == last ? self.top(last, movedBy: 1 - size.rows) : top
  }

  /// Returns the rows of the screen that a page takes.
  private func height(of page: Page) -> Int {
    guard let shown = ShownPage(page, of: self) else { return 1 }
    return max(1, (shown.places.lazy.map(\.y).max() ?? 0) + 1)
  }

  /// Returns the blank rows between a page and the one before it, where both are in view.
  fileprivate func gap(above page: Page) -> Int {
    guard let shown = ShownPage(page, of: self), let first = shown.lines.first, first > 0 else {
      return 2 * size.blockGap
    }
    return max(0, shown.layout.lines[first].drop - 1)
  }
}
