extension TextIndex {
  /// The words of a section, in pieces, with blanks between the words.
  package struct IndexedSection: Sendable {
    package let number: Int
    package let pieces: [String]

    package init(number: Int, pieces: [String]) {
      self.number = number
      self.pieces = pieces
    }
  }

  /// The length of the words that one transaction adds, in bytes.
  private static let batch = 256 << 10

  /// Returns the numbers of the books whose files are unchanged since they were indexed, by their paths.
  package func books(in files: [String: FileState]) throws(ShelfError) -> [String: Int] {
    let rows = try use { database throws(ShelfError) in
      try database.rows(
        "SELECT f.path, f.state, f.book FROM file AS f JOIN book AS b ON b.id = f.book WHERE b.whole = 1"
      ) { (path: $0.text(0), state: $0.text(1), book: $0.integer(2)) }
    }
    let current = rows.filter { files[$0.path]?.text == $0.state }
    return Dictionary(current.map { ($0.path, $0.book) }) { first, _ in first }
  }

  /// Indexes the book in a file, unless it is indexed already.
  ///
  /// `sections` returns the sections of the book one after another, and nil at its end. It is not called if a known
  /// book has only moved to another file. One program indexes at a time, and others wait for it. A book that is not
  /// finished is indexed from its start the next time.
  package func index(
    fileAt path: String, as state: FileState, _ fingerprint: FileFingerprint,
    from sections: () -> IndexedSection?, isCancelled: () -> Bool
  ) throws(ShelfError) {
    try IndexLock(of: file).hold(isCancelled: isCancelled) { () throws(ShelfError) in
      guard let book = try begin(path, state, fingerprint) else { return }
      guard try add(sections, to: book, isCancelled: isCancelled) else { return }
      try change { database throws(ShelfError) in
        try database.run("UPDATE book SET whole = 1 WHERE id = ?", [.integer(book)])
      }
    }
  }

  /// Adds the words of sections in small transactions, and returns false if that is cancelled.
  private func add(
    _ sections: () -> IndexedSection?, to book: Int, isCancelled: () -> Bool
  ) throws(ShelfError) -> Bool {
    var batch: [IndexedSection] = []
    var length = 0
    while !isCancelled(), let section = sections() {
      // A long section is added in parts.
      for piece in section.pieces {
        batch.append(IndexedSection(number: section.number, pieces: [piece]))
        length += piece.utf8.count
        guard length >= Self.batch else { continue }
        try add(batch, to: book)
        (batch, length) = ([], 0)
        if isCancelled() { return false }
      }
    }
    if isCancelled() { return false }
    try add(batch, to: book)
    return true
  }

  /// Removes all books but those in the files of some paths.
  ///
  /// The index is emptied if most of it belongs to removed books.
  package func forget(allBut paths: Set<String>, isCancelled: () -> Bool) throws(ShelfError) {
    let known = try use { database throws(ShelfError) in
      try database.rows("SELECT path FROM file") { $0.text(0) }
    }
    let gone = known.filter { !paths.contains($0) }
    let isWasted = try use { database throws(ShelfError) in
      if try database.isWasted() { return true }
      return try database.number("SELECT count(*) FROM book WHERE id NOT IN (SELECT book FROM file)") > 0
    }
    guard !gone.isEmpty || isWasted else { return }
    try IndexLock(of: file).hold(isCancelled: isCancelled) { () throws(ShelfError) in
      try change { database throws(ShelfError) in
        for path in gone { try database.run("DELETE FROM file WHERE path = ?", [.text(path)]) }
        try database.run("DELETE FROM piece WHERE book NOT IN (SELECT book FROM file)")
        try database.run("DELETE FROM book WHERE id NOT IN (SELECT book FROM file)")
        guard try database.isWasted() else { return }
        try database.run("INSERT INTO word (word) VALUES ('delete-all')")
        for table in Self.tables { try database.run(table) }
      }
    }
  }

  private static let tables: [StaticString] = [
    "DELETE FROM file", "DELETE FROM piece", "DELETE FROM book", "DELETE FROM sqlite_sequence",
  ]

  /// Prepares the index for the words of a book and returns the book's number, or nil if it is indexed already.
  private func begin(
    _ path: String, _ state: FileState, _ fingerprint: FileFingerprint
  ) throws(ShelfError) -> Int? {
    try change { database throws(ShelfError) in
      let key: [SQLValue] = [.integer(fingerprint.size), .integer(Int(Int64(bitPattern: fingerprint.hash)))]
      let known = try database.rows("SELECT id, whole FROM book WHERE size = ? AND hash = ?", key) {
        (number: $0.integer(0), isWhole: $0.integer(1) == 1)
      }.first
      if let known, !known.isWhole { try database.forget(known.number) }
      var book = known.flatMap { $0.isWhole ? $0.number : nil }
      let isNew = book == nil
      if isNew {
        try database.run("INSERT INTO book (size, hash, whole) VALUES (?, ?, 0)", key)
        book = database.lastInserted
      }
      guard let book else { return nil }
      try database.run(
        "INSERT OR REPLACE INTO file (path, state, book) VALUES (?, ?, ?)",
        [.text(path), .text(state.text), .integer(book)])
      return isNew ? book : nil
    }
  }

  private func add(_ sections: [IndexedSection], to book: Int) throws(ShelfError) {
    try change { database throws(ShelfError) in
      for section in sections {
        for piece in section.pieces {
          try database.run(
            "INSERT INTO piece (book, section) VALUES (?, ?)", [.integer(book), .integer(section.number)])
          try database.run(
            "INSERT INTO word (rowid, words) VALUES (?, ?)", [.integer(database.lastInserted), .text(piece)])
        }
      }
    }
  }
}

extension Database {
  /// The number of pieces below which the index is not emptied.
  private static let fewPieces = 1_000

  /// Removes an unfinished book, so that its words are not found.
  fileprivate func forget(_ book: Int) throws(ShelfError) {
    try run("DELETE FROM piece WHERE book = ?", [.integer(book)])
    try run("DELETE FROM file WHERE book = ?", [.integer(book)])
    try run("DELETE FROM book WHERE id = ?", [.integer(book)])
  }

  /// Returns a Boolean value that indicates whether most of the words belong to removed pieces.
  fileprivate func isWasted() throws(ShelfError) -> Bool {
    let given = try number("SELECT seq FROM sqlite_sequence WHERE name = 'piece'")
    guard given > Self.fewPieces else { return false }
    return try number("SELECT count(*) FROM piece") * 2 < given
  }
}
