/// The layout of the shelf's file, as the steps that led to it.
package enum Schema {
  /// "Lect" in ASCII: marks the file as a shelf (`PRAGMA application_id`).
  package static let applicationID = 0x4C65_6374

  /// The steps in order; step n ends in layout n (`PRAGMA user_version`), counted from 1.
  ///
  /// One that shipped is never edited.
  package static let migrations: [StaticString] = [
    // A note and a place carry the edition they were made in (identifier, size, hash), so that they can be re-anchored
    // whenever another edition is opened, however the program ended in between.
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
    // The counts of a book for one size of screen: of this very edition, or of none.
    """
    CREATE TABLE layout (
      id INTEGER PRIMARY KEY,
      size INTEGER NOT NULL, hash INTEGER NOT NULL,
      screen TEXT NOT NULL, "index" TEXT NOT NULL,
      UNIQUE (size, hash, screen)
    ) STRICT;
    PRAGMA user_version = 2;
    """,
    // The purpose of a passage, and the words of the reader on it.
    """
    ALTER TABLE note ADD COLUMN kind TEXT NOT NULL DEFAULT 'note';
    ALTER TABLE note ADD COLUMN words TEXT NOT NULL DEFAULT '';
    PRAGMA user_version = 3;
    """,
    // The answers in a book's forms: the value as the reader takes it up again, and question and answer in words.
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
    // The year the book of a note was published in, to cite it.
    """
    ALTER TABLE note ADD COLUMN year INTEGER;
    PRAGMA user_version = 5;
    """,
    // The part of the book before its place, if it was known, to tell it of a book that is not open.
    """
    ALTER TABLE place ADD COLUMN percentage INTEGER;
    PRAGMA user_version = 6;
    """,
    // The file that anything was kept of, opened to be read or not: it tells books apart that nobody is named as creator
    // of. And whether the words of a note were looked for in an edition that has them no more.
    """
    ALTER TABLE book ADD COLUMN file TEXT;
    ALTER TABLE note ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
    PRAGMA user_version = 7;
    """,
    // The name that a highlight is told from others by.
    """
    ALTER TABLE note ADD COLUMN category TEXT NOT NULL DEFAULT '';
    PRAGMA user_version = 8;
    """,
    // The reading of a book on a day of the reader's calendar, days counted from 1970-01-01, and the length of the whole
    // book in characters, where that was known.
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
    // The folders whose books are on the shelf, the files in them as they were looked at last, and what the shelf knows of
    // a book beside what its file says: by a catalogue, and by the reader. In tables of their own, because those above
    // are taken over from a damaged shelf as they are.
    """
    CREATE TABLE folder (path TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE looked (path TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE tag (book INTEGER, name TEXT, PRIMARY KEY (book, name)) STRICT, WITHOUT ROWID;
    CREATE TABLE detail (
      book INTEGER PRIMARY KEY, title TEXT, creators TEXT, series TEXT, number INTEGER, tags TEXT, next TEXT
    ) STRICT;
    PRAGMA user_version = 10;
    """,
  ]
}

extension Database {
  /// Brings the file to the newest layout; a file that is not ours to change is refused before anything is written.
  func prepare(with migrations: [StaticString]) throws(ShelfError) {
    try harden()
    try refuseForeign(newest: migrations.count)
    try refuseDamaged(migrations: migrations)
    // The journal mode stays in the file, so it is set only now.
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA foreign_keys = ON")
    if try number("PRAGMA user_version") < migrations.count {
      try transaction { database throws(ShelfError) in
        // Asked again inside the lock: another program may have done it meanwhile.
        let done = try database.number("PRAGMA user_version")
        for migration in migrations.dropFirst(done) { try database.script(migration) }
      }
    }
    markIfSound()
  }

  /// Makes a file ready that is only read; one of an older layout would have to be written first.
  func prepareToRead(with migrations: [StaticString]) throws(ShelfError) {
    try harden()
    try refuseForeign(newest: migrations.count)
    try refuseDamaged(migrations: migrations)
    guard try number("PRAGMA user_version") == migrations.count else { throw .readOnly(file: file) }
  }

  /// A Boolean value that indicates whether the file has the tables and indexes that its migrations make.
  func hasLayout(of migrations: [StaticString]) throws(ShelfError) -> Bool {
    let made = try Database(file: file, .inMemory)
    for migration in try migrations.prefix(number("PRAGMA user_version")) { try made.script(migration) }
    let found = try layout()
    return try made.layout().allSatisfy { found[$0.key] == $0.value }
  }

  /// The statements that make the tables and the indexes, word by word, by their names.
  private func layout() throws(ShelfError) -> [String: [Substring]] {
    let made = try rows("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL") {
      ($0.text(0), $0.text(1).split(whereSeparator: \.isWhitespace))
    }
    return Dictionary(made) { first, _ in first }
  }

  private func refuseForeign(newest: Int) throws(ShelfError) {
    // At one moment: another program may be making the shelf right now.
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
