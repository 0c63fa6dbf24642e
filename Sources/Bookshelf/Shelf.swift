import Synchronization

/// The bookshelf: the places, notes and known books of one reader, in one SQLite file.
///
/// Whatever a call has returned for is on disk: a program killed the moment after loses nothing. Several programs may
/// use one file at a time. No book's bytes are ever read as a statement, and the library keeps no clock: dates come in.
package final class Shelf: Sendable {
  /// The path of the file.
  package let file: String
  private let database: Mutex<Database>

  /// Opens the shelf, making the file and the folders above it when they are not there.
  ///
  /// - Throws: ``ShelfError``; a file that is damaged, newer or of another program is left as it is.
  package init(file: String, migrations: [StaticString] = Schema.migrations) throws(ShelfError) {
    let place = ShelfFile(path: file)
    try place.create()
    self.file = file
    database = Mutex(
      try place.exclusively { () throws(ShelfError) in
        let opened = try Database(file: file)
        try opened.prepare(with: migrations)
        return opened
      })
  }

  /// Runs a body that only reads, while no other thread uses the connection.
  func read<Result: Sendable>(
    _ body: @Sendable (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try database.withLock { database throws(ShelfError) in try body(database) }
  }

  /// Runs a body that changes the file: all of it is on disk when this returns, or nothing of it when it throws.
  func write<Result: Sendable>(
    _ body: @Sendable (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try database.withLock { database throws(ShelfError) in
      try database.transaction(body)
    }
  }
}
