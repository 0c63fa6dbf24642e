import Words

/// The position of a cell in its table.
public struct CellPosition: Hashable, Codable, Sendable {
  /// The row, from 1.
  public let row: Int
  /// The column, from 1.
  public let column: Int

  /// Creates a place; both count from 1.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The words for it.
  package var phrase: Phrase { Phrase(.cellPlace, ["column": .count(column), "row": .count(row)]) }
}
