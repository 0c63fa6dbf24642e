extension Shelf {
  /// Records that a book was opened from a path, at a time in seconds since 1970.
  ///
  /// The path should be absolute, since the list of known books opens it again.
  @discardableResult
  package func opened(_ book: BookIdentity, at path: String, on date: Int) throws(ShelfError) -> Opening {
    try write { database throws(ShelfError) in
      guard let known = try database.known(book, at: path) else {
        _ = try database.insert(book, openedFrom: path, on: date)
        return .firstTime
      }
      try database.run(
        """
        UPDATE book SET identifier = ?, title = ?, creators = ?, size = ?, hash = ?, path = ?, opened = ?
        WHERE id = ?
        """, book.columns + [.text(path), .integer(date), .integer(known.row)])
      return known.book.isSameEdition(as: book) ? .again : .newEdition
    }
  }

  /// Gives a new identity to the book whose place was saved at its path, which keeps its place and its notes.
  package func rename(leftAt path: String, to book: BookIdentity) throws(ShelfError) {
    try write { database throws(ShelfError) in
      try database.run(
        """
        UPDATE book SET title = ?, creators = ?, size = ?, hash = ? WHERE id = (
          SELECT b.id FROM place AS p JOIN book AS b ON p.book = b.id
          WHERE b.identifier IS NULL AND ? IN (b.path, b.file) ORDER BY b.opened DESC, b.id DESC LIMIT 1
        )
        """, Array(book.columns.dropFirst()) + [.text(path)])
    }
  }

  /// Hides the book that was opened from a path in the list of known books; its data stay.
  package func hide(bookAt path: String) throws(ShelfError) {
    try write { database throws(ShelfError) in
      try database.run("UPDATE book SET path = NULL, file = ?1 WHERE path = ?1", [.text(path)])
    }
  }

  /// Shows a hidden book that was opened from a path in the list of known books again.
  package func show(bookAt path: String) throws(ShelfError) {
    try write { database throws(ShelfError) in
      try database.run("UPDATE book SET path = ?1 WHERE path IS NULL AND file = ?1", [.text(path)])
    }
  }

  /// Returns the books that were opened, newest first, and then the other books in folders, last found first.
  package func knownBooks() throws(ShelfError) -> [KnownBook] {
    try read { database throws(ShelfError) in
      try database.rows(
        """
        SELECT b.identifier, b.title, b.creators, b.size, b.hash, b.path, b.opened, place.percentage,
          b.id, d.title, d.creators, d.series, d.number, d.tags,
          (SELECT group_concat(name, char(31)) FROM tag WHERE tag.book = b.id), d.next
        FROM book AS b LEFT JOIN place ON place.book = b.id LEFT JOIN detail AS d ON d.book = b.id
        WHERE b.path IS NOT NULL ORDER BY b.opened DESC, b.id DESC
        """
      ) {
        KnownBook(
          book: BookIdentity($0, from: 0), path: $0.text(5), opened: $0.integer(6),
          percentage: $0.optionalInteger(7), details: ShelvedDetails($0, from: 8))
      }
    }
  }
}

extension Database {
  /// The date of a book that has stored data, but was never on the shelf.
  static let neverShelved = -1

  /// Returns the row of a book, and adds it if it is missing; without a date, as a book that was never on the shelf.
  func row(of book: BookIdentity, on date: Int = neverShelved) throws(ShelfError) -> Int {
    guard let known = try known(book) else { return try insert(book, openedFrom: nil, on: date) }
    if let path = book.path {
      try run("UPDATE book SET file = ?1 WHERE id = ?2 AND file IS NOT ?1", [.text(path), .integer(known.row)])
    }
    return known.row
  }

  /// Finds a book by its identity.
  func known(_ book: BookIdentity) throws(ShelfError) -> (row: Int, book: BookIdentity)? {
    try known(book, at: book.path)
  }

  /// Finds a book: one with the same file, or else an equal identifier, or else an equal title and creators.
  ///
  /// A book that is only known from a catalogue has no identifier of its own yet.
  ///
  /// If a book has no creators, its path has to be equal, too, since a title alone ("README") can belong to unrelated
  /// files.
  func known(_ book: BookIdentity, at path: String?) throws(ShelfError) -> (row: Int, book: BookIdentity)? {
    try rows(
      """
      SELECT identifier, title, creators, size, hash, id FROM (
        SELECT *, CASE
          WHEN size = ?4 AND hash = ?5 AND (
            identifier IS ?1 OR identifier IS NULL AND opened = 0 AND path IS NOT NULL
          ) THEN 1
          WHEN identifier = ?1 THEN 2
          WHEN title = ?2 AND creators = ?3 AND (creators <> '' OR ?6 IN (path, file)) THEN 3
        END AS likeness FROM book
      ) WHERE likeness IS NOT NULL ORDER BY likeness, opened DESC, id DESC LIMIT 1
      """, book.columns + [.optional(path)]
    ) { (row: $0.integer(5), book: BookIdentity($0, from: 0)) }.first
  }

  /// Adds a book and returns its row.
  func insert(_ book: BookIdentity, openedFrom path: String?, on date: Int) throws(ShelfError) -> Int {
    try run(
      """
      INSERT INTO book (identifier, title, creators, size, hash, path, opened, file) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, book.columns + [.optional(path), .integer(date), .optional(path ?? book.path)])
    return lastInserted
  }
}

extension BookIdentity {
  /// The values of the columns identifier, title, creators, size and hash, in this order.
  var columns: [SQLValue] {
    [.optional(identifier), .text(title), .list(creators), .integer(size), .integer(Int(Int64(bitPattern: hash)))]
  }

  /// Reads the five columns of ``columns`` from a row, beginning with a column.
  init(_ row: borrowing Statement, from column: Int32) {
    self.init(
      identifier: row.optionalText(column), title: row.text(column + 1), creators: row.list(column + 2),
      size: row.integer(column + 3), hash: UInt64(bitPattern: Int64(row.integer(column + 4))))
  }
}
