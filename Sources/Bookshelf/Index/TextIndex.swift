import Synchronization

/// The words of the books on the shelf, in an SQLite file of its own.
///
/// It shows which sections of which books have to be searched. It has no data of the user: it can be deleted at any
/// time, and is created again if it is damaged or of another version. A book is identified by its fingerprint. Its
/// words are added in small transactions, so that other programs can read the index in the meantime.
package final class TextIndex: Sendable {
  /// The path of the file.
  package let file: String
  private let database: Mutex<Database>

  /// Opens the index, and creates the file and the folders above it if they are missing.
  package init(file: String) throws(ShelfError) {
    self.file = file
    let place = ShelfFile(path: file)
    try place.createFolders()
    let opened = try place.exclusively { () throws(ShelfError) in try Self.open(place) }
    database = Mutex(opened)
  }

  private static func open(_ place: ShelfFile) throws(ShelfError) -> Database {
    _ = try place.createOrFindEmpty()
    do throws(ShelfError) {
      return try prepared(place)
    } catch {
      guard error.isOfContents else { throw error }
      place.remove()
      _ = try place.createOrFindEmpty()
      return try prepared(place)
    }
  }

  private static func prepared(_ place: ShelfFile) throws(ShelfError) -> Database {
    let opened = try Database(file: place.path)
    try opened.prepareIndex()
    return opened
  }

  /// Runs a body on the database; an index that turns out to be damaged is created again, and the error is thrown.
  func use<Result: Sendable>(
    _ body: @Sendable (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try database.withLock { database throws(ShelfError) in
      do throws(ShelfError) { return try body(database) } catch {
        guard error.isOfContents else { throw error }
        let place = ShelfFile(path: file)
        database = try place.exclusively { () throws(ShelfError) in
          place.remove()
          return try Self.open(place)
        }
        throw error
      }
    }
  }

  /// Runs a body that changes the file: all changes are made when it returns, and none when it throws.
  func change<Result: Sendable>(
    _ body: @Sendable (borrowing Database) throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    try use { database throws(ShelfError) in try database.transaction(body) }
  }
}

extension ShelfError {
  /// A Boolean value that indicates whether the contents of the file are the cause, and not its environment.
  package var isOfContents: Bool {
    switch self {
    case .damaged, .newer, .foreign: true
    case .diskFull, .readOnly, .locked, .cannotOpen, .unreadable, .failed: false
    }
  }
}

extension Database {
  /// The version of the layout of an index.
  private static let indexLayout = 2
  /// The mark of an index, "LecI" in ASCII (`PRAGMA application_id`).
  private static let indexID = 0x4C65_6349

  /// Prepares a file that is an index, or empty.
  func prepareIndex() throws(ShelfError) {
    try harden()
    let tables = try number("SELECT count(*) FROM sqlite_schema")
    if tables > 0 {
      guard try number("PRAGMA application_id") == Self.indexID else { throw .foreign(file: file) }
      let version = try number("PRAGMA user_version")
      guard version == Self.indexLayout else { throw .newer(file: file, version: version) }
    }
    try run("PRAGMA journal_mode = WAL")
    // After a power failure, the index may lack the latest words, but is intact.
    try run("PRAGMA synchronous = NORMAL")
    guard tables == 0 else { return }
    try transaction { database throws(ShelfError) in try database.script(Self.index) }
  }

  /// The tables of an index.
  ///
  /// Identifiers are never reused, because the words of a removed piece stay until the index is emptied.
  private static let index: StaticString = """
    CREATE TABLE book (
      id INTEGER PRIMARY KEY AUTOINCREMENT, size INTEGER NOT NULL, hash INTEGER NOT NULL, whole INTEGER NOT NULL,
      UNIQUE (size, hash)
    ) STRICT;
    CREATE TABLE file (path TEXT PRIMARY KEY, state TEXT NOT NULL, book INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE piece (
      id INTEGER PRIMARY KEY AUTOINCREMENT, book INTEGER NOT NULL, section INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX piece_of_book ON piece (book, section);
    CREATE VIRTUAL TABLE word USING fts5(
      words, content = '', columnsize = 0, detail = none, prefix = '2 3', tokenize = 'ascii'
    );
    PRAGMA application_id = 0x4C656349;
    PRAGMA user_version = 2;
    """
}
