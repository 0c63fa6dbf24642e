import Glibc

/// The rescue of the data that can still be read of a damaged shelf.
///
/// The damaged file stays as it is: a copy of it is read, row by row.
struct ShelfRescue {
  /// The size of a page, in bytes.
  private static let page = 4_096

  /// The damaged file.
  private let source: String
  /// The path of the copy.
  private let copy: String

  /// Prepares to read a copy of a file, at a path that may be overwritten.
  init(from source: String, scratch copy: String) {
    self.source = source
    self.copy = copy
  }

  /// Copies all readable rows into an empty shelf, and returns the number of its notes.
  func notes(into database: borrowing Database) -> Int {
    defer { removeCopy() }
    removeCopy()
    guard copyFile("") else { return 0 }
    // The latest changes may be in the log only.
    _ = copyFile("-wal")
    if let notes = try? taken(into: database) { return notes }
    // No table is found without the schema, and a new shelf has the same schema.
    guard replaceHead(by: database) else { return 0 }
    return (try? taken(into: database)) ?? 0
  }

  private func taken(into database: borrowing Database) throws(ShelfError) -> Int {
    let (rows, additions) = try rows(by: database)
    // A row may refer to another that could not be read.
    try database.run("PRAGMA foreign_keys = OFF")
    defer { try? database.run("PRAGMA foreign_keys = ON") }
    return try database.transaction { database throws(ShelfError) in
      for (table, rows) in zip(Self.tables, rows) {
        // A row that the new table refuses is damaged, too.
        for row in rows { try? database.run(table.inserting, row) }
      }
      for (table, rows) in zip(Self.additions, additions) {
        for row in rows { try? database.run(table.inserting, row) }
      }
      for books in Self.missingBooks { try database.run(books) }
      try database.run("DELETE FROM answer WHERE book NOT IN (SELECT id FROM book)")
      try database.run("DELETE FROM reading WHERE book NOT IN (SELECT id FROM book)")
      try database.run("DELETE FROM correction WHERE book NOT IN (SELECT id FROM book)")
      return try database.number("SELECT count(*) FROM note")
    }
  }

  /// Returns the readable rows of each table.
  ///
  /// They are read before anything is written, since damage that is found in a transaction undoes all of it.
  private func rows(
    by database: borrowing Database
  ) throws(ShelfError) -> (own: [[[SQLValue]]], additions: [[[SQLValue]]]) {
    try database.run("ATTACH ? AS damaged", [.text(copy)])
    defer { try? database.run("DETACH damaged") }
    guard try database.number(Self.sameTables) == Self.neededTables else { throw .damaged(file: source) }
    let own = Self.tables.map { rows(of: $0, by: database) }
    // A shelf of an older version does not have these tables.
    guard (try? database.number(Self.sameAdditions)) == Self.additions.count else { return (own, []) }
    return (own, Self.additions.map { rows(of: $0, by: database) })
  }

  /// Returns the rows that can be listed from either end of a table, and those between them that are found by their
  /// identifiers.
  private func rows(of table: Table, by database: borrowing Database) -> [[SQLValue]] {
    var first: [[SQLValue]] = []
    do throws(ShelfError) {
      try database.forEachRow(table.ascending) { first.append($0.values) }
      return first
    } catch _ {
      var last: [[SQLValue]] = []
      try? database.forEachRow(table.descending) { last.append($0.values) }
      let low = number(of: first.last) ?? 0
      let high = number(of: last.last) ?? low
      // A table has fewer rows than the file has bytes, so a larger distance is damage.
      let (gap, isOverflow) = high.subtractingReportingOverflow(low)
      guard low < high, !isOverflow, gap <= size else { return first + last.reversed() }
      let between = (low + 1..<high).compactMap {
        try? database.rows(table.single, [.integer($0)]) { $0.values }.first
      }
      return first + between + last.reversed()
    }
  }

  private func number(of row: [SQLValue]?) -> Int? {
    if case .integer(let number)? = row?.first { number } else { nil }
  }

