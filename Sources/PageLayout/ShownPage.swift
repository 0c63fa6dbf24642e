import TextModel

/// A page with its section and the place on the screen that each of its lines is shown in.
struct ShownPage {
  let section: Section
  let layout: SectionLayout
  /// The lines of the layout on the page.
  let lines: Range<Int>
  /// The place of each of those lines.
  let places: [SectionLayout.Place]
  private let number: Int
  private let size: PageSize
  private let cells: CellWidth
  private let order: CellOrder
  private let raised: RaisedText
  /// The stretch around the line asked for last.
  private var stretch: BidiStretch?

  /// Looks a page up; nil for one that the layout does not have.
  init?(_ page: Page, of book: PaginatedBook) {
    guard page.section >= 0, page.section < book.text.sectionCount, page.index >= 0 else { return nil }
    section = book.text.section(page.section)
    layout = book.layouts.layout(section, number: page.section) { $0.knowsPage(page.index) }
    guard page.index < layout.pageCount else { return nil }
    lines = layout.lines(ofPage: page.index)
    places = layout.places(ofPage: page.index)
    number = page.section
    size = book.size
    cells = book.cells
    order = book.order
    let range =
      lines.isEmpty
      ? 0..<0 : layout.lines[lines.lowerBound].start..<layout.range(ofLine: lines.upperBound - 1).upperBound
    raised = size.measure == .book ? RaisedText(in: range, of: section) : RaisedText()
  }

  /// Returns the rows of the screen from the top of the page.
  mutating func pageRows() -> [PageRow] {
    var shown = Array(repeating: PageRow(), count: (places.lazy.map(\.y).max() ?? -1) + 1)
    for (line, place) in zip(lines, places) where !layout.lines[line].isLeftOut {
      shown[place.y].texts.append(shownLine(line))
      guard let band = layout.band(ofLine: line), band.isRuled, line == band.lines.lowerBound else { continue }
      let (left, under) = (size.margin(ofPane: place.pane), place.y + band.height - 1)
      while shown.count <= under { shown.append(PageRow()) }
      shown[under].rules.append(left + band.extent.lowerBound..<left + band.extent.upperBound)
    }
    for y in shown.indices where shown[y].texts.count > 1 {
      shown[y].texts.sort { $0.room.lowerBound < $1.room.lowerBound }
    }
    return shown
  }

  /// Returns the visible text of a line.
  mutating func shownLine(_ line: Int) -> PageRow.ShownLine {
    let laid = layout.lines[line]
    let isFirst = layout.isFirst(line)
    if order == .visual, stretch?.holds(laid) != true { stretch = BidiStretch(around: laid, in: section) }
    let direction = stretch?.direction ?? .leftToRight
    let visible = laid.start..<laid.visibleEnd
    let room = room(of: line)
    let margin = size.margin(ofPane: places[line - lines.lowerBound].pane)
    var text = ShownText(
      section.substring(in: visible), from: laid.start, at: margin + laid.column, raised: raised, cells)
    if let edge = edge(ofFilled: line, in: room) {
      text.fill(edge - margin - laid.column - text.width - (laid.isHyphenated ? 1 : 0))
    }
    let marker = isFirst ? marker(of: line, at: margin + laid.column, in: room, direction) : nil
    var column = column(of: margin + laid.column, width: text.width, in: room, direction)
    // The symbol of a break is no text: what is set beside it stands behind it.
    if let marker, visible.isEmpty, section.blocks[laid.block].kind == .separator {
      column = min(marker.column + marker.text.count, room.upperBound)
    }
    if let stretch { text.reorder(in: stretch, from: column) }
    return PageRow.ShownLine(
      line: Line(range: TextRange(section: number, layout.range(ofLine: line)), index: line),
      visible: TextRange(section: number, visible), block: laid.block, isFirst: isFirst, ending: ending(of: line),
      direction: direction, room: room, column: column, width: text.width, characters: text.characters,
      raised: raised,
      marker: marker)
  }

  /// Returns the right edge that a line is filled to, where lines are: not the last of a paragraph, and none whose end
  /// its author gives.
  private func edge(ofFilled line: Int, in room: Range<Int>) -> Int? {
    guard size.measure == .book, size.style.isJustified, line + 1 < layout.lines.count, !layout.isFirst(line + 1),
      layout.band(ofLine: line) == nil
    else { return nil }
    let block = section.blocks[layout.lines[line].block]
    switch block.kind {
    case .paragraph, .item, .caption, .image: break
    case .heading, .cell, .code, .separator, .control: return nil
    }
    return section.hasLineBreak(in: block.content) || block.alignment == .centre || block.alignment == .end
      ? nil : room.upperBound - layout.indents.rightIndent(of: block, in: room.count)
  }

