/// The layout of the file of the shelf, as a sequence of migrations.
package enum Schema {
  /// The mark of a shelf, "Lect" in ASCII (`PRAGMA application_id`).
  package static let applicationID = 0x4C65_6374

  /// The migrations in order; number n, counted from 1, results in layout n (`PRAGMA user_version`).
  ///
  /// A migration that was released is never edited.
  package static let migrations: [StaticString] = [
    // A note and a place have the edition in which they were made (identifier, size, hash), so that they can be
    // anchored again when another edition is opened, however the program ended in between.
    """
    CREATE TABLE book (
      id INTEGER PRIMARY KEY,
      identifier TEXT, title TEXT NOT NULL, creators TEXT NOT NULL,
      size INTEGER NOT NULL, hash INTEGER NOT NULL,
      path TEXT, opened INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE note (
      id INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES book(id),
      identifier TEXT, title TEXT NOT NULL, creators TEXT NOT NULL,
      size INTEGER NOT NULL, hash INTEGER NOT NULL,
      text TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
      section INTEGER NOT NULL, "from" INTEGER NOT NULL,
      to_section INTEGER NOT NULL, "to" INTEGER NOT NULL,
      chapter TEXT NOT NULL, print_page TEXT, percentage INTEGER NOT NULL, date INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX note_in_book ON note (book, section, "from");
    CREATE TABLE place (
      book INTEGER PRIMARY KEY REFERENCES book(id),
      identifier TEXT, title TEXT NOT NULL, creators TEXT NOT NULL,
      size INTEGER NOT NULL, hash INTEGER NOT NULL,
      section INTEGER NOT NULL, "offset" INTEGER NOT NULL,
      before TEXT NOT NULL, after TEXT NOT NULL,
      session TEXT NOT NULL
    ) STRICT;
    PRAGMA application_id = 0x4C656374;
    PRAGMA user_version = 1;
    """,
    // The page counts of a book for one size of the screen; they are valid for this edition only.
    """
    CREATE TABLE layout (
      id INTEGER PRIMARY KEY,
      size INTEGER NOT NULL, hash INTEGER NOT NULL,
      screen TEXT NOT NULL, "index" TEXT NOT NULL,
      UNIQUE (size, hash, screen)
    ) STRICT;
    PRAGMA user_version = 2;
    """,
    // The purpose of a passage, and the user's text on it.
    """
    ALTER TABLE note ADD COLUMN kind TEXT NOT NULL DEFAULT 'note';
    ALTER TABLE note ADD COLUMN words TEXT NOT NULL DEFAULT '';
    PRAGMA user_version = 3;
    """,
    // The answers in the forms of a book: the value for the control, and the question and the answer in words.
    """
    CREATE TABLE answer (
      id INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES book(id),
      section INTEGER NOT NULL, control TEXT NOT NULL,
      value TEXT NOT NULL, question TEXT NOT NULL, words TEXT NOT NULL, date INTEGER NOT NULL,
      UNIQUE (book, section, control)
    ) STRICT;
    PRAGMA user_version = 4;
    """,
    // The year of publication of the book of a note, for citations.
    """
    ALTER TABLE note ADD COLUMN year INTEGER;
    PRAGMA user_version = 5;
    """,
    // The part of the book before the place, if it was known, for books that are not open.
    """
    ALTER TABLE place ADD COLUMN percentage INTEGER;
    PRAGMA user_version = 6;
    """,
    // The file of a book with any stored data, whether it was opened for reading or not; it distinguishes books
    // without a creator. In addition, the result of a search for a note's passage in an edition without it.
    """
    ALTER TABLE book ADD COLUMN file TEXT;
    ALTER TABLE note ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
    PRAGMA user_version = 7;
    """,
    // The category of a highlight.
    """
    ALTER TABLE note ADD COLUMN category TEXT NOT NULL DEFAULT '';
    PRAGMA user_version = 8;
    """,
    // The reading of a book on a day of the user's calendar, with days counted from 1970-01-01, and the length of the
    // whole book in characters, if it was known.
    """
    CREATE TABLE reading (
      id INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES book(id),
      day INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL, pages INTEGER NOT NULL, characters INTEGER NOT NULL, length INTEGER,
      UNIQUE (book, day)
    ) STRICT;
    PRAGMA user_version = 9;
    """,
    // The folders of the shelf, the state of their files at the last check, and the details of a book that are not in
    // its file, from a catalogue or the user. They are in tables of their own, because the tables above are copied
    // from a damaged shelf without changes.
    """
    CREATE TABLE folder (path TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE looked (path TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE tag (book INTEGER, name TEXT, PRIMARY KEY (book, name)) STRICT, WITHOUT ROWID;
    CREATE TABLE detail (
      book INTEGER PRIMARY KEY, title TEXT, creators TEXT, series TEXT, number INTEGER, tags TEXT, next TEXT
    ) STRICT;
    PRAGMA user_version = 10;
    """,
    // The corrections of recognised words, by their places on the pictures of pages, the latest last.
    """
    CREATE TABLE correction (
      id INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES book(id),
      page INTEGER NOT NULL,
      x INTEGER NOT NULL, y INTEGER NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL,
      text TEXT NOT NULL,
      UNIQUE (book, page, x, y, width, height)
    ) STRICT;
    PRAGMA user_version = 11;
    """,
  ]
}

