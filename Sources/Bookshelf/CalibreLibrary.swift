/// The catalogue of a library of Calibre, the file `metadata.db` in its folder, which is only read.
///
/// The file belongs to another program and may have any contents: its values are text to be shown, and no path in it
/// leads out of the folder.
package struct CalibreLibrary: Sendable {
  /// A book of the library: its files, and its entry in the catalogue.
  package struct Entry: Hashable, Sendable {
    /// The paths of the files in the folder, one for each format.
    package let files: [String]
    package let book: CataloguedBook
  }

  /// The name of the catalogue in the folder of a library.
  package static let name = "metadata.db"
  /// The greatest number of books of one library, and the greatest number of characters of a text.
  private static let (mostBooks, longestText) = (100_000, 1_000)

  /// The books, in the order of the catalogue.
  package let entries: [Entry]

  /// Reads the catalogue in a folder, while other programs may use it.
  ///
  /// - Throws: ``ShelfError`` for a file that cannot be read, or is no such catalogue.
  package init(folder: String) throws(ShelfError) {
    let file = folder + "/" + Self.name
    let database: Database
    do throws(ShelfError) { database = try Self.opened(file, .reading) } catch {
      // On a read-only disk, SQLite cannot create the files that it needs beside the database.
      if case .locked = error { throw error }
      database = try Self.opened(file, .readingAlone)
    }
    let authors = try Self.names(
      in: database,
      """
      SELECT l.book, a.name FROM books_authors_link AS l JOIN authors AS a ON a.id = l.author ORDER BY l.id LIMIT 400000
      """
    ).mapValues { $0.map { Self.text($0, replacing: "|") } }
    let tags = try Self.names(
      in: database,
      "SELECT l.book, t.name FROM books_tags_link AS l JOIN tags AS t ON t.id = l.tag ORDER BY t.name LIMIT 400000")
    let series = try Self.names(
      in: database,
      "SELECT l.book, s.name FROM books_series_link AS l JOIN series AS s ON s.id = l.series LIMIT 400000")
    var files: [Int: [(name: String, format: String)]] = [:]
    try database.forEachRow("SELECT book, name, format FROM data ORDER BY id LIMIT 400000") {
      files[$0.integer(0), default: []].append((name: $0.text(1), format: $0.text(2)))
    }
    entries = try database.rows(
      "SELECT id, title, path, series_index FROM books ORDER BY id LIMIT ?", [.integer(Self.mostBooks)]
    ) { row in
      let id = row.integer(0)
      let folder = row.text(2)
      let paths = (files[id] ?? []).map { folder + "/" + $0.name + "." + $0.format.lowercased() }.filter(
        Self.isInside)
      let ofSeries = series[id]?.first
      let number = row.optionalReal(3).flatMap { $0.isFinite && abs($0) < 1e6 ? Int(($0 * 100).rounded()) : nil }
      return Entry(
        files: paths,
        book: CataloguedBook(
          title: Self.text(row.text(1)), creators: authors[id] ?? [], series: ofSeries.map { Self.text($0) },
          number: ofSeries == nil ? nil : number, tags: (tags[id] ?? []).map { Self.text($0) }))
    }
  }

  private static func opened(_ file: String, _ access: Database.Access) throws(ShelfError) -> Database {
    let database = try Database(file: file, access)
    try database.harden()
    // A view in place of a table could have endless rows.
    let tables = try database.number(
      """
      SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE TABLE%' AND name IN (
        'books', 'data', 'authors', 'books_authors_link', 'tags', 'books_tags_link', 'series', 'books_series_link'
      )
      """)
    guard tables == 8 else { throw .foreign(file: file) }
    return database
  }

  /// Returns the names that belong to each book.
  private static func names(
    in database: borrowing Database, _ sql: StaticString
  ) throws(ShelfError) -> [Int: [String]] {
    var names: [Int: [String]] = [:]
    try database.forEachRow(sql) { names[$0.integer(0), default: []].append($0.text(1)) }
    return names
  }

  /// Returns a text of the catalogue, cut to the greatest length; in the names of authors, a bar stands for a comma.
  private static func text(_ text: String, replacing bar: Character? = nil) -> String {
    String(text.prefix(longestText).map { $0 == bar ? "," : $0 })
  }

  /// Returns a Boolean value that indicates whether a path stays inside the folder.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains { $0 == ".." || $0 == "." } && !path.contains("\0")
  }
}
