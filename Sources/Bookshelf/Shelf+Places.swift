import TextModel

extension Shelf {
  /// Saves the place in its book, with the title of the next chapter; when it returns, the place is on the disk.
  ///
  /// The date, in seconds since 1970, is for a book that was never recorded as opened. If `waiting` is false, the
  /// call fails at once while another program writes to the shelf.
  package func save(
    _ place: Place, before next: String? = nil, on date: Int, waiting: Bool = true
  ) throws(ShelfError) {
    try write(waiting: waiting) { database throws(ShelfError) in
      let book = try database.row(of: place.book, on: date)
      let position: [SQLValue] = [.integer(place.position.section), .integer(place.position.offset)]
      let context: [SQLValue] = [.text(place.context.before), .text(place.context.after)]
      try database.run(
        """
        INSERT OR REPLACE INTO place (
          book, identifier, title, creators, size, hash, section, "offset", before, after, session, percentage
        ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [.integer(book)] + place.book.columns + position + context
          + [.text(place.session), .optional(place.percentage)])
      try database.run(
        """
        INSERT INTO detail (book, next) SELECT ?1, ?2 WHERE ?2 IS NOT NULL OR ?1 IN (SELECT book FROM detail)
        ON CONFLICT (book) DO UPDATE SET next = excluded.next
        """, [.integer(book), .optional(next)])
    }
  }

  /// Returns the saved place in a book or an edition of it, or nil if there is none.
  package func place(of book: BookIdentity) throws(ShelfError) -> Place? {
    try read { database throws(ShelfError) in
      guard let known = try database.known(book) else { return nil }
      return try database.rows(
        """
        SELECT identifier, title, creators, size, hash, section, "offset", before, after, session, percentage
        FROM place WHERE book = ?
        """, [.integer(known.row)]
      ) { Place($0) }.first
    }
  }

  /// Returns the last saved place in a book without an identifier whose file was at a path, whatever its title was,
  /// or nil if there is none.
  package func place(leftAt path: String) throws(ShelfError) -> Place? {
    try read { database throws(ShelfError) in
      try database.rows(
        """
        SELECT p.identifier, p.title, p.creators, p.size, p.hash, p.section, p."offset", p.before, p.after, p.session,
          p.percentage
        FROM place AS p JOIN book AS b ON p.book = b.id
        WHERE b.identifier IS NULL AND ?1 IN (b.path, b.file) ORDER BY b.opened DESC, b.id DESC LIMIT 1
        """, [.text(path)]
      ) { Place($0) }.first
    }
  }
}

extension Place {
  /// Reads a place from a row of the table.
  fileprivate init(_ row: borrowing Statement) {
    self.init(
      book: BookIdentity(row, from: 0), position: row.position(5),
      context: TextContext(before: row.text(7), after: row.text(8)), session: row.text(9),
      percentage: row.optionalInteger(10))
  }
}
