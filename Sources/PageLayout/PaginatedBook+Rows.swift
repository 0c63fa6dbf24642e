import TextModel

extension PaginatedBook {
  /// Returns the lines of a page, from its first line down; a page that is not full has fewer than it could.
  public func rows(of page: Page) -> [PageRow] {
    guard var shown = ShownPage(page, of: self) else { return [] }
    return shown.pageRows()
  }

  /// Returns the cells that a range covers on a page, line by line and from the left; white space at a line's end takes
  /// none.
  ///
  /// A line has one run, or several: in the cells of a table, and where its text is read from both sides.
  public func selectionRects(for range: TextRange, on page: Page) -> [CellRect] {
    guard range.lower.section <= page.section, range.upper.section >= page.section else { return [] }
    let lower = range.lower.section < page.section ? 0 : range.lower.offset
    let upper = range.upper.section > page.section ? Int.max : range.upper.offset
    guard lower < upper else { return [] }
    return rows(of: page).enumerated().flatMap { y, line in
      line.texts.flatMap { $0.runs(of: lower..<upper) }
        .map { CellRect(row: y, column: $0.lowerBound, width: $0.count) }
    }
  }

  /// Returns the position nearest to a cell of a page: of the character in the cell, of the line's end behind its text.
  public func position(closestTo point: CellPoint, on page: Page) -> TextPosition {
    guard var shown = ShownPage(page, of: self), let line = shown.line(nearestTo: point) else {
      return page.range.lower
    }
    return TextPosition(section: page.section, offset: shown.shownLine(line).offset(at: point.column))
  }

  /// Returns the cell of a position, which the hardware cursor is put in; nil where the position is not on the page.
  public func point(of position: TextPosition, on page: Page) -> CellPoint? {
    guard position.section == page.section, var shown = ShownPage(page, of: self) else { return nil }
    let isAtEnd = position == page.range.upper && position.offset == shown.section.length
    guard page.range.contains(position) || isAtEnd else { return nil }
    let line = shown.layout.line(at: position.offset)
    guard shown.lines.contains(line) else { return nil }
    let column = shown.shownLine(line).column(of: position.offset)
    return CellPoint(
      row: shown.places[line - shown.lines.lowerBound].y, column: min(max(0, column), size.columns - 1))
  }
}
