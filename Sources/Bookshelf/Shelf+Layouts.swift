extension Shelf {
  /// The greatest number of stored layouts, beyond which the oldest are removed.
  private static let keptLayouts = 400

  /// Saves the page counts of a book for a size of the screen; the shelf does not interpret either text.
  package func save(layout index: String, of book: BookIdentity, for screen: String) throws(ShelfError) {
    try write { database throws(ShelfError) in
      try database.run(
        "INSERT OR REPLACE INTO layout (size, hash, screen, \"index\") VALUES (?, ?, ?, ?)",
        Self.edition(of: book) + [.text(screen), .text(index)])
      try database.run(
        "DELETE FROM layout WHERE id NOT IN (SELECT id FROM layout ORDER BY id DESC LIMIT ?)",
        [.integer(Self.keptLayouts)])
    }
  }

  /// Returns the page counts of this edition of a book for a size of the screen, or nil if there are none.
  package func layout(of book: BookIdentity, for screen: String) throws(ShelfError) -> String? {
    try read { database throws(ShelfError) in
      try database.rows(
        "SELECT \"index\" FROM layout WHERE size = ? AND hash = ? AND screen = ?",
        Self.edition(of: book) + [.text(screen)]
      ) { $0.text(0) }.first
    }
  }

  /// Returns the size and the hash of a book, as rows have them.
  static func edition(of book: BookIdentity) -> [SQLValue] {
    [.integer(book.size), .integer(Int(Int64(bitPattern: book.hash)))]
  }
}
