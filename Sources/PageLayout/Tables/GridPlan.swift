import TextModel

/// The columns of a table, or of as much of a long one as is looked at for them: those of what follows may be others.
struct GridPlan: Sendable {
  /// The text of a table that is looked at for the width of its columns, in UTF-8 bytes.
  private static let reach = 64 << 10
  /// A cell with more text than this is higher than a page, in UTF-8 bytes; how wide it is need not be measured.
  static let longestCell = 16 << 10

  /// Rows that a cell joins are looked at together, unless they are more text than this, in UTF-8 bytes.
  private static let farthest = 4 * reach
  /// No screen has room for more columns.
  private static let mostColumns = 400

  /// The end of the cells that are looked at, as a UTF-8 offset in the section.
  let end: Int
  /// The cells that each column takes, from the left edge of the text; nil where there is no room for a grid.
  let columns: [Range<Int>]?
  /// A Boolean value that indicates whether blank rows part the rows of the table, since some cell takes several.
  let isSpaced: Bool
  /// The columns with nothing but numbers below their headers, counted from 1.
  let numbers: Set<Int>

  /// Plans a table from a cell on that begins one of its rows, in an area of the text.
  init(from first: TableCell, in area: BlockLines.Area, of section: Section, with blocks: inout BlockLines) {
    let cells = Self.cells(from: first, of: section)
    end = cells.last?.range.upperBound ?? first.range.upperBound
    let count = cells.lazy.map(\.columns.upperBound).max() ?? 0
    guard count <= Self.mostColumns else {
      (columns, isSpaced, numbers) = (nil, false, [])
      return
    }
    var widths = ColumnWidths(count: count)
    var widest: [Int] = []
    var (digits, letters): (Set<Int>, Set<Int>) = ([], [])
    for cell in cells {
      var need = ColumnWidths.Need(least: area.cells.count, widest: area.cells.count)
      if cell.range.count <= Self.longestCell {
        need = section.blocks(of: cell).reduce(ColumnWidths.Need()) {
          $0.over(blocks.need(of: $1, in: area, of: section))
        }
      }
      widest.append(need.widest)
      widths.add(need, in: cell.columns.lowerBound - 1..<cell.columns.upperBound)
      guard !cell.isHeader, cell.columns.count == 1, let column = cell.columns.first else { continue }
      let text = section.substring(in: cell.range)
      if text.contains(where: \.isLetter) { letters.insert(column) }
      if text.contains(where: \.isNumber) { digits.insert(column) }
    }
    let fitted = widths.fitted(to: area.cells.count)
    let isMirrored = section.isReadFromTheRight(first)
    columns = fitted?.map { Self.placed($0, in: area, isMirrored: isMirrored) }
    isSpaced =
      columns.map { columns in
        zip(cells, widest).contains { cell, widest in widest > columns.extent(of: cell.columns).count }
      } ?? false
    numbers = digits.subtracting(letters)
  }

  /// Returns the cells that are looked at: whole rows of the table.
  private static func cells(from first: TableCell, of section: Section) -> [TableCell] {
    var cells = [first]
    var last = first.rows.upperBound
    while let cell = section.cell(after: cells[cells.count - 1], toward: .forward) {
      let distance = cell.range.lowerBound - first.range.lowerBound
      if distance > farthest || distance > reach && cell.rows.lowerBound > last { break }
      last = max(last, cell.rows.upperBound)
      cells.append(cell)
    }
    return cells
  }

  /// Returns a column that is given from the side where a table begins, as cells of its area.
  static func placed(_ column: Range<Int>, in area: BlockLines.Area, isMirrored: Bool) -> Range<Int> {
    isMirrored
      ? area.cells.upperBound - column.upperBound..<area.cells.upperBound - column.lowerBound
      : area.cells.lowerBound + column.lowerBound..<area.cells.lowerBound + column.upperBound
  }
}

extension [Range<Int>] {
  /// Returns the cells that some columns of these take with the space between them; columns count from 1.
  func extent(of numbers: ClosedRange<Int>) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    let held = numbers.clamped(to: 1...count)
    let (first, last) = (self[held.lowerBound - 1], self[held.upperBound - 1])
    return Swift.min(first.lowerBound, last.lowerBound)..<Swift.max(first.upperBound, last.upperBound)
  }
}

extension Section {
  /// Returns the blocks in a cell, as indices, those of tables in it included.
  func blocks(of cell: TableCell) -> Range<Int> {
    let first = blocks.partitioningIndex { $0.range.lowerBound >= cell.range.lowerBound }
    return first..<blocks.partitioningIndex { $0.range.lowerBound >= cell.range.upperBound }
  }

  /// Returns a Boolean value that indicates whether a cell is read from the right, and with it the table that it
  /// begins.
  func isReadFromTheRight(_ cell: TableCell) -> Bool {
    guard let block = blockIndex(at: cell.range.lowerBound).map({ blocks[$0] }) else { return false }
    return direction(of: block) == .rightToLeft
  }
}