  private var size: Int {
    var status = stat()
    return unsafe stat(copy, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Replaces the first page of the copy, which refers to the tables, by that of a new shelf.
  private func replaceHead(by database: borrowing Database) -> Bool {
    guard (try? database.run("PRAGMA wal_checkpoint(TRUNCATE)")) != nil else { return false }
    let new = unsafe open(database.file, O_RDONLY | O_CLOEXEC)
    guard new >= 0 else { return false }
    defer { close(new) }
    let old = unsafe open(copy, O_WRONLY | O_CLOEXEC)
    guard old >= 0 else { return false }
    defer { close(old) }
    var head = [UInt8](repeating: 0, count: Self.page)
    guard unsafe pread(new, &head, head.count, 0) == head.count else { return false }
    // The header has a number of changes other than the one that its number of pages was written for. SQLite then
    // ignores that number, and uses the size of the file ("Database File Format", 1.3.7).
    head[27] = head[95] &+ 1
    return unsafe pwrite(old, head, head.count, 0) == head.count
  }

  /// Copies the file, or the one beside it with a suffix.
  private func copyFile(_ end: String) -> Bool {
    let from = unsafe open(source + end, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard from >= 0 else { return false }
    defer { close(from) }
    // A device has no end.
    var status = stat()
    guard unsafe fstat(from, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let to = unsafe open(copy + end, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard to >= 0 else { return false }
    defer { close(to) }
    var bytes = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = unsafe read(from, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return count == 0 }
      guard unsafe write(to, bytes, count) == count else { return false }
    }
  }

  private func removeCopy() {
    for end in ["", "-wal", "-shm", "-journal"] { _ = unsafe unlink(copy + end) }
  }

  /// The statements that read one table of the damaged shelf, and the one that adds a row to the new one.
  private struct Table {
    let ascending: StaticString
    let descending: StaticString
    let single: StaticString
    let inserting: StaticString
  }

  private static let tables = [
    Table(
      ascending: "SELECT * FROM damaged.book ORDER BY id",
      descending: "SELECT * FROM damaged.book ORDER BY id DESC",
      single: "SELECT * FROM damaged.book WHERE id = ?",
      inserting: "INSERT OR IGNORE INTO book VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
    Table(
      ascending: "SELECT * FROM damaged.note NOT INDEXED ORDER BY id",
      descending: "SELECT * FROM damaged.note NOT INDEXED ORDER BY id DESC",
      single: "SELECT * FROM damaged.note WHERE id = ?",
      inserting: """
        INSERT OR IGNORE INTO note VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """),
    Table(
      ascending: "SELECT * FROM damaged.place ORDER BY book",
      descending: "SELECT * FROM damaged.place ORDER BY book DESC",
      single: "SELECT * FROM damaged.place WHERE book = ?",
      inserting: "INSERT OR IGNORE INTO place VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
    Table(
      ascending: "SELECT * FROM damaged.answer NOT INDEXED ORDER BY id",
      descending: "SELECT * FROM damaged.answer NOT INDEXED ORDER BY id DESC",
      single: "SELECT * FROM damaged.answer WHERE id = ?",
      inserting: "INSERT OR IGNORE INTO answer VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
    // An older shelf lacks the tables from here on, and is rescued without them.
    Table(
      ascending: "SELECT * FROM damaged.reading NOT INDEXED ORDER BY id",
      descending: "SELECT * FROM damaged.reading NOT INDEXED ORDER BY id DESC",
      single: "SELECT * FROM damaged.reading WHERE id = ?",
      inserting: "INSERT OR IGNORE INTO reading VALUES (?, ?, ?, ?, ?, ?, ?)"),
    Table(
      ascending: "SELECT * FROM damaged.correction NOT INDEXED ORDER BY id",
      descending: "SELECT * FROM damaged.correction NOT INDEXED ORDER BY id DESC",
      single: "SELECT * FROM damaged.correction WHERE id = ?",
      inserting: "INSERT OR IGNORE INTO correction VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
  ]

  /// The number of the tables that are required for a rescue.
  private static let neededTables = 4

  /// The tables of the further details of the shelf; the files of folders are checked again instead.
  private static let additions = [
    Table(
      ascending: "SELECT * FROM damaged.folder ORDER BY path",
      descending: "SELECT * FROM damaged.folder ORDER BY path DESC",
      single: "SELECT * FROM damaged.folder WHERE path = ?",
      inserting: "INSERT OR IGNORE INTO folder VALUES (?)"),
    Table(
      ascending: "SELECT * FROM damaged.tag ORDER BY book",
      descending: "SELECT * FROM damaged.tag ORDER BY book DESC",
      single: "SELECT * FROM damaged.tag WHERE book = ?",
      inserting: "INSERT OR IGNORE INTO tag VALUES (?, ?)"),
    Table(
      ascending: "SELECT * FROM damaged.detail ORDER BY book",
      descending: "SELECT * FROM damaged.detail ORDER BY book DESC",
      single: "SELECT * FROM damaged.detail WHERE book = ?",
      inserting: "INSERT OR IGNORE INTO detail VALUES (?, ?, ?, ?, ?, ?, ?)"),
  ]

  private static let sameAdditions: StaticString = """
    SELECT count(*) FROM main.sqlite_schema AS new
    JOIN damaged.sqlite_schema AS old ON old.type = new.type AND old.name = new.name AND old.sql = new.sql
    WHERE new.name IN ('folder', 'tag', 'detail')
    """

  /// The number of required tables that the damaged shelf creates with the same statements as a new one.
  private static let sameTables: StaticString = """
    SELECT count(*) FROM main.sqlite_schema AS new
    JOIN damaged.sqlite_schema AS old ON old.type = new.type AND old.name = new.name AND old.sql = new.sql
    WHERE new.name IN ('book', 'note', 'place', 'answer')
    """

  /// The books of notes and of places whose own rows are lost.
  private static let missingBooks: [StaticString] = [
    """
    INSERT INTO book (id, identifier, title, creators, size, hash, opened)
    SELECT book, identifier, title, creators, size, hash, max(date) FROM note
    WHERE book NOT IN (SELECT id FROM book) GROUP BY book
    """,
    """
    INSERT INTO book (id, identifier, title, creators, size, hash, opened)
    SELECT book, identifier, title, creators, size, hash, 0 FROM place WHERE book NOT IN (SELECT id FROM book)
    """,
  ]
}
