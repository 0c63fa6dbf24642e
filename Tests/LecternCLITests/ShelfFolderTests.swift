import Bookshelf
import CSQLite
import Foundation
import LecternCLI
import TestSupport
import Testing

/// The bookshelf with folders on it: their books, the files that were moved, tags, and what a book is.
@Suite struct ShelfFolderTests {
  let home: TemporaryFolder
  let folder: TemporaryFolder
  let books: String

  init() throws {
    home = try TemporaryFolder()
    folder = try TemporaryFolder()
    books = folder.path + "/books"
    try FileManager.default.createDirectory(atPath: books, withIntermediateDirectories: false)
  }

  private static let (details, tags, file, actions) = ("\u{1B}[19~", "\u{1B}OQ", "\u{1B}[17~", "\u{1B}[21~")
  private static let (delete, leave) = ("\u{1B}[3~", "\u{07}")

  private func lines(_ arguments: [String] = [], _ keys: String = "") -> [String] {
    ProgramRun(arguments + ["--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true).lines.withoutListHints
  }

  @discardableResult
  private func write(_ title: String, to name: String? = nil, metadata: String = "") throws -> String {
    var book = EPUBFixture("<h1>Morning</h1><p>The text of \(title).</p>", "<h1>Evening</h1><p>It ends.</p>")
    book.contents = [.init("Morning", "c1.xhtml"), .init("Evening", "c2.xhtml")]
    book.title = title
    book.identifier = title
    book.extraMetadata = metadata
    return try book.write(to: folder, name ?? "books/" + title + ".epub")
  }

  private var shelf: Shelf { get throws { try Shelf(file: home.path + "/lectern/shelf.sqlite") } }

  @Test func `the books of a folder that was given once are on the shelf from then on`() throws {
    try write("Emma")
    try write("Persuasion")
    let first = lines([books])
    #expect(first.first == "Open a book. \(books). Its books are on the shelf from now on. Dialog.")
    #expect(first.last == "2 new books.")
    #expect(
      lines() == ["Bookshelf. Dialog.", "Books. List box. Persuasion. A. Writer, selected, 1 of 6."],
      "what was said once is not said again")
    #expect(lines([books]).first == "Open a book. \(books). Dialog.")
  }

  @Test func `a book that is new in a folder is said once, and the list stays where it is`() throws {
    try write("Emma")
    _ = lines([books])
    try write("Persuasion")
    try FileManager.default.createDirectory(atPath: books + "/more", withIntermediateDirectories: false)
    try write("Sanditon", to: "books/more/Sanditon.epub")
    #expect(lines().suffix(2) == ["Books. List box. Emma. A. Writer, selected, 1 of 5.", "2 new books."])
    #expect(lines().last == "Books. List box. Sanditon. A. Writer, selected, 1 of 7.")
    let names = try FileManager.default.contentsOfDirectory(atPath: books).sorted()
    #expect(names == ["Emma.epub", "Persuasion.epub", "more"], "nothing is written beside the books")
  }

  @Test func `a folder is taken off the shelf, and added by its path`() throws {
    try write("Emma")
    _ = lines([books])
    let off = lines([], Self.actions + "folders\r" + Self.delete)
    #expect(off.contains("Folders on the shelf. Dialog."))
    #expect(off.suffix(2) == ["Taken off the shelf; its files stay.", "Add a folder. 1 of 1."])
    #expect(lines().first == "Bookshelf. No books yet. Dialog.")
    let on = lines([], Self.actions + "folders\r\r" + books + "\r")
    #expect(on.contains("The books of \(books) are on the shelf from now on."))
    #expect(lines().last == "Books. List box. Emma. A. Writer, selected, 1 of 5.")
    let wrong = lines([], Self.actions + "folders\radd\r" + books + "/none\r")
    #expect(wrong.last?.contains("\(books)/none is not a folder that can be read: check the path.") == true)
    #expect(lines([], Self.actions + "folders\radd\r/\r").last?.contains("/ is too much for the shelf") == true)
  }

  @Test func `what a book is, and how it can be read, is a text over the shelf`() throws {
    let claims = """
      <meta property="schema:accessMode">textual</meta><meta property="schema:accessModeSufficient">textual</meta>
      <meta property="schema:accessibilityHazard">none</meta>
      """
    try write("Emma", metadata: claims)
    _ = lines([books])
    let heard = lines([], Self.details + String(repeating: "\u{1B}[B", count: 12)).joined(separator: "\n")
    for line in [
      "Emma.", "By A. Writer.", "Language: en.", "Format: epub.", "File: \(books)/Emma.epub.",
      "All of it can be read aloud or in braille.",
    ] {
      #expect(heard.contains(line), "\(line): \(heard)")
    }
    try write("Persuasion")
    let back = lines([], Self.details + "q")
    #expect(
      back.suffix(2) == ["Bookshelf. Dialog.", "Books. List box. Emma. A. Writer, selected, 2 of 6."], "\(back)")
  }

