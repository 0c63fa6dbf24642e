import CSQLite
import Synchronization

/// A connection to the file of the shelf, which owns SQLite's pointer.
///
/// Statements are of type `StaticString`, so that no text of a book can become a part of one.
@safe struct Database: ~Copyable {
  /// The time to wait for the writes of other programs, in milliseconds.
  ///
  /// A write takes about 4, but two hundred programs may write at once.
  private static let patience: Int32 = 10_000

  /// The permitted use of a file.
  enum Access {
    case writing, reading
    /// Reading a file that no program writes, without creating any file beside it.
    case readingAlone
    /// Writing to memory only.
    case inMemory
  }

  /// The path of the file, for messages.
  let file: String
  private let connection: OpaquePointer
  private let access: Access
  /// A Boolean value that indicates whether all pages are known to be intact, and no damage has been found since.
  private let isSound = Atomic(false)
  private let isLookedThrough = Atomic(false)

  /// Opens the file, which may be empty, and does not change it.
  init(file: String, _ access: Access = .writing) throws(ShelfError) {
    var connection: OpaquePointer?
    // A relative path must not be taken for a special name of SQLite, such as `:memory:`.
    let path = access == .inMemory ? ":memory:" : file.hasPrefix("/") ? file : "./" + file
    // Only one thread at a time uses the connection (by the lock of `Shelf`), so SQLite needs no locks.
    let isWriting = access == .writing || access == .inMemory
    let flags =
      (isWriting ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let status =
      access == .readingAlone
      ? unsafe sqlite3_open_v2(Self.immutable(path), &connection, flags | SQLITE_OPEN_URI, nil)
      : unsafe sqlite3_open_v2(path, &connection, flags, nil)
    guard status == SQLITE_OK, let opened = unsafe connection else {
      let error = unsafe Self.error(status, of: connection, file: file)
      unsafe sqlite3_close_v2(connection)
      throw error
    }
    self.file = file
    self.access = access
    unsafe self.connection = opened
    waits(true)
  }

  /// Returns the name of a file for SQLite that no program writes ("Uniform Resource Identifiers").
  private static func immutable(_ path: String) -> String {
    let escaped = path.map { $0 == "%" ? "%25" : $0 == "?" ? "%3F" : $0 == "#" ? "%23" : String($0) }.joined()
    return "file:" + escaped + "?immutable=1"
  }

  deinit {
    unsafe sqlite3_close_v2(connection)
    markIfSound()
  }

  /// A Boolean value that indicates whether every page was checked when the file was opened.
  var wasLookedThrough: Bool { isLookedThrough.load(ordering: .relaxed) }

  /// Checks all pages of the file and throws if they are damaged; a file that is unchanged since it was intact is not
  /// checked.
  ///
  /// Damage that is only found later would meet a user who wants to save something. The indexes and the references
  /// between rows are checked, too, since rows that these do not lead to are not listed.
  func refuseDamaged(migrations: [StaticString]) throws(ShelfError) {
    if !SoundMark(of: file).holds {
      isLookedThrough.store(true, ordering: .relaxed)
      guard try hasLayout(of: migrations), try rows("PRAGMA integrity_check(1)", [], { $0.text(0) }) == ["ok"],
        try rows("PRAGMA foreign_key_check", [], { _ in true }).isEmpty
      else { throw .damaged(file: file) }
    }
    isSound.store(true, ordering: .relaxed)
  }

  /// Marks the file as intact, if it is.
  func markIfSound() {
    if access == .writing, isSound.load(ordering: .relaxed) { SoundMark(of: file).renew() }
  }

  /// Sets whether writes wait for other programs that are writing.
  func waits(_ waits: Bool) {
    unsafe sqlite3_busy_timeout(connection, waits ? Self.patience : 0)
  }

  /// Disables the features of SQLite by which a file could run code of its own.
  func harden() throws(ShelfError) {
    try check(unsafe lectern_sqlite_harden(connection))
  }

  /// Runs a statement to its end.
  func run(_ sql: StaticString, _ values: [SQLValue] = []) throws(ShelfError) {
    _ = try rows(sql, values) { _ in }
  }

  /// Runs a statement, and returns a value that is read from each row.
  func rows<Row>(
    _ sql: StaticString, _ values: [SQLValue] = [], _ read: (borrowing Statement) -> Row
  ) throws(ShelfError) -> [Row] {
    var rows: [Row] = []
    try forEachRow(sql, values) { rows.append(read($0)) }
    return rows
  }

  /// Runs a statement, and passes each row to a body, up to the first that cannot be read.
  func forEachRow(
    _ sql: StaticString, _ values: [SQLValue] = [], _ body: (borrowing Statement) -> Void
  ) throws(ShelfError) {
    var handle: OpaquePointer?
    let status = unsafe sqlite3_prepare_v2(connection, sql.description, -1, &handle, nil)
    // The statements of the program are valid, so a name that SQLite does not find is missing from the file.
    if status & 0xFF == SQLITE_ERROR { throw damage() }
    try check(status)
    let statement = unsafe Statement(handle)
    for (index, value) in values.enumerated() {
      try check(statement.bind(value, at: index + 1))
    }
    while true {
      switch statement.step() {
      case SQLITE_ROW: body(statement)
      case SQLITE_DONE: return
      case let status: throw error(status)
      }
    }
  }

  /// Returns the number in the first column of the first row, or 0 if there is none.
  func number(_ sql: StaticString) throws(ShelfError) -> Int {
    try rows(sql) { $0.integer(0) }.first ?? 0
  }

  /// Runs several statements, separated by semicolons.
  func script(_ sql: StaticString) throws(ShelfError) {
    try check(unsafe sqlite3_exec(connection, sql.description, nil, nil, nil))
  }

  /// The identifier of the last inserted row.
  var lastInserted: Int { Int(unsafe sqlite3_last_insert_rowid(connection)) }

  /// Performs all changes of a body or none; when it returns, they are on the disk.
  func transaction<Result>(
    _ body: (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    // Immediate transactions wait for each other. Two programs that both read and then write would fail otherwise.
    try between("BEGIN IMMEDIATE", body)
  }

  /// Reads the file as it is at one moment, while other programs may write to it.
  func snapshot<Result>(
    _ body: (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try between("BEGIN", body)
  }

  private func between<Result>(
    _ begin: StaticString, _ body: (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try run(begin)
    do throws(ShelfError) {
      let result = try body(self)
      try run("COMMIT")
      return result
    } catch {
      // The first error is thrown; SQLite may have rolled back by itself.
      try? run("ROLLBACK")
      throw error
    }
  }

  private func check(_ status: Int32) throws(ShelfError) {
    if status != SQLITE_OK { throw error(status) }
  }

  private func error(_ status: Int32) -> ShelfError {
    let error = unsafe Self.error(status, of: connection, file: file)
    if case .damaged = error { return damage() }
    return error
  }

  /// Marks the file as damaged and returns the error.
  private func damage() -> ShelfError {
    if isSound.exchange(false, ordering: .relaxed) { SoundMark(of: file).remove() }
    return .damaged(file: file)
  }

  private static func error(_ status: Int32, of connection: OpaquePointer?, file: String) -> ShelfError {
    let words = unsafe connection.map { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(status)
    let reason = unsafe words.map { unsafe String(cString: $0) } ?? "status \(status)"
    let system = unsafe connection.map { unsafe sqlite3_system_errno($0) } ?? 0
    return ShelfError(status: status, file: file, reason: reason, system: system)
  }
}
