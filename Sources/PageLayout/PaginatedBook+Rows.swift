import TextModel

extension PaginatedBook {
  /// What the rows of a page show, from its first row down; a page that is not full has fewer than it could.
  public func rows(of page: Page) -> [PageRow] {
    guard let shown = ShownPage(page, of: self) else { return [] }
    return shown.grid.map { row in row.map { .text(shown.textRow($0)) } ?? .blank }
  }

  /// The cells that a range covers on a page, a run for each row; white space at a row's end takes none.
  public func selectionRects(for range: TextRange, on page: Page) -> [CellRect] {
    guard let shown = ShownPage(page, of: self) else { return [] }
    let lower = range.lower.section < page.section ? 0 : range.lower.offset
    let upper = range.upper.section > page.section ? shown.section.length : range.upper.offset
    guard range.lower.section <= page.section, range.upper.section >= page.section, lower < upper else { return [] }
    return shown.grid.enumerated().compactMap { y, row in
      guard let row else { return nil }
      let visible = shown.visibleRange(ofRow: row)
      let part = max(lower, visible.lowerBound)..<max(lower, visible.lowerBound, min(upper, visible.upperBound))
      guard !part.isEmpty else { return nil }
      let from = shown.column(of: part.lowerBound, inRow: row)
      let to = shown.column(of: part.upperBound, inRow: row)
      return to > from ? CellRect(row: y, column: from, width: to - from) : nil
    }
  }

  /// The position nearest to a cell of a page: of the character in the cell, of the row's end behind its text.
  public func position(closestTo point: CellPoint, on page: Page) -> TextPosition {
    guard let shown = ShownPage(page, of: self), let row = shown.row(nearestTo: point.row) else {
      return page.range.lower
    }
    return TextPosition(section: page.section, offset: shown.offset(at: point.column, inRow: row))
  }

  /// The cell of a position, which the hardware cursor is put in; nil where the position is not on the page.
  public func point(of position: TextPosition, on page: Page) -> CellPoint? {
    guard position.section == page.section, let shown = ShownPage(page, of: self) else { return nil }
    let isAtEnd = position == page.range.upper && position.offset == shown.section.length
    guard page.range.contains(position) || isAtEnd else { return nil }
    let row = shown.layout.row(at: position.offset)
    guard let y = shown.grid.firstIndex(of: row) else { return nil }
    let column = shown.column(of: position.offset, inRow: row)
    return CellPoint(row: y, column: min(column, size.columns - 1))
  }
}
