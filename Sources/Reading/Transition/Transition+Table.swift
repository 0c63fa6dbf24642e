import Accessibility
import TextModel
import Words

extension Transition.Moves {
  /// Moves along the rows or columns of the table around the cursor; from the edge of one in another, along those of
  /// that.
  ///
  /// The other axis is kept through cells that reach over several rows or columns, and so is the table through cells
  /// that begin with one of their own: a cell is spoken whole when it is come to.
  func moveInTable(along axis: TableAxis, _ direction: Direction) {
    let section = world.text.section(session.cursor.section)
    let last = session.place.lane.flatMap { $0.cursor == session.cursor ? $0 : nil }
    var cell = section.cell(at: session.cursor.offset)
    var lane = cell?.place
    if let last, let kept = last.table.flatMap({ section.cell(of: $0, at: session.cursor.offset) }) {
      (cell, lane) = (kept, last.place)
    }
    while let here = cell, let place = lane {
      let found =
        axis == .rows
        ? section.cell(below: here, inColumn: place.column, toward: direction)
        : section.cell(beside: here, inRow: place.row, toward: direction)
      if let found { return go(to: found, along: axis, from: place) }
      cell = section.cell(aroundTable: here.table)
      lane = cell?.place
    }
    go(to: .edge(Phrase(section.cell(at: session.cursor.offset) == nil ? .notInTable : .edgeOfTable)))
  }

  private func go(to cell: TableCell, along axis: TableAxis, from lane: TableHeaders.Place) {
    go(to: .found(text(of: cell, inSection: session.cursor.section), .paragraph))
    session.place.lane = Session.Lane(
      cursor: session.cursor, table: cell.table,
      place: axis == .rows
        ? TableHeaders.Place(row: cell.place.row, column: lane.column)
        : TableHeaders.Place(row: lane.row, column: cell.place.column))
  }

  /// Returns the cell after or before the one at a position, in the order of the text, where the reader goes by cells;
  /// from the last one on by items.
  ///
  /// The cells of a table in a cell follow one another like others.
  func cellInOrder(_ direction: Direction, from position: TextPosition) -> Target? {
    let section = world.text.section(position.section)
    guard option == .rows || option == .columns, let index = section.blockIndex(at: position.offset),
      section.cell(around: section.blocks[index]) != nil
    else { return nil }
    let here = stretch(around: index, of: section)
    let next = direction == .forward ? here.upperBound + 1 : here.lowerBound - 1
    if section.blocks.indices.contains(next), section.cell(around: section.blocks[next]) != nil {
      let found = stretch(around: next, of: section)
      return .found(text(from: found.lowerBound, to: found.upperBound, inSection: position.section), .paragraph)
    }
    let edge = section.blocks[direction == .forward ? here.upperBound : here.lowerBound]
    let last = TextPosition(section: position.section, offset: edge.range.lowerBound)
    return target(.paragraph, direction, from: last, stopsAtEmptyCells: true)
  }

  /// Returns the blocks around one that stand in the same cell, without a table in it between them.
  private func stretch(around index: Int, of section: Section) -> ClosedRange<Int> {
    let cell = section.cell(around: section.blocks[index])
    let isBeside = { (index: Int) in section.cell(around: section.blocks[index]) == cell }
    let first = section.blocks[..<index].indices.reversed().prefix(while: isBeside).last ?? index
    let last = section.blocks[(index + 1)...].indices.prefix(while: isBeside).last ?? index
    return first...last
  }

  /// Returns all that stands in a cell.
  private func text(of cell: TableCell, inSection index: Int) -> TextRange {
    let section = world.text.section(index)
    let first = section.blockIndex(at: cell.range.lowerBound) ?? 0
    return text(from: first, to: section.blockIndex(at: cell.range.upperBound - 1) ?? first, inSection: index)
  }

  private func text(from first: Int, to last: Int, inSection index: Int) -> TextRange {
    let blocks = world.text.section(index).blocks
    let start = blocks[first].content.lowerBound
    // A control that is filled in has no text, and is announced all the same.
    let isFilledIn = last > first && blocks[last].control != nil && blocks[last].content.isEmpty
    let end = isFilledIn ? blocks[last].range.upperBound : blocks[last].content.upperBound
    return TextRange(section: index, start..<max(blocks[first].content.upperBound, end))
  }
}
