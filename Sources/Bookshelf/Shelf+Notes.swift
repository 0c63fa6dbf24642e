import TextModel

extension Shelf {
  /// Saves a note; when it returns, the note is on the disk.
  ///
  /// The same passage of the same book with the same purpose stays one note with its first date. It also keeps its
  /// text if the new note has none. `edition` is the edition by which the shelf knows the book, if the note is from
  /// another one.
  package func save(_ note: Note, in edition: BookIdentity? = nil) throws(ShelfError) -> Saving {
    try write { database throws(ShelfError) in
      let book = try database.row(of: edition ?? note.book)
      let key = [SQLValue.integer(book)] + note.key
      let same = try database.rows(
        """
        SELECT 1 FROM note
        WHERE book = ? AND section = ? AND "from" = ? AND to_section = ? AND "to" = ? AND text = ? AND kind = ?
          AND ? IN (words, '')
        """, key + [.text(note.words)]
      ) { _ in true }
      guard same.isEmpty else { return .alreadySaved }
      try database.insert(note, inBook: book)
      return .saved
    }
  }

  /// Returns the notes of a book, or of all books for nil: last opened books first, and each in the order of its
  /// text.
  package func notes(of book: BookIdentity? = nil) throws(ShelfError) -> [Note] {
    try numberedNotes(of: book).map(\.note)
  }

  /// Returns the same notes with their numbers.
  package func numberedNotes(of book: BookIdentity?) throws(ShelfError) -> [(number: Int, note: Note)] {
    try read { database throws(ShelfError) in
      guard let book else {
        return try database.rows(
          """
          SELECT note.* FROM note JOIN book ON book.id = note.book
          ORDER BY book.opened DESC, book.id DESC, section, "from", to_section, "to", note.id
          """
        ) { ($0.integer(0), Note($0)) }
      }
      guard let known = try database.known(book) else { return [] }
      return try database.rows(
        """
        SELECT * FROM note WHERE book = ? ORDER BY section, "from", to_section, "to", id
        """, [.integer(known.row)]
      ) { ($0.integer(0), Note($0)) }
    }
  }

  /// Removes a note by its number and returns it, or nil if there is none.
  ///
  /// When it returns, the change is on the disk.
  package func remove(_ number: Int) throws(ShelfError) -> Note? {
    try write { database throws(ShelfError) in
      let note = try database.rows("SELECT * FROM note WHERE id = ?", [.integer(number)]) { Note($0) }.first
      try database.run("DELETE FROM note WHERE id = ?", [.integer(number)])
      return note
    }
  }

  /// Changes the text on a note, and returns false if the note is gone.
  package func setWords(_ words: String, ofNote number: Int) throws(ShelfError) -> Bool {
    try write { database throws(ShelfError) in
      let rows = try database.rows(
        "UPDATE note SET words = ? WHERE id = ? RETURNING 1", [.text(words), .integer(number)]
      ) { _ in true }
      return !rows.isEmpty
    }
  }

  /// Changes the category of a highlight, and returns false if the highlight is gone.
  package func setCategory(_ category: String, ofNote number: Int) throws(ShelfError) -> Bool {
    try write { database throws(ShelfError) in
      let rows = try database.rows(
        "UPDATE note SET category = ? WHERE id = ? RETURNING 1", [.text(category), .integer(number)]
      ) { _ in true }
      return !rows.isEmpty
    }
  }

  /// Changes the passage of a note to that of another, and returns false if the note is gone.
  ///
  /// Its text, category and date stay the same.
  package func setPassage(of note: Note, ofNote number: Int) throws(ShelfError) -> Bool {
    try write { database throws(ShelfError) in
      let rows = try database.rows(
        """
        UPDATE note SET text = ?, before = ?, after = ?, section = ?, "from" = ?, to_section = ?, "to" = ?,
          percentage = ?, chapter = ?, print_page = ?, identifier = ?, title = ?, creators = ?, size = ?, hash = ?,
          lost = 0
        WHERE id = ? RETURNING 1
        """,
        [.text(note.text), .text(note.context.before), .text(note.context.after)] + note.range.columns
          + [.integer(note.percentage), .list(note.chapter), .optional(note.printPage)] + note.book.columns
          + [.integer(number)]
      ) { _ in true }
      return !rows.isEmpty
    }
  }

  /// Moves a note to the position of its passage in another edition, with the data to cite it.
  package func move(
    _ number: Int, to range: TextRange, percentage: Int, chapter: [String], printPage: String?,
    in edition: BookIdentity
  ) throws(ShelfError) {
    try write { database throws(ShelfError) in
      try database.run(
        """
        UPDATE note SET section = ?, "from" = ?, to_section = ?, "to" = ?,
          percentage = ?, chapter = ?, print_page = ?, identifier = ?, title = ?, creators = ?, size = ?, hash = ?,
          lost = 0
        WHERE id = ?
        """,
        range.columns + [.integer(percentage), .list(chapter), .optional(printPage)] + edition.columns
          + [.integer(number)])
    }
  }

  /// Records that the passage of a note is missing in the last edition that was opened.
  package func setLost(_ number: Int) throws(ShelfError) {
    try write { database throws(ShelfError) in
      try database.run("UPDATE note SET lost = 1 WHERE id = ?", [.integer(number)])
    }
  }
}

extension Database {
  func insert(_ note: Note, inBook book: Int) throws(ShelfError) {
    let quote: [SQLValue] = [.text(note.text), .text(note.context.before), .text(note.context.after)]
    let citation: [SQLValue] = [
      .list(note.chapter), .optional(note.printPage), .integer(note.percentage), .integer(note.date),
    ]
    try run(
      """
      INSERT INTO note (
        book, identifier, title, creators, size, hash, text, before, after,
        section, "from", to_section, "to", chapter, print_page, percentage, date, kind, words, year,
        lost, category
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [.integer(book)] + note.book.columns + quote + note.range.columns + citation
        + [
          .text(note.kind.rawValue), .text(note.words), .optional(note.year), .integer(note.isLost ? 1 : 0),
          .text(note.category),
        ])
  }
}

extension Note {
  /// Reads a note from a row of the table.
  init(_ row: borrowing Statement) {
    self.init(
      book: BookIdentity(row, from: 2), range: TextRange(row.position(10), row.position(12)), text: row.text(7),
      context: TextContext(before: row.text(8), after: row.text(9)), chapter: row.list(14),
      printPage: row.optionalText(15), percentage: row.integer(16), date: row.integer(17),
      kind: Kind(rawValue: row.text(18)) ?? .note, words: row.text(19),
      year: row.optionalInteger(20), isLost: row.integer(21) != 0, category: row.text(22))
  }

  /// The columns that identify a note in its book: section, from, to_section, to, text and kind.
  fileprivate var key: [SQLValue] { range.columns + [.text(text), .text(kind.rawValue)] }
}

extension TextRange {
  /// The values of the columns section, from, to_section and to, in this order.
  fileprivate var columns: [SQLValue] {
    [.integer(lower.section), .integer(lower.offset), .integer(upper.section), .integer(upper.offset)]
  }
}
