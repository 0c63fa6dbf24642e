import Synchronization

/// The bookshelf, which holds the places, notes and known books of one user in one SQLite file.
///
/// When a call returns, its changes are on the disk, so that a program that is killed loses nothing. Several programs
/// can use one file at a time. No text of a book becomes part of a statement, and the shelf has no clock: dates are
/// passed to it.
package final class Shelf: Sendable {
  /// The path of the file.
  package let file: String
  private let state: Mutex<State>
  private let migrations: [StaticString]
  /// A Boolean value that indicates whether the file existed and was empty.
  package let wasEmpty: Bool

  /// The connection, and its permitted use.
  private struct State: ~Copyable {
    var database: Database
    /// The reason why the shelf is read-only, or nil if it is not.
    var refusal: ShelfError?
    var setAside: DamagedShelf?
  }

  /// Opens the shelf, and creates the file and the folders above it if they are missing.
  ///
  /// A damaged file is never written to: it is renamed, and a new shelf is created with the data that can be read of
  /// it. A file that cannot be written to, or has no space on its disk, is opened for reading. `waiting` indicates
  /// whether to wait for another program that opens the file.
  ///
  /// - Throws: ``ShelfError``; a file that is newer, belongs to another program, or is damaged and cannot be renamed,
  ///   stays as it is.
  package init(
    file: String, migrations: [StaticString] = Schema.migrations, waiting: Bool = true
  ) throws(ShelfError) {
    let place = ShelfFile(path: file)
    try place.createFolders()
    self.file = file
    self.migrations = migrations
    var setAside: DamagedShelf?
    var refusal: ShelfError?
    var wasEmpty = false
    let database = try place.exclusively(waiting: waiting) { () throws(ShelfError) in
      wasEmpty = try place.createOrFindEmpty()
      do throws(ShelfError) {
        return try place.databaseOrNew(migrations: migrations, setAside: &setAside)
      } catch {
        // A file that was renamed cannot be read either. On a read-only disk, SQLite cannot create the files that it
        // needs beside the database.
        let reason = if case .cannotOpen = error, place.isReadOnly { ShelfError.readOnly(file: file) } else { error }
        guard setAside == nil, reason.leavesReading else { throw error }
        refusal = reason
        do throws(ShelfError) { return try place.databaseToRead(migrations: migrations) } catch _ { throw reason }
      }
    }
    self.wasEmpty = wasEmpty
    state = Mutex(State(database: database, refusal: refusal, setAside: setAside))
  }

  /// The file that was renamed because it was damaged, or nil if the shelf is not a new one in its place.
  package var setAside: DamagedShelf? { state.withLock { $0.setAside } }

  /// A Boolean value that indicates whether every page was checked when the shelf was opened.
  package var wasLookedThrough: Bool { state.withLock { $0.database.wasLookedThrough } }

  /// The reason why the shelf is read-only, or nil if it is not.
  ///
  /// It may be write-protected, or its disk may be full; each change is refused with this error until there is space.
  package var refusal: ShelfError? { state.withLock { $0.refusal } }

  /// Returns a number that changes when another program has changed the shelf.
  package func version() throws(ShelfError) -> Int {
    try read { database throws(ShelfError) in try database.number("PRAGMA data_version") }
  }

  /// Runs a body that only reads, with exclusive use of the connection among threads.
  func read<Result: Sendable>(
    _ body: @Sendable (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try state.withLock { state throws(ShelfError) in
      do throws(ShelfError) { return try body(state.database) } catch {
        try beginAnew(&state, after: error)
        return try body(state.database)
      }
    }
  }

  /// Runs a body that changes the file: all changes are on the disk when it returns, and none when it throws.
  ///
  /// `waiting` indicates whether to wait for another program that is writing.
  func write<Result: Sendable>(
    waiting: Bool = true, _ body: @Sendable (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try state.withLock { state throws(ShelfError) in
      if let refusal = state.refusal {
        if case .readOnly = refusal { throw refusal }
        // There may be space on the disk again.
        state.database = try writable()
        state.refusal = nil
      }
      state.database.waits(waiting)
      defer { state.database.waits(true) }
      do throws(ShelfError) { return try state.database.transaction(body) } catch {
        try beginAnew(&state, after: error)
        return try state.database.transaction(body)
      }
    }
  }

  /// Creates a new shelf if the old one turns out to be damaged, as when it is opened, and throws any other error.
  private func beginAnew(_ state: inout State, after error: ShelfError) throws(ShelfError) {
    guard case .damaged = error, state.refusal == nil else { throw error }
    var setAside: DamagedShelf?
    let place = ShelfFile(path: file)
    state.database = try place.exclusively { () throws(ShelfError) in
      try place.databaseOrNew(migrations: migrations, setAside: &setAside)
    }
    // Another program may have created it.
    if let setAside { state.setAside = setAside }
  }

  private func writable() throws(ShelfError) -> Database {
    try ShelfFile(path: file).exclusively { () throws(ShelfError) in
      let opened = try Database(file: file)
      try opened.prepare(with: migrations)
      return opened
    }
  }
}
