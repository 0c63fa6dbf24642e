import TextModel

/// The corrections of recognised words.
extension Shelf {
  /// Saves corrections that change the length of a section by `growth` bytes behind an offset; when it returns, they
  /// are on the disk.
  ///
  /// Notes behind the offset move with the text, and the page counts of the book are removed, since they are those of
  /// the text before.
  package func save(
    _ corrections: [WordCorrection], of book: BookIdentity, behind end: TextPosition, growth: Int, on date: Int
  ) throws(ShelfError) {
    try write { database throws(ShelfError) in
      let row = try database.row(of: book, on: date)
      for correction in corrections {
        try database.run(
          """
          INSERT OR REPLACE INTO correction (book, page, x, y, width, height, text) VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
          [.integer(row), .integer(correction.page)] + Self.values(of: correction.rect) + [.text(correction.text)])
      }
      let moved =
        [.integer(growth), .integer(row)] + Self.edition(of: book) + [.integer(end.section), .integer(end.offset)]
      try database.run(
        """
        UPDATE note SET "from" = "from" + ? WHERE book = ? AND size = ? AND hash = ? AND section = ? AND "from" >= ?
        """, moved)
      try database.run(
        """
        UPDATE note SET "to" = "to" + ? WHERE book = ? AND size = ? AND hash = ? AND to_section = ? AND "to" >= ?
        """, moved)
      try database.run("DELETE FROM layout WHERE size = ? AND hash = ?", Self.edition(of: book))
    }
  }

  /// Returns the corrections of a book, the latest last.
  package func corrections(of book: BookIdentity) throws(ShelfError) -> [WordCorrection] {
    try read { database throws(ShelfError) in
      guard let known = try database.known(book) else { return [] }
      return try database.rows(
        "SELECT page, x, y, width, height, text FROM correction WHERE book = ? ORDER BY id", [.integer(known.row)]
      ) {
        let (x, y, width, height) = ($0.integer(1), $0.integer(2), $0.integer(3), $0.integer(4))
        return WordCorrection(
          page: $0.integer(0),
          rect: TextRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)), text: $0.text(5))
      }
    }
  }

  /// The length that no picture has, in pixels.
  private static let mostPixels = 1e9

  private static func values(of rect: TextRect) -> [SQLValue] {
    [rect.x, rect.y, rect.width, rect.height].map { .integer(Int(max(-mostPixels, min(mostPixels, $0)).rounded())) }
  }
}