  private func ending(of line: Int) -> PageRow.Ending {
    if layout.lines[line].isHyphenated { return .hyphen }
    guard size.measure == .book, section.blocks[layout.lines[line].block].kind == .code,
      line + 1 < layout.lines.count,
      !layout.isFirst(line + 1)
    else { return .none }
    return section.hasLineBreak(in: layout.lines[line].visibleEnd..<layout.lines[line + 1].start) ? .none : .cut
  }

  /// Returns the line of the layout nearest to a cell of the page: in the same column, and in the cell of a table that
  /// it lies in, the one beside it, else the next below, else the last above.
  func line(nearestTo point: CellPoint) -> Int? {
    let pane = size.pane(at: point.column)
    let drawn = zip(lines, places).filter { !layout.lines[$0.0].isLeftOut }
    let held = drawn.filter { $0.1.pane == pane }
    // A page that ends in its first column has nothing in the other.
    let all = held.isEmpty ? drawn : held
    guard let beside = all.first(where: { $0.1.y >= point.row }) ?? all.max(by: { $0.1.y < $1.1.y }) else {
      return nil
    }
    let band = layout.band(ofLine: beside.0)
    let near = all.filter { band?.lines.contains($0.0) ?? ($0.1.y == beside.1.y) }.min { one, other in
      distance(from: point, to: one) < distance(from: point, to: other)
    }
    return near?.0
  }

  /// Returns the distance of a line that others stand beside from a cell of the page: to the side, and then up or down.
  private func distance(from point: CellPoint, to line: (Int, SectionLayout.Place)) -> (Int, Int, Int) {
    let room = room(of: line.0)
    let aside = max(room.lowerBound - point.column, point.column - (room.upperBound - 1), 0)
    return (aside, abs(line.1.y - point.row), line.0)
  }

  /// Returns the cells of the screen that a line may take.
  private func room(of line: Int) -> Range<Int> {
    let margin = size.margin(ofPane: places[line - lines.lowerBound].pane)
    let laid = layout.lines[line]
    guard let band = layout.band(ofLine: line),
      let cell = layout.grids.cell(around: section.blocks[laid.block], in: section)
    else {
      let left = layout.isBesideChoice(line) ? laid.column : 0
      let right = line + 1 < lines.upperBound && layout.isBesideChoice(line + 1) ? laid.column : size.textWidth
      return margin + left..<margin + right
    }
    let extent = band.columns.extent(of: cell.columns)
    return margin + extent.lowerBound..<margin + extent.upperBound
  }

  /// Returns the first column of what is so many cells wide and begins at a column, counted from where its paragraph is
  /// read from.
  private func column(of start: Int, width: Int, in room: Range<Int>, _ direction: TextDirection) -> Int {
    switch direction {
    case .leftToRight: start
    case .rightToLeft: max(room.lowerBound, room.upperBound - (start - room.lowerBound) - width)
    }
  }

  /// Returns the symbol of a break between scenes that has no ornament.
  private func sceneBreak(in room: Range<Int>) -> PageRow.Marker? {
    let symbol = "* * *"
    guard size.measure == .book, room.count >= symbol.count else { return nil }
    return PageRow.Marker(text: symbol, column: room.lowerBound + (room.count - symbol.count) / 2)
  }

  private func marker(
    of line: Int, at start: Int, in room: Range<Int>, _ direction: TextDirection
  ) -> PageRow.Marker? {
    let block = section.blocks[layout.lines[line].block]
    let label = layout.band(ofLine: line) == nil ? layout.grids.label(of: block, in: section) : nil
    if block.kind == .separator, block.content.isEmpty { return sceneBreak(in: room) }
    if layout.isBesideChoice(line) { return nil }
    guard let marker = label ?? section.marker(of: block, on: size) else { return nil }
    let width = marker.reduce(0) { $0 + cells.width(of: $1, at: $0) }
    // On a screen too narrow for both, the text has the line for itself.
    guard width <= start - room.lowerBound else { return nil }
    let text = String(marker.reversed().drop { $0 == " " }.reversed())
    if text.isEmpty { return nil }
    let space = direction == .rightToLeft ? marker.count - text.count : 0
    return PageRow.Marker(
      text: order.shown(text, direction: direction),
      column: column(of: start - width, width: width, in: room, direction) + space, isLabel: label != nil)
  }
}
