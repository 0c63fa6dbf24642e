/// A cell of a table: the rows and columns it takes, and the blocks in it.
public struct TableCell: Hashable, Sendable {
  /// The rows, counted from 1.
  public let rows: ClosedRange<Int>
  /// The columns, counted from 1.
  public let columns: ClosedRange<Int>
  /// The blocks, as indices into the section's blocks; the last may be followed by some that stand in a table in it.
  public let blocks: ClosedRange<Int>
  /// The table, as an index into the section's containers.
  public let table: Int

  /// Where it begins in the grid of the table.
  public var place: TableHeaders.Place {
    TableHeaders.Place(row: rows.lowerBound, column: columns.lowerBound)
  }
}

extension Section {
  /// The cell that an offset lies in: of nested tables, in the innermost; nil outside of cells.
  ///
  /// - Complexity: O(log n) in the blocks of the section, and O(k) in those of the cell.
  public func cell(at offset: Int) -> TableCell? {
    guard let index = blockIndex(at: offset), let table = table(around: blocks[index]) else { return nil }
    return cell(from: index, toward: .backward, in: table)
  }

  /// The nearest cell above or below one that takes a column; rows that have none there are passed over.
  ///
  /// - Complexity: O(k) in the blocks between the two.
  public func cell(below cell: TableCell, inColumn column: Int, toward direction: Direction) -> TableCell? {
    var next = self.cell(after: cell, toward: direction)
    while let found = next {
      let isBeyond =
        direction == .forward
        ? found.rows.lowerBound > cell.rows.upperBound : found.rows.upperBound < cell.rows.lowerBound
      if isBeyond, found.columns.contains(column) { return found }
      next = self.cell(after: found, toward: direction)
    }
    return nil
  }

  /// The nearest cell to the left or right of one that takes a row; it may begin in a row above.
  ///
  /// - Complexity: O(k) in the blocks of as many rows as the tallest cell of the table takes.
  public func cell(beside cell: TableCell, inRow row: Int, toward direction: Direction) -> TableCell? {
    let tallest = tableSpans[cell.table]?.tallest ?? 1
    var nearest: TableCell?
    for way in Direction.allCases {
      var next = self.cell(after: cell, toward: way)
      while let found = next, found.rows.lowerBound <= row, found.rows.lowerBound > row - tallest {
        let isBeyond =
          direction == .forward
          ? found.columns.lowerBound > cell.columns.upperBound : found.columns.upperBound < cell.columns.lowerBound
        let isNearer =
          direction == .forward
          ? found.columns.lowerBound < nearest?.columns.lowerBound ?? .max
          : found.columns.upperBound > nearest?.columns.upperBound ?? 0
        if isBeyond, isNearer, found.rows.contains(row) { nearest = found }
        next = self.cell(after: found, toward: way)
      }
    }
    return nearest
  }

  /// The cell of the same table after or before one, in the order of the text.
  private func cell(after cell: TableCell, toward direction: Direction) -> TableCell? {
    let index = direction == .forward ? cell.blocks.upperBound + 1 : cell.blocks.lowerBound - 1
    return self.cell(from: index, toward: direction, in: cell.table)
  }

  /// The first cell of a table that is met from a block on.
  private func cell(from start: Int, toward direction: Direction, in table: Int) -> TableCell? {
    var index = start
    while isIn(table, block: index) {
      if let place = place(ofBlock: index, in: table) { return cell(at: place, around: index, in: table) }
      index += direction == .forward ? 1 : -1
    }
    return nil
  }

  /// The cell with a block in it that tells its place.
  private func cell(at place: TableHeaders.Place, around index: Int, in table: Int) -> TableCell {
    let isOther = { (index: Int) in self.place(ofBlock: index, in: table).map { $0 != place } ?? false }
    var first = index
    var before = index - 1
    while isIn(table, block: before), !isOther(before) {
      if self.place(ofBlock: before, in: table) != nil { first = before }
      before -= 1
    }
    var last = index
    while isIn(table, block: last + 1), !isOther(last + 1) { last += 1 }
    let spans = tableSpans[table] ?? TableSpans()
    return TableCell(
      rows: spans.rows(from: place), columns: spans.columns(from: place), blocks: first...last, table: table)
  }

  private func isIn(_ table: Int, block index: Int) -> Bool {
    blocks.indices.contains(index) && containers[table].range.contains(blocks[index].range.lowerBound)
  }

  /// The place of the cell that a block begins or goes on with; nil for one that stands in a table of its own.
  private func place(ofBlock index: Int, in table: Int) -> TableHeaders.Place? {
    guard let place = blocks[index].place, self.table(around: blocks[index]) == table else { return nil }
    return place
  }

  /// The innermost table around a block, as an index into the containers.
  private func table(around block: Block) -> Int? {
    var next = block.container
    while let index = next {
      if case .table = containers[index].kind { return index }
      next = containers[index].parent
    }
    return nil
  }
}