  @Test func `a book whose file is gone says so, and is found by its content in a folder of the shelf`() throws {
    let path = try write("Emma", to: "Emma.epub")
    try write("Persuasion")
    _ = lines([path], "q")
    _ = lines([books])
    try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/elsewhere.epub")
    let gone = lines([], "\u{1B}[B\u{1B}[A\r")
    #expect(gone.contains { $0.hasPrefix("Emma. A. Writer. File missing.") })
    #expect(gone.last?.contains("F6 finds the file of a book that was moved.") == true)
    try FileManager.default.moveItem(atPath: folder.path + "/elsewhere.epub", toPath: books + "/x.epub")
    let found = lines()
    #expect(found.last == "1 book found at another place.")
    #expect(try shelf.knownBooks().map(\.path).contains(books + "/x.epub"))
    #expect(lines([], "\rq").contains { $0.hasPrefix("Emma. Page") })
  }

  @Test func `the file of a book is asked for where it is not found, and another book is refused`() throws {
    let path = try write("Emma", to: "Emma.epub")
    let other = try write("Sanditon", to: "Sanditon.epub")
    _ = lines([path], "q")
    let inside = folder.path + "/a/b"
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: path, toPath: inside + "/e.epub")
    let asked = lines([], Self.file)
    #expect(asked.contains("Searching."))
    #expect(asked.suffix(2) == ["Not found in the folders of the shelf.", "Path of the file. Text field."])
    let refused = lines([], Self.file + other + "\r")
    #expect(refused.last?.contains("That is another book: Sanditon.") == true)
    let found = lines([], Self.file + inside + "/e.epub\r")
    #expect(found.contains("Found: \(inside)/e.epub."))
    #expect(lines([], "\rq").contains { $0.hasPrefix("Emma. Page") })
  }

  @Test func `a book that has notes from elsewhere and was never opened is on the shelf by its folder`() throws {
    let path = try write("Emma")
    let notes = try home.write(
      """
      [{"text":"Nobody","book":"Emma","creators":["A. Writer"],"kind":"note","date":"2026-01-01T00:00:00Z",
      "before":"","after":"","words":""}]
      """, to: "notes.json")
    #expect(ProgramRun(["notes", path, "--import", notes], home: home).status == .done)
    #expect(try shelf.knownBooks().isEmpty)
    #expect(lines([books]).last == "1 new book.")
    _ = lines([], "\u{1B}[3~")
    _ = lines([books])
    #expect(try shelf.knownBooks().isEmpty, "what was taken off stays off")
  }

  @Test func `F6 finds a file that was moved beside where it was`() throws {
    let path = try write("Emma", to: "Emma.epub")
    _ = lines([path], "q")
    try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/renamed.epub")
    #expect(lines([], Self.file).contains("Found: \(folder.path)/renamed.epub."))
  }

  @Test func `tags are set by a line, found by letters, and narrow the list`() throws {
    try write("Emma")
    try write("Persuasion")
    _ = lines([books])
    let set = lines([], Self.tags + "sea, Bath \r")
    #expect(set.contains("Tags, with commas between them. Text field."))
    #expect(set.suffix(2).first == "Tags set.")
    #expect(lines([], "bath").last == "Persuasion. A. Writer. Row 1 of 1.")
    let narrowed = lines([], "\t\t\u{1B}[B\u{1B}[Z\u{1B}[Z")
    #expect(narrowed.contains { $0.hasPrefix("Tag. Pop-up button. all") || $0.hasPrefix("Tag.") }, "\(narrowed)")
    #expect(narrowed.last == "Books. List box. Persuasion. A. Writer, selected, 1 of 5.")
    #expect(lines([], Self.tags + "\u{15}\r").contains("Tags removed."))
    #expect(try shelf.knownBooks().allSatisfy { $0.details.tags.isEmpty })
  }

  @Test func `a row says when a book was read and what comes next`() throws {
    let path = try write("Emma")
    _ = lines([path], "\u{1B}[Bq")
    let row = try #require(lines().last)
    #expect(row.hasPrefix("Books. List box. Emma. A. Writer. Progress, "), "\(row)")
    #expect(row.contains(" percent. Read today. Next, Evening, selected, 1 of 5."), "\(row)")
    let known = try #require(try shelf.knownBooks().first)
    try shelf.opened(known.book, at: path, on: Sample.date - 86_400)
    #expect(lines().last?.contains("Read yesterday. Next,") == true)
    try shelf.opened(known.book, at: path, on: 1_777_800_000)
    #expect(lines().last?.contains("Read on 3 May 2026. Next,") == true)
  }

  @Test func `a library of Calibre gives titles, series and tags, one file a book, and nothing of it is changed`()
    throws
  {
    try FileManager.default.createDirectory(atPath: books + "/F", withIntermediateDirectories: false)
    try write("wrong title", to: "books/F/f.epub")
    try write("other title", to: "books/F/g.epub")
    _ = try folder.write("<package/>", to: "books/F/metadata.opf")
    try catalogue(
      """
      INSERT INTO books VALUES (1, 'Foundation', 'F', 1), (2, 'Second Foundation', 'F', 2), (3, 'No File', 'G', 1);
      INSERT INTO data VALUES (1, 1, 'PDF', 'f'), (2, 1, 'EPUB', 'f'), (3, 2, 'EPUB', 'g'), (4, 3, 'EPUB', 'h');
      INSERT INTO authors VALUES (1, 'Isaac Asimov');
      INSERT INTO books_authors_link VALUES (1, 1, 1), (2, 2, 1);
      INSERT INTO tags VALUES (1, 'sf'); INSERT INTO books_tags_link VALUES (1, 1, 1), (2, 2, 1);
      INSERT INTO series VALUES (1, 'Foundation'); INSERT INTO books_series_link VALUES (1, 1, 1), (2, 2, 1);
      """)
    let before = try Data(contentsOf: URL(fileURLWithPath: books + "/metadata.db"))
    #expect(lines([books]).last == "2 new books.")
    let found = lines([], "sf")
    #expect(found.contains { $0.contains("Second Foundation. Isaac Asimov. Foundation 2, selected") }, "\(found)")
    #expect(found.last == "Second Foundation. Isaac Asimov. Row 1 of 2.")
    #expect(lines(["asimov", "second"], "q").first?.hasPrefix("other title.") == true, "what the book calls itself")
    let known = try shelf.knownBooks()
    #expect(known.map(\.title) == ["Second Foundation", "Foundation"], "what the catalogue calls them")
    #expect(known.map(\.book.title) == ["other title", "Foundation"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: books + "/metadata.db")) == before)
    #expect(lines().allSatisfy { !$0.contains("new book") })
  }

  private func catalogue(_ rows: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close_v2(connection) }
    try #require(sqlite3_open(books + "/metadata.db", &connection) == SQLITE_OK)
    let tables = """
      CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, path TEXT, series_index REAL);
      CREATE TABLE data (id INTEGER PRIMARY KEY, book INTEGER, format TEXT, name TEXT);
      CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE books_authors_link (id INTEGER PRIMARY KEY, book INTEGER, author INTEGER);
      CREATE TABLE tags (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE books_tags_link (id INTEGER PRIMARY KEY, book INTEGER, tag INTEGER);
      CREATE TABLE series (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE books_series_link (id INTEGER PRIMARY KEY, book INTEGER, series INTEGER);
      """
    try #require(sqlite3_exec(connection, tables + rows, nil, nil, nil) == SQLITE_OK)
  }

  @Test func `the list of actions names each key, and does what it names`() throws {
    try write("Emma")
    _ = lines([books])
    let heard = lines([], Self.actions + "\u{1B}[B")
    #expect(heard.contains("Actions. Emma. A. Writer. Dialog."))
    #expect(heard.last == "About this book. F8. 2 of 8.")
    #expect(lines([], Self.actions + "take\r").contains("Removed from the shelf. Control Z puts it back."))
    #expect(lines([], Self.actions).last?.hasSuffix("1 of 3.") == true, "without a book, what needs none")
    let nothing = lines([], Self.details)
    #expect(nothing.last?.hasSuffix("There is no book here.") == true)
  }
}
