extension Shelf {
  /// The number of layouts that are kept; the oldest make room.
  private static let keptLayouts = 400

  /// Keeps what was counted of a book for a size of screen: both are texts of whoever counted.
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

  /// Returns the counts of this very edition of a book for a size of screen, or nil if there are none.
  package func layout(of book: BookIdentity, for screen: String) throws(ShelfError) -> String? {
    try read { database throws(ShelfError) in
      try database.rows(
        "SELECT \"index\" FROM layout WHERE size = ? AND hash = ? AND screen = ?",
        Self.edition(of: book) + [.text(screen)]
      ) { $0.text(0) }.first
    }
  }

  private static func edition(of book: BookIdentity) -> [SQLValue] {
    [.integer(book.size), .integer(Int(Int64(bitPattern: book.hash)))]
  }
}
