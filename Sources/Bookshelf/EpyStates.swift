/// The contents of the `states.db` of the reader epy: the place of its user in each book, and the bookmarks set there.
package struct EpyStates: Hashable, Sendable {
  /// A place in a book by the rows of epy's screen, which knows no words.
  package struct Place: Hashable, Sendable {
    /// The path of the book's file.
    package let path: String
    /// The name of a bookmark; nil for the place where its user is.
    package let name: String?
    /// The section, from 0.
    package let section: Int
    /// The row of the section, from 0.
    package let row: Int
    /// The number of cells in a row.
    package let columns: Int
    /// The part of the section's rows before the place, from 0 to 1; nil if only the row is known.
    package let fraction: Double?
  }

  /// The place of its user in each book.
  package let places: [Place]
  /// The bookmarks of every book.
  package let bookmarks: [Place]

  /// Reads the file, and changes nothing in it.
  ///
  /// - Throws: ``ShelfError`` for a file that is no database, or another program's.
  package init(file: String) throws(ShelfError) {
    let database = try Database(file: file, .reading)
    try database.harden()
    places = try database.rows(
      "SELECT filepath, NULL, content_index, row, textwidth, rel_pctg FROM reading_states ORDER BY filepath"
    ) { Place($0) }
    bookmarks = try database.rows(
      "SELECT filepath, name, content_index, row, textwidth, rel_pctg FROM bookmarks ORDER BY filepath, rowid"
    ) { Place($0) }
  }
}

extension EpyStates.Place {
  fileprivate init(_ row: borrowing Statement) {
    self.init(
      path: row.text(0), name: row.optionalText(1), section: max(0, row.integer(2)), row: max(0, row.integer(3)),
      columns: min(1_000, max(1, row.integer(4))), fraction: row.optionalReal(5))
  }
}
