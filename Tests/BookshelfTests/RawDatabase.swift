import CSQLite

/// A connection that plays the part of other programs.
final class RawDatabase {
  private var connection: OpaquePointer?

  /// A failure that SQLite reported.
  struct Failure: Error {
    let status: Int32
  }

  /// Opens or creates a database.
  init(_ path: String) throws {
    try check(sqlite3_open(path, &connection))
  }

  deinit {
    sqlite3_close_v2(connection)
  }

  /// Runs statements.
  func run(_ sql: String) throws {
    try check(sqlite3_exec(connection, sql, nil, nil, nil))
  }

  private func check(_ status: Int32) throws {
    if status != SQLITE_OK { throw Failure(status: status) }
  }
}
