/// How far the cells of a table reach that take more than one row or column (HTML standard, 4.9.12).
public struct TableSpans: Hashable, Sendable {
  /// How many rows and columns a cell takes.
  private struct Size: Hashable {
    let rows: Int
    let columns: Int
  }

  private var sizes: [TableHeaders.Place: Size] = [:]
  /// The most rows that one cell takes.
  public private(set) var tallest = 1

  /// Cells that take one row and one column each.
  public init() {}

  /// Whether no cell takes more than one row and one column.
  public var isEmpty: Bool { sizes.isEmpty }

  /// Has the cell that begins at a place reach over rows and columns.
  public mutating func set(_ place: TableHeaders.Place, rows: Int, columns: Int) {
    guard rows > 1 || columns > 1 else { return }
    sizes[place] = Size(rows: max(1, rows), columns: max(1, columns))
    tallest = max(tallest, rows)
  }

  /// The rows of the cell that begins at a place.
  public func rows(from place: TableHeaders.Place) -> ClosedRange<Int> {
    place.row...place.row + (sizes[place]?.rows ?? 1) - 1
  }

  /// The columns of the cell that begins at a place.
  public func columns(from place: TableHeaders.Place) -> ClosedRange<Int> {
    place.column...place.column + (sizes[place]?.columns ?? 1) - 1
  }
}
