import TextModel

/// The places of the cells of a table (HTML standard, 4.9.12), as they come.
struct TableGrid {
  /// Columns beyond this are one: no table that is read has as many.
  private static let widest = 1000

  /// A cell at its place, rows and columns counted from 1.
  struct Cell {
    let row: Int32
    let rowSpan: Int32
    let column: Int16
    let columnSpan: Int16
    let isHeader: Bool
    let scope: Scope
    /// The first block of the cell, as an index into the section's; the next cell begins where it ends.
    let firstBlock: Int32

    var rows: ClosedRange<Int> { Int(row)...Int(row + rowSpan - 1) }
    var columns: ClosedRange<Int> { Int(column)...Int(column + columnSpan - 1) }
  }

  /// The cells that a header cell names.
  enum Scope {
    case row, column, unsaid

    init(_ text: String?) {
      switch text {
      case "row", "rowgroup": self = .row
      case "col", "colgroup": self = .column
      default: self = .unsaid
      }
    }
  }

  /// The counts of the section when the table began.
  let start: SectionBuilder.Counts
  private(set) var cells: [Cell] = []
  /// The cells that have an identifier, and those that name their headers by such, by their index.
  private(set) var names: [String: Int] = [:]
  private(set) var headerNames: [Int: [Substring]] = [:]
  private(set) var rows = 0
  private(set) var columns = 0
  private var column = 0
  /// For each column, the last row that a cell from above reaches.
  private var reach: [Int] = []

  init(after start: SectionBuilder.Counts) {
    self.start = start
  }

  /// A Boolean value that indicates whether the cells of the row are headers, whatever their elements are.
  var isInHead = false

  mutating func row() {
    rows += 1
    column = 0
  }

  /// Puts the next cell in its place, which is given back, rows and columns counted from 1.
  mutating func cell(
    _ attributes: ElementAttributes, isHeader: Bool, firstBlock: Int
  ) -> (row: Int, column: Int) {
    let rowSpan = min(attributes.rowSpan, 65_534)
    let place = place(rowSpan: rowSpan, columnSpan: attributes.columnSpan)
    if let name = attributes.anchor, names[name] == nil { names[name] = cells.count }
    if !attributes.headers.isEmpty { headerNames[cells.count] = attributes.headers }
    cells.append(
      Cell(
        row: Int32(clamping: place.row), rowSpan: Int32(rowSpan), column: Int16(place.column),
        columnSpan: Int16(max(1, column + 1 - place.column)), isHeader: isHeader, scope: Scope(attributes.scope),
        firstBlock: Int32(clamping: firstBlock)))
    return place
  }

  /// Returns the starts of the cells and their reach, among the blocks of the section.
  func places(in blocks: [Block]) -> TableCells {
    cells.reduce(into: TableCells()) { places, cell in
      guard blocks.indices.contains(Int(cell.firstBlock)) else { return }
      places.append(
        at: blocks[Int(cell.firstBlock)].range.lowerBound,
        rows: cell.rows.lowerBound...min(cell.rows.upperBound, rows), columns: cell.columns, isHeader: cell.isHeader)
    }
  }

  private mutating func place(rowSpan: Int, columnSpan: Int) -> (row: Int, column: Int) {
    if rows == 0 { row() }
    while column < reach.count, reach[column] >= rows { column += 1 }
    let place = min(column, Self.widest - 1)
    column = min(place + min(columnSpan, Self.widest), Self.widest)
    columns = max(columns, column)
    if rowSpan > 1 {
      if reach.count < column { reach += repeatElement(0, count: column - reach.count) }
      for covered in place..<column { reach[covered] = rows + rowSpan - 1 }
    }
    return (rows, place + 1)
  }
}
