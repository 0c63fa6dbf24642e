extension Section {
  /// Returns the innermost table around a block, as an index into the containers.
  public func table(around block: Block) -> Int? { table(at: block.container) }

  /// Returns the cell that an offset lies in: of nested tables, in the innermost; nil outside of cells.
  ///
  /// - Complexity: O(log n) in the blocks of the section.
  public func cell(at offset: Int) -> TableCell? { blockIndex(at: offset).flatMap { cell(around: blocks[$0]) } }

  /// Returns the cell that a block stands in: of nested tables, in the innermost; nil outside of cells.
  ///
  /// - Complexity: O(log n) in the cells of the table.
  public func cell(around block: Block) -> TableCell? {
    table(around: block).flatMap { cell(of: $0, at: block.range.lowerBound) }
  }

  /// Returns the cell of a table that an offset lies in; nil where it lies in none of that table.
  public func cell(of table: Int, at offset: Int) -> TableCell? {
    guard let cells = tableCells[table], containers[table].range.contains(offset),
      let number = cells.number(at: offset)
    else { return nil }
    return cells.cell(number, of: table, endingAt: containers[table].range.upperBound)
  }

  /// Returns the cell of another table that a table stands in; nil for one that stands in none, and for other
  /// containers.
  public func cell(aroundTable container: Int) -> TableCell? {
    guard case .table = containers[container].kind else { return nil }
    return table(at: containers[container].parent).flatMap {
      cell(of: $0, at: containers[container].range.lowerBound)
    }
  }

  /// Returns the first cell of a table; nil for one without cells.
  public func firstCell(of table: Int) -> TableCell? {
    tableCells[table]?.cell(0, of: table, endingAt: containers[table].range.upperBound)
  }

  /// Returns the nearest cell above or below one that takes a column; rows that have none there are passed over.
  ///
  /// - Complexity: O(k) in the cells between the two.
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

  /// Returns the nearest cell to the left or right of one that takes a row; it may begin in a row above.
  ///
  /// - Complexity: O(k) in the cells of as many rows as the tallest cell of the table takes.
  public func cell(beside cell: TableCell, inRow row: Int, toward direction: Direction) -> TableCell? {
    let tallest = tableCells[cell.table]?.tallest ?? 1
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

  /// Returns the cell of the same table after or before one, in the order of the text.
  public func cell(after cell: TableCell, toward direction: Direction) -> TableCell? {
    let number = direction == .forward ? cell.number + 1 : cell.number - 1
    return tableCells[cell.table]?.cell(number, of: cell.table, endingAt: containers[cell.table].range.upperBound)
  }

  /// Returns the innermost table at or around a container.
  private func table(at container: Int?) -> Int? {
    var next = container
    while let index = next {
      if case .table = containers[index].kind { return index }
      next = containers[index].parent
    }
    return nil
  }
}
