/// A cell of a page, counted from its top left corner.
public struct CellPoint: Hashable, Sendable {
  /// The row, from 0.
  public var row: Int
  /// The column, from 0.
  public var column: Int

  /// Creates a point; both numbers count from 0.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A run of cells in one row of a page.
public struct CellRect: Hashable, Sendable {
  /// The row, from 0.
  public var row: Int
  /// The first column, from 0.
  public var column: Int
  /// The number of cells.
  public var width: Int

  /// Creates a run of cells; row and column count from 0.
  public init(row: Int, column: Int, width: Int) {
    self.row = row
    self.column = column
    self.width = width
  }
}
