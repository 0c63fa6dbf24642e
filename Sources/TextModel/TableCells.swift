/// The offsets at which the cells of a table begin, in the order of the text, and their reach (HTML standard, 4.9.12).
///
/// A cell goes on to where the next one begins. What stands in it does not matter: a list, a control, another table.
public struct TableCells: Hashable, Sendable {
  /// A cell, in as few bytes as there are many of them.
  private struct Entry: Hashable {
    var offset: Int32
    let row: Int32
    let rows: Int32
    let column: Int16
    let columns: Int16
    let isHeader: Bool
  }

  private var entries: [Entry] = []
  /// The most rows that one cell takes.
  public private(set) var tallest = 1

  /// A table without cells.
  public init() {}

  /// The number of cells.
  public var count: Int { entries.count }

  /// The memory that the cells take, in bytes.
  public var size: Int { entries.count * MemoryLayout<Entry>.stride }

  /// Adds the next cell, which begins at an offset of the section; rows and columns count from 1.
  public mutating func append(at offset: Int, rows: ClosedRange<Int>, columns: ClosedRange<Int>, isHeader: Bool) {
    entries.append(
      Entry(
        offset: Int32(clamping: offset), row: Int32(clamping: rows.lowerBound), rows: Int32(clamping: rows.count),
        column: Int16(clamping: columns.lowerBound), columns: Int16(clamping: columns.count), isHeader: isHeader))
    tallest = max(tallest, rows.count)
  }

  /// Moves the cells with their text, each offset of the section to the one given for it.
  package mutating func move(_ moved: (Int) -> Int) {
    for index in entries.indices { entries[index].offset = Int32(clamping: moved(Int(entries[index].offset))) }
  }

  /// Returns the cell that an offset lies in, by its number; nil before the first.
  ///
  /// - Complexity: O(log n) in the number of cells.
  func number(at offset: Int) -> Int? {
    let after = entries.partitioningIndex { $0.offset > offset }
    return after > 0 ? after - 1 : nil
  }

  /// Returns the cell of a number, in a table of a section that ends at an offset; nil where there is none.
  func cell(_ number: Int, of table: Int, endingAt end: Int) -> TableCell? {
    guard entries.indices.contains(number) else { return nil }
    let entry = entries[number]
    let upper = number + 1 < entries.count ? Int(entries[number + 1].offset) : end
    let (row, column) = (Int(entry.row), Int(entry.column))
    return TableCell(
      rows: row...row + max(1, Int(entry.rows)) - 1, columns: column...column + max(1, Int(entry.columns)) - 1,
      isHeader: entry.isHeader, range: Int(entry.offset)..<max(Int(entry.offset), upper), table: table,
      number: number)
  }
}

/// A cell of a table: the rows and columns it takes, and the text in it.
public struct TableCell: Hashable, Sendable {
  /// The rows, counted from 1.
  public let rows: ClosedRange<Int>
  /// The columns, counted from 1.
  public let columns: ClosedRange<Int>
  /// A Boolean value that indicates whether it heads others.
  public let isHeader: Bool
  /// UTF-8 offsets of the blocks in it, those of tables in it included.
  public let range: Range<Int>
  /// The table, as an index into the section's containers.
  public let table: Int
  /// Its number among the cells of the table, from 0.
  let number: Int

  /// The place of its first row and column in the grid of the table.
  public var place: TableHeaders.Place {
    TableHeaders.Place(row: rows.lowerBound, column: columns.lowerBound)
  }
}
