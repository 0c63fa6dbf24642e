import TextModel

extension TableHeaders {
  /// The greatest number of columns and rows that all the headers of a table are kept for: only a hostile table needs
  /// more.
  private static let most = 100_000

  /// Finds the headers of the cells of a table (HTML standard, 4.9.12.2), in linear time.
  ///
  /// A header is one of its column by its scope, or without a scope if it stands in a row without data; otherwise it
  /// is one of its row. Of two headers of a column that are as wide, the later one counts for what is below it.
  init(of grid: TableGrid, blocks: [Block]) {
    self.init()
    guard grid.cells.contains(where: \.isHeader) || !grid.headerNames.isEmpty else { return }
    let texts = TableTexts(grid, blocks)
    var budget = Self.most
    var columns: [Int: ColumnHeaders] = [:]
    for (index, cell) in grid.cells.enumerated() {
      let isOfColumn = cell.isHeader && texts.isOfColumn(cell)
      let text = cell.isHeader ? texts[index] : nil
      // A header over all columns, with no other header over it, is a title. Announced with each cell it would
      // describe none.
      if isOfColumn, columns.isEmpty, grid.columns > 1, Int(cell.columnSpan) >= grid.columns { continue }
      if let text, isOfColumn {
        for column in cell.columns.prefix(budget) {
          budget -= 1
          columns[column, default: ColumnHeaders()].add(text, spanning: cell.columns)
          setColumn(column, from: cell.rows.upperBound + 1, to: columns[column]?.texts ?? [])
        }
      } else if let text {
        for row in cell.rows.prefix(budget) {
          budget -= 1
          addRow(row, text)
        }
      }
      if !isOfColumn { columns[Int(cell.column)]?.isInHead = false }
    }
    for (index, names) in grid.headerNames {
      let cell = grid.cells[index]
      let named = names.compactMap { grid.names[String($0)] }.filter { $0 != index }.compactMap { texts[$0] }
      if !named.isEmpty { set(Place(row: Int(cell.row), column: Int(cell.column)), to: named) }
    }
  }
}

/// The headers of a column at the row that is looked at.
private struct ColumnHeaders {
  /// The greatest number of headers above headers that are announced.
  private static let most = 4

  private var headers: [(text: Range<Int>, columns: ClosedRange<Int>, isOld: Bool)] = []
  /// A Boolean value that indicates whether the last cell of the column was a header.
  var isInHead = true {
    didSet { if !isInHead { for index in headers.indices { headers[index].isOld = true } } }
  }

  var texts: [Range<Int>] { headers.map(\.text) }

  mutating func add(_ text: Range<Int>, spanning columns: ClosedRange<Int>) {
    headers.removeAll { $0.isOld && $0.columns == columns }
    headers.append((text, columns, false))
    if headers.count > Self.most { headers.removeFirst() }
    isInHead = true
  }
}

/// The texts of a table's cells, and which of its rows hold data.
private struct TableTexts {
  private let grid: TableGrid
  private let blocks: [Block]
  private var rowsOfData: Set<Int> = []

  init(_ grid: TableGrid, _ blocks: [Block]) {
    self.grid = grid
    self.blocks = blocks
    var headers: (row: Int32, count: Int) = (0, 0)
    for (index, cell) in grid.cells.enumerated() {
      if headers.row != cell.row { headers = (cell.row, 0) }
      if cell.isHeader { headers.count += 1 }
      // An empty cell, as in the corner of many a table, is no data, but for a gap behind the one header of a later
      // row.
      guard !cell.isHeader, self[index] != nil || headers.count == 1 && cell.row > 1 else { continue }
      rowsOfData.insert(Int(cell.row))
    }
  }

  /// Returns the range of the text of a cell, or nil for a cell without any.
  subscript(index: Int) -> Range<Int>? {
    let first = Int(grid.cells[index].firstBlock)
    let end = index + 1 < grid.cells.count ? Int(grid.cells[index + 1].firstBlock) : blocks.count
    guard first < end, end <= blocks.count else { return nil }
    let text = blocks[first].content.lowerBound..<blocks[end - 1].content.upperBound
    return text.isEmpty && blocks[first].isEmptyCell ? nil : text
  }

  func isOfColumn(_ cell: TableGrid.Cell) -> Bool {
    switch cell.scope {
    case .column: true
    case .row: false
    case .unsaid: !rowsOfData.contains(Int(cell.row))
    }
  }
}
