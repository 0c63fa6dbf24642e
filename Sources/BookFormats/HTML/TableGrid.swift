/// Where the cells of a table stand (HTML standard, 4.9.12), as they come.
struct TableGrid {
  /// Columns beyond this are one: no table that is read has as many.
  private static let widest = 1000

  /// The first block of the table, as an index into the section's.
  let firstBlock: Int
  private(set) var rows = 0
  private(set) var columns = 0
  private var column = 0
  /// For each column, the last row that a cell from above reaches.
  private var reach: [Int] = []

  init(firstBlock: Int) {
    self.firstBlock = firstBlock
  }

  mutating func row() {
    rows += 1
    column = 0
  }

  /// The place of the next cell, rows and columns counted from 1.
  mutating func cell(rowSpan: Int, columnSpan: Int) -> (row: Int, column: Int) {
    if rows == 0 { row() }
    while column < reach.count, reach[column] >= rows { column += 1 }
    let place = min(column, Self.widest - 1)
    column = min(place + min(columnSpan, Self.widest), Self.widest)
    columns = max(columns, column)
    if rowSpan > 1 {
      if reach.count < column { reach += repeatElement(0, count: column - reach.count) }
      for covered in place..<column { reach[covered] = rows + min(rowSpan, 65_534) - 1 }
    }
    return (rows, place + 1)
  }
}
