import Synchronization

/// The bookshelf: the places, notes and known books of one reader, in one SQLite file.
///
/// Whatever a call has returned for is on disk: a program killed the moment after loses nothing. Several programs may
/// use one file at a time. No book's bytes are ever read as a statement, and the library keeps no clock: dates come in.
package final class Shelf: Sendable {
  /// The path of the file.
  package let file: String
  private let state: Mutex<State>
  private let migrations: [StaticString]
  /// A Boolean value that indicates whether the file was there and had nothing in it.
  package let wasEmpty: Bool

  /// The connection, and what it may be used for.
  private struct State: ~Copyable {
    var database: Database
    /// Why it is for reading only; nil where it is not.
    var refusal: ShelfError?
    var setAside: DamagedShelf?
  }

  /// Opens the shelf, making the file and the folders above it when they are not there.
  ///
  /// A damaged file is never written on: it is given another name, and the shelf begins anew with what can be read of it.
  /// A file that may not be written, or has no room to be, is read. Another program that opens it is waited for, or
  /// not at all.
  ///
  /// - Throws: ``ShelfError``; a file that is newer, of another program, or damaged where nothing can be given another
  ///   name, is left as it is.
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
        // A file that was set aside cannot be read either. On a read-only disk the library cannot make the files that
        // it needs beside it.
        let reason = if case .cannotOpen = error, place.isReadOnly { ShelfError.readOnly(file: file) } else { error }
        guard setAside == nil, reason.leavesReading else { throw error }
        refusal = reason
        do throws(ShelfError) { return try place.databaseToRead(migrations: migrations) } catch _ { throw reason }
      }
    }
    self.wasEmpty = wasEmpty
    state = Mutex(State(database: database, refusal: refusal, setAside: setAside))
  }

  /// The file that was there, if it was damaged and a new shelf was begun in its place.
  package var setAside: DamagedShelf? { state.withLock { $0.setAside } }

  /// A Boolean value that indicates whether every page was looked at when the shelf was opened.
  package var wasLookedThrough: Bool { state.withLock { $0.database.wasLookedThrough } }

  /// Why it can be read only, where it may not be written or its disk is full: each change is refused with that, until
  /// there is room.
  package var refusal: ShelfError? { state.withLock { $0.refusal } }

  /// A number that is another one once another program has changed the shelf.
  package func version() throws(ShelfError) -> Int {
    try read { database throws(ShelfError) in try database.number("PRAGMA data_version") }
  }

  /// Runs a body that only reads, while no other thread uses the connection.
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

  /// Runs a body that changes the file: all of it is on disk when this returns, or nothing of it when it throws.
  ///
  /// Another program that is writing is waited for, or not at all.
  func write<Result: Sendable>(
    waiting: Bool = true, _ body: @Sendable (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try state.withLock { state throws(ShelfError) in
      if let refusal = state.refusal {
        if case .readOnly = refusal { throw refusal }
        // There may be room by now.
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

  /// Begins a new shelf where the old one turns out to be damaged, as at the opening; any other error is thrown.
  private func beginAnew(_ state: inout State, after error: ShelfError) throws(ShelfError) {
    guard case .damaged = error, state.refusal == nil else { throw error }
    var setAside: DamagedShelf?
    let place = ShelfFile(path: file)
    state.database = try place.exclusively { () throws(ShelfError) in
      try place.databaseOrNew(migrations: migrations, setAside: &setAside)
    }
    // It may have been another program that has begun it.
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
