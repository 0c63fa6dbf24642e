import TextModel

extension Session {
  /// The place of the reader, and the page in view.
  struct Place: Hashable, Codable, Sendable {
    /// The reading position.
    var cursor = TextPosition.start
    /// The text last spoken or moved to.
    var focus: TextRange?
    /// The page in view; nil until one has been shown.
    var page: Page?
    /// A Boolean value that indicates whether anything has been moved to or read, so that there is a place to come
    /// from.
    var hasPlace = false
    /// A Boolean value that indicates whether the reader is where an earlier session ended, and has not moved: reading
    /// goes on with the whole sentence.
    var isRestored = false
    /// The row and column of the table that the reader goes along.
    var lane: Lane?
  }

  /// The place in the grid of a table that the reader stands in, of those that a cell takes.
  struct Lane: Hashable, Codable, Sendable {
    /// The cell, where the reader has not left it since.
    let cursor: TextPosition
    /// The table that the reader goes along, as an index into the containers of the section; sessions were once kept
    /// without it.
    let table: Int?
    private let row: Int
    private let column: Int

    var place: TableHeaders.Place { TableHeaders.Place(row: row, column: column) }

    init(cursor: TextPosition, table: Int, place: TableHeaders.Place) {
      self.cursor = cursor
      self.table = table
      row = place.row
      column = place.column
    }
  }
}
