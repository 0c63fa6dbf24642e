/// The contents of `states.db`, a file of the reader epy: the user's place in each book, and the bookmarks.
package struct EpyStates: Hashable, Sendable {
  /// A place in a book by the rows of epy's screen, since epy stores no offset in the text.
  package struct Place: Hashable, Sendable {
    /// The path of the book.
    package let path: String
    /// The name of a bookmark, or nil for the user's place.
    package let name: String?
    /// The section, from 0.
    package let section: Int
    /// The row in the section, from 0.
    package let row: Int
    /// The number of columns of the screen.
    package let columns: Int
    /// The part of the rows of the section before the place, from 0 to 1, or nil if only the row is known.
    package let fraction: Double?
  }

  /// The user's place in each book.
  package let places: [Place]
  /// The bookmarks of all books.
  package let bookmarks: [Place]

  /// Reads the file, and does not change it.
  ///
  /// - Throws: ``ShelfError`` for a file that is no database, or one of another program.
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
