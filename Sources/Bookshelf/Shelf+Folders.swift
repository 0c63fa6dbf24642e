/// A file in a folder of the shelf, as it was last checked.
package struct FolderFile: Sendable {
  /// The absolute path.
  package let path: String
  /// The state at the check.
  package let state: FileState
  /// The book in the file, or nil if the file holds none.
  package let book: BookIdentity?
  /// The entry of a catalogue on the book, or nil if there is none.
  package let catalogued: CataloguedBook?

  /// Creates a file that was checked.
  package init(path: String, state: FileState, book: BookIdentity?, catalogued: CataloguedBook? = nil) {
    self.path = path
    self.state = state
    self.book = book
    self.catalogued = catalogued
  }
}

/// The folders whose books are on the shelf; no file in them is copied or changed.
extension Shelf {
  /// Adds a folder, with those of its books that were removed with it before, and returns false if it is on the shelf
  /// already.
  @discardableResult
  package func join(folder path: String) throws(ShelfError) -> Bool {
    try write { database throws(ShelfError) in
      guard try database.rows("SELECT path FROM folder WHERE path = ?", [.text(path)], { _ in true }).isEmpty else {
        return false
      }
      try database.run("INSERT INTO folder VALUES (?)", [.text(path)])
      try database.run(
        "UPDATE book SET path = file WHERE path IS NULL AND opened = 0 AND substr(file, 1, length(?1)) = ?1",
        [.inside(path)])
      return true
    }
  }

  /// Removes a folder, with those of its books that were never opened.
  package func leave(folder path: String) throws(ShelfError) {
    try write { database throws(ShelfError) in
      try database.run("DELETE FROM folder WHERE path = ?", [.text(path)])
      try database.run("DELETE FROM looked WHERE substr(path, 1, length(?1)) = ?1", [.inside(path)])
      let unread = try database.rows(
        """
        SELECT path FROM book WHERE opened = 0 AND substr(path, 1, length(?1)) = ?1 AND NOT EXISTS (
          SELECT 1 FROM folder WHERE substr(book.path, 1, length(folder.path) + 1) = folder.path || '/'
        )
        """, [.inside(path)]
      ) { $0.text(0) }
      for path in unread {
        try database.drop(unreadAt: path)
        try database.run("UPDATE book SET file = path, path = NULL WHERE path = ?", [.text(path)])
      }
    }
  }

  /// Returns the paths of the folders on the shelf, in order.
  package func folders() throws(ShelfError) -> [String] {
    try read { database throws(ShelfError) in
      try database.rows("SELECT path FROM folder ORDER BY path") { $0.text(0) }
    }
  }

  /// Returns the paths of those files that are unchanged since they were checked.
  package func lookedAt(_ files: [(path: String, state: FileState)]) throws(ShelfError) -> Set<String> {
    let known = try read { database throws(ShelfError) in
      try database.rows("SELECT path, state FROM looked") { ($0.text(0), $0.text(1)) }
    }
    let states = Dictionary(known) { first, _ in first }
    return Set(files.lazy.filter { states[$0.path] == $0.state.text }.map(\.path))
  }

  /// Adds the files of folders with their books; a known book whose file is gone is moved to the file that was found.
  ///
  /// - Returns: The number of books that are new on the shelf.
  package func add(_ files: [FolderFile]) throws(ShelfError) -> Int {
    try write { database throws(ShelfError) in
      var count = 0
      for file in files {
        if try database.add(file) { count += 1 }
        try database.run(
          "INSERT OR REPLACE INTO looked VALUES (?, ?)", [.text(file.path), .text(file.state.text)])
      }
      return count
    }
  }

  /// Removes the books of a folder whose files are gone, unless they were opened; the folder itself has to exist.
  package func forget(allBut files: Set<String>, inFolder path: String) throws(ShelfError) {
    try write { database throws(ShelfError) in
      let looked = try database.rows(
        "SELECT path FROM looked WHERE substr(path, 1, length(?1)) = ?1", [.inside(path)]
      ) { $0.text(0) }
      for gone in looked where !files.contains(gone) {
        try database.run("DELETE FROM looked WHERE path = ?", [.text(gone)])
        try database.drop(unreadAt: gone)
      }
    }
  }

  /// Changes the path of a book that was opened from another one.
  package func move(bookAt old: String, to new: String) throws(ShelfError) {
    try write { database throws(ShelfError) in try database.move(bookAt: old, to: new) }
  }
}

extension Database {
  /// Adds the book of a file, and returns false if it is known already, or was removed.
  fileprivate func add(_ file: FolderFile) throws(ShelfError) -> Bool {
    guard let book = file.book else { return false }
    let atPath = try rows("SELECT id FROM book WHERE path = ?", [.text(file.path)]) { $0.integer(0) }.first
    let row: Int
    let isNew: Bool
    if let found = try known(book, at: file.path)?.row ?? atPath {
      row = found
      let shelved = try rows(
        "UPDATE book SET path = ?, opened = 0 WHERE id = ? AND path IS NULL AND opened = ? RETURNING id",
        [.text(file.path), .integer(row), .integer(Self.neverShelved)]
      ) { $0.integer(0) }
      isNew = !shelved.isEmpty
      let path = try rows("SELECT path FROM book WHERE id = ?", [.integer(row)]) { $0.optionalText(0) }.first ?? nil
      if let path, path != file.path, FileState(ofFileAt: path) == nil { try move(bookAt: path, to: file.path) }
    } else {
      (row, isNew) = (try insert(book, openedFrom: file.path, on: 0), true)
    }
    guard let said = file.catalogued else { return isNew }
    try run(
      """
      INSERT INTO detail (book, title, creators, series, number, tags) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (book) DO UPDATE SET title = excluded.title, creators = excluded.creators,
        series = excluded.series, number = excluded.number, tags = excluded.tags
      """,
      [
        .integer(row), .optional(said.title), .list(said.creators), .optional(said.series), .optional(said.number),
        .list(said.tags),
      ])
    return isNew
  }

  /// Removes the book at a path that was never opened, unless it has data of the user.
  fileprivate func drop(unreadAt path: String) throws(ShelfError) {
    try run(
      """
      DELETE FROM book WHERE opened = 0 AND path = ? AND id NOT IN (
        SELECT book FROM note UNION SELECT book FROM place UNION SELECT book FROM answer UNION SELECT book FROM tag
      )
      """, [.text(path)])
    try run("DELETE FROM detail WHERE book NOT IN (SELECT id FROM book)")
  }

  fileprivate func move(bookAt old: String, to new: String) throws(ShelfError) {
    // A book that was found there in the meantime, and never opened, is the same book.
    try drop(unreadAt: new)
    try run("UPDATE book SET file = path, path = NULL WHERE opened = 0 AND path = ?", [.text(new)])
    try run("UPDATE book SET path = ?1, file = ?1 WHERE path = ?2", [.text(new), .text(old)])
  }
}

extension SQLValue {
  /// Returns the beginning of the paths of all files in a folder.
  fileprivate static func inside(_ folder: String) -> SQLValue {
    .text(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
