/// A cell of a table: its number, and the blocks in it.
public struct TableCell: Hashable, Sendable {
  /// The row, counted from 1.
  public let row: Int
  /// The column, counted from 1.
  public let column: Int
  /// The first block of the cell, as an index into the section's blocks.
  public let block: Int
  /// The table, as an index into the section's containers.
  public let table: Int
}

extension Section {
  /// The cell that an offset lies in: of nested tables, in the innermost; nil outside of cells.
  ///
  /// - Complexity: O(log n) in the blocks of the section, and O(k) in those of the cell.
  public func cell(at offset: Int) -> TableCell? {
    guard var index = blockIndex(at: offset), let table = table(around: blocks[index]) else { return nil }
    while index >= 0, blocks[index].range.lowerBound >= containers[table].range.lowerBound {
      if let cell = cell(ofBlock: index), cell.table == table { return cell }
      index -= 1
    }
    return nil
  }

  /// The next cell of the same column, in the rows after or before; where a row has none there, that which reaches
  /// into the column.
  ///
  /// - Complexity: O(k) in the blocks between the two.
  public func cell(below cell: TableCell, toward direction: Direction) -> TableCell? {
    var found: TableCell?
    var at = cell
    while let next = self.cell(after: at, toward: direction) {
      if let found, found.row != next.row { break }
      if next.row != cell.row, next.column <= cell.column, next.column > found?.column ?? 0 { found = next }
      at = next
    }
    return found
  }

  /// The next cell of the same row.
  public func cell(beside cell: TableCell, toward direction: Direction) -> TableCell? {
    let next = self.cell(after: cell, toward: direction)
    return next?.row == cell.row ? next : nil
  }

  /// The cell of the same table after or before one, in the order of the text.
  private func cell(after cell: TableCell, toward direction: Direction) -> TableCell? {
    let step = direction == .forward ? 1 : -1
    let range = containers[cell.table].range
    var index = cell.block + step
    while blocks.indices.contains(index), range.contains(blocks[index].range.lowerBound) {
      if let next = self.cell(ofBlock: index), next.table == cell.table { return next }
      index += step
    }
    return nil
  }

  private func cell(ofBlock index: Int) -> TableCell? {
    guard let place = blocks[index].place, let table = table(around: blocks[index]) else { return nil }
    return TableCell(row: place.row, column: place.column, block: index, table: table)
  }

  /// The innermost table around a block, as an index into the containers.
  private func table(around block: Block) -> Int? {
    containers(around: block).last { if case .table = containers[$0].kind { true } else { false } }
  }
}
