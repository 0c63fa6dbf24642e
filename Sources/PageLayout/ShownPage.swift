import TextModel

/// A page with its section and the row of the screen that each of its rows is shown in.
struct ShownPage {
  let section: Section
  let layout: SectionLayout
  /// The page's rows from its top, nil for a blank one.
  let grid: [Int?]
  private let number: Int
  private let size: PageSize
  private let cells: CellWidth

  /// Looks a page up; nil for one that the layout does not have.
  init?(_ page: Page, of book: PaginatedBook) {
    guard page.section >= 0, page.section < book.text.sectionCount, page.index >= 0 else { return nil }
    section = book.text.section(page.section)
    layout = book.layouts.layout(section, number: page.section) { $0.knowsPage(page.index) }
    guard page.index < layout.pageStarts.count else { return nil }
    grid = layout.grid(ofPage: page.index, blockGap: book.size.blockGap)
    number = page.section
    size = book.size
    cells = book.cells
  }

  /// What a row shows.
  func textRow(_ row: Int) -> PageRow.TextRow {
    let laid = layout.rows[row]
    let isFirst = layout.isFirst(row)
    return PageRow.TextRow(
      line: Line(range: TextRange(section: number, layout.range(ofRow: row)), index: row),
      visible: TextRange(section: number, visibleRange(ofRow: row)), block: laid.block, isFirst: isFirst,
      column: size.margin + laid.column, width: laid.width, marker: isFirst ? marker(of: laid) : nil)
  }

  private func marker(of row: LayoutRow) -> PageRow.Marker? {
    guard let marker = section.blocks[row.block].marker else { return nil }
    let width = marker.reduce(0) { $0 + cells.width(of: $1, at: $0) }
    // On a screen too narrow for both, the text has the row for itself.
    guard width <= row.column else { return nil }
    return PageRow.Marker(text: String(marker.dropLast()), column: size.margin + row.column - width)
  }

  /// The offsets of what is seen of a row.
  func visibleRange(ofRow row: Int) -> Range<Int> {
    layout.rows[row].start..<layout.rows[row].visibleEnd
  }

  /// The row shown in a row of the screen, else the one below it, else the last.
  func row(nearestTo y: Int) -> Int? {
    grid.dropFirst(max(0, y)).lazy.compactMap { $0 }.first ?? grid.last ?? nil
  }

  /// The column of an offset in a row, from the screen's left edge; what is not seen lies at the row's end.
  func column(of offset: Int, inRow row: Int) -> Int {
    let start = layout.rows[row].start
    let text = section.substring(in: start..<max(start, min(offset, layout.rows[row].visibleEnd)))
    return size.margin + layout.rows[row].column + text.reduce(0) { $0 + cells.width(of: $1, at: $0) }
  }

  /// The offset of the character that covers a column, else of the row's end.
  func offset(at column: Int, inRow row: Int) -> Int {
    let wanted = column - size.margin - layout.rows[row].column
    let visible = visibleRange(ofRow: row)
    var (cell, offset, last) = (0, visible.lowerBound, visible.lowerBound)
    for character in section.substring(in: visible) {
      cell += cells.width(of: character, at: cell)
      if cell > wanted { return offset }
      last = offset
      offset += character.utf8.count
    }
    // Behind a row that was cut inside a word begins the next row.
    return offset < layout.range(ofRow: row).upperBound ? offset : last
  }
}
