/// Which cells of a table head which others (HTML standard, 4.9.12.2).
public struct TableHeaders: Hashable, Sendable {
  /// The place of a cell, rows and columns counted from 1.
  public struct Place: Hashable, Sendable {
    /// The row, counted from 1.
    public let row: Int
    /// The column, counted from 1.
    public let column: Int

    /// Creates a place; both count from 1.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The headers of a column from a row on.
  private struct Step: Hashable {
    let row: Int
    let headers: [Range<Int>]
  }

  private var columns: [Int: [Step]] = [:]
  private var rows: [Int: [Range<Int>]] = [:]
  private var given: [Place: [Range<Int>]] = [:]

  /// Headers of no cell.
  public init() {}

  /// A Boolean value that indicates whether no cell has a header.
  public var isEmpty: Bool { columns.isEmpty && rows.isEmpty && given.isEmpty }

  /// Gives a column its headers from a row on; rows are given in order.
  public mutating func setColumn(_ column: Int, from row: Int, to headers: [Range<Int>]) {
    columns[column, default: []].append(Step(row: row, headers: headers))
  }

  /// Adds a header to a row.
  public mutating func addRow(_ row: Int, _ header: Range<Int>) {
    rows[row, default: []].append(header)
  }

  /// Gives one cell the headers that it names itself, in place of all others.
  public mutating func set(_ place: Place, to headers: [Range<Int>]) {
    given[place] = headers
  }

  /// Moves the headers with their text, each offset of the section to the one given for it.
  package mutating func move(_ moved: (Int) -> Int) {
    func range(_ old: Range<Int>) -> Range<Int> { moved(old.lowerBound)..<moved(old.upperBound) }
    columns = columns.mapValues { $0.map { Step(row: $0.row, headers: $0.headers.map(range)) } }
    rows = rows.mapValues { $0.map(range) }
    given = given.mapValues { $0.map(range) }
  }

  /// Returns the headers above a cell, or those that the cell names, as UTF-8 offsets in the section.
  ///
  /// - Complexity: O(log n) in the number of header cells of the column.
  public func headers(of place: Place) -> [Range<Int>] {
    if let named = given[place] { return named }
    guard let steps = columns[place.column] else { return [] }
    let after = steps.partitioningIndex { $0.row > place.row }
    return after > 0 ? steps[after - 1].headers : []
  }

  /// A cell is not counted under more columns than these.
  private static let mostColumns = 8

  /// Returns the headers above all the columns that a cell takes, each once, or those that the cell names.
  package func headers(above cell: TableCell) -> [Range<Int>] {
    if let named = given[cell.place] { return named }
    return cell.columns.prefix(Self.mostColumns).reduce(into: []) { headers, column in
      let place = Place(row: cell.place.row, column: column)
      for header in self.headers(of: place) where !headers.contains(header) { headers.append(header) }
    }
  }

  /// Returns the headers of the row of a cell, as UTF-8 offsets in the section; none for a cell that names its headers.
  public func headers(ofRow place: Place) -> [Range<Int>] { given[place] == nil ? rows[place.row] ?? [] : [] }
}