extension Database {
  /// Migrates the file to the newest layout; a file of another program is refused before anything is written.
  func prepare(with migrations: [StaticString]) throws(ShelfError) {
    try harden()
    try refuseForeign(newest: migrations.count)
    try refuseDamaged(migrations: migrations)
    // The journal mode is stored in the file, so it is only set after these checks.
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA foreign_keys = ON")
    if try number("PRAGMA user_version") < migrations.count {
      try transaction { database throws(ShelfError) in
        // The version is read again inside the transaction, since another program may have migrated the file in the
        // meantime.
        let done = try database.number("PRAGMA user_version")
        for migration in migrations.dropFirst(done) { try database.script(migration) }
      }
    }
    markIfSound()
  }

  /// Prepares a file for reading only; a file of an older layout is refused, since a migration would write to it.
  func prepareToRead(with migrations: [StaticString]) throws(ShelfError) {
    try harden()
    try refuseForeign(newest: migrations.count)
    try refuseDamaged(migrations: migrations)
    guard try number("PRAGMA user_version") == migrations.count else { throw .readOnly(file: file) }
  }

  /// Returns a Boolean value that indicates whether the file has the tables and indexes that its migrations create.
  func hasLayout(of migrations: [StaticString]) throws(ShelfError) -> Bool {
    let made = try Database(file: file, .inMemory)
    for migration in try migrations.prefix(number("PRAGMA user_version")) { try made.script(migration) }
    let found = try layout()
    return try made.layout().allSatisfy { found[$0.key] == $0.value }
  }

  /// Returns the statements that create the tables and the indexes by their names, split into words.
  private func layout() throws(ShelfError) -> [String: [Substring]] {
    let made = try rows("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL") {
      ($0.text(0), $0.text(1).split(whereSeparator: \.isWhitespace))
    }
    return Dictionary(made) { first, _ in first }
  }

  private func refuseForeign(newest: Int) throws(ShelfError) {
    // The values are read at one moment, since another program may be creating the shelf.
    let (version, application, tables) = try snapshot { database throws(ShelfError) in
      (
        try database.number("PRAGMA user_version"), try database.number("PRAGMA application_id"),
        try database.number("SELECT count(*) FROM sqlite_schema")
      )
    }
    if application == Schema.applicationID {
      if version > newest { throw .newer(file: file, version: version) }
      if version == 0 { throw .damaged(file: file) }
    } else if application != 0 || version != 0 || tables != 0 {
      throw .foreign(file: file)
    }
  }
}
