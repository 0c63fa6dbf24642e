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
  private let order: RowOrder
  /// What was found out around the row asked for last.
  private var stretch: BidiStretch?

  /// Looks a page up; nil for one that the layout does not have.
  init?(_ page: Page, of book: PaginatedBook) {
    guard page.section >= 0, page.section < book.text.sectionCount, page.index >= 0 else { return nil }
    section = book.text.section(page.section)
    layout = book.layouts.layout(section, number: page.section) { $0.knowsPage(page.index) }
    guard page.index < layout.pageStarts.count else { return nil }
    grid = layout.grid(ofPage: page.index)
    number = page.section
    size = book.size
    cells = book.cells
    order = book.order
  }

  /// What a row shows.
  mutating func textRow(_ row: Int) -> PageRow.TextRow {
    let laid = layout.rows[row]
    let isFirst = layout.isFirst(row)
    if order == .visual, stretch?.holds(laid) != true { stretch = BidiStretch(around: laid, in: section) }
    let direction = stretch?.direction ?? .leftToRight
    let visible = laid.start..<laid.visibleEnd
    var text = ShownText(section.substring(in: visible), from: laid.start, at: size.margin + laid.column, cells)
    let column = column(of: laid.column, width: text.width, direction)
    if let stretch { text.reorder(in: stretch, from: column) }
    return PageRow.TextRow(
      line: Line(range: TextRange(section: number, layout.range(ofRow: row)), index: row),
      visible: TextRange(section: number, visible), block: laid.block, isFirst: isFirst, direction: direction,
      column: column, width: text.width, characters: text.characters,
      marker: isFirst ? marker(of: laid, direction) : nil)
  }

  /// The row shown in a row of the screen, else the one below it, else the last.
  func row(nearestTo y: Int) -> Int? {
    grid.dropFirst(max(0, y)).lazy.compactMap { $0 }.first ?? grid.last ?? nil
  }

  /// The first column of what is so many cells wide and set in so far from where its paragraph is read from.
  private func column(of indent: Int, width: Int, _ direction: TextDirection) -> Int {
    switch direction {
    case .leftToRight: size.margin + indent
    case .rightToLeft: size.margin + max(0, size.textWidth - indent - width)
    }
  }

  private func marker(of row: LayoutRow, _ direction: TextDirection) -> PageRow.Marker? {
    guard let marker = section.marker(of: section.blocks[row.block]) else { return nil }
    let width = marker.reduce(0) { $0 + cells.width(of: $1, at: $0) }
    // On a screen too narrow for both, the text has the row for itself.
    guard width <= row.column else { return nil }
    let text = String(marker.dropLast())
    let space = direction == .rightToLeft ? 1 : 0
    return PageRow.Marker(
      text: order.shown(text, direction: direction),
      column: column(of: row.column - width, width: width, direction) + space)
  }
}
