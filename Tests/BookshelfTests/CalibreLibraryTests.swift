import Bookshelf
import Foundation
import Testing

/// The catalogue of a library of Calibre, as other programs write it.
@Suite struct CalibreLibraryTests {
  let folder: ShelfFolder

  init() throws {
    folder = try ShelfFolder()
  }

  private func library(_ rows: String) throws -> CalibreLibrary {
    do { try RawDatabase(folder.path("metadata.db")).run(Self.tables + rows) }
    return try CalibreLibrary(folder: folder.url.path)
  }

  static let tables = """
    CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, sort TEXT, path TEXT, series_index REAL);
    CREATE TABLE data (id INTEGER PRIMARY KEY, book INTEGER, format TEXT, uncompressed_size INTEGER, name TEXT);
    CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE books_authors_link (id INTEGER PRIMARY KEY, book INTEGER, author INTEGER);
    CREATE TABLE tags (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE books_tags_link (id INTEGER PRIMARY KEY, book INTEGER, tag INTEGER);
    CREATE TABLE series (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE books_series_link (id INTEGER PRIMARY KEY, book INTEGER, series INTEGER);
    """

  @Test func `titles, authors, series and tags are read, with the files of each format`() throws {
    let read = try library(
      """
      INSERT INTO books VALUES (1, 'Good Omens', '', 'Terry Pratchett/Good Omens (1)', 1.5), (2, 'Emma', '', 'J/E', 1);
      INSERT INTO data VALUES (1, 1, 'MOBI', 0, 'Good Omens'), (2, 1, 'EPUB', 0, 'Good Omens');
      INSERT INTO authors VALUES (1, 'Terry Pratchett'), (2, 'Gaiman| Neil');
      INSERT INTO books_authors_link VALUES (1, 1, 1), (2, 1, 2);
      INSERT INTO tags VALUES (1, 'humour'), (2, 'angels');
      INSERT INTO books_tags_link VALUES (1, 1, 1), (2, 1, 2);
      INSERT INTO series VALUES (1, 'Omens');
      INSERT INTO books_series_link VALUES (1, 1, 1);
      """)
    #expect(read.entries.count == 2)
    #expect(
      read.entries[0].files == [
        "Terry Pratchett/Good Omens (1)/Good Omens.mobi", "Terry Pratchett/Good Omens (1)/Good Omens.epub",
      ])
    #expect(
      read.entries[0].book
        == CataloguedBook(
          title: "Good Omens", creators: ["Terry Pratchett", "Gaiman, Neil"], series: "Omens", number: 150,
          tags: ["angels", "humour"]))
    #expect(read.entries[1].book == CataloguedBook(title: "Emma"), "a number without a series is none")
  }

  @Test func `no path leads out of the folder`() throws {
    let read = try library(
      """
      INSERT INTO books VALUES (1, 'A', '', '../../etc', 1), (2, 'B', '', '/etc', 1), (3, 'C', '', 'c', 1);
      INSERT INTO data VALUES (1, 1, 'EPUB', 0, 'x'), (2, 2, 'EPUB', 0, 'x'), (3, 3, 'EPUB', 0, '../../x'),
        (4, 3, 'EPUB', 0, 'c');
      """)
    #expect(read.entries.map(\.files) == [[], [], ["c/c.epub"]])
  }

  @Test func `values of other kinds, and numbers that are none, are harmless`() throws {
    let read = try library("INSERT INTO books VALUES (1, x'FF00', NULL, NULL, 9e999), (2, NULL, '', 7, 'one');")
    #expect(read.entries.map(\.book.number) == [nil, nil])
    #expect(read.entries.map(\.files) == [[], []])
  }

  @Test func `what is no catalogue is refused, and so is a view that could be without end`() throws {
    #expect(throws: ShelfError.self) { try CalibreLibrary(folder: folder.url.path) }
    _ = try folder.write(Array("no database at all, but some text".utf8), to: "metadata.db")
    #expect(throws: ShelfError.self) { try CalibreLibrary(folder: folder.url.path) }
    let view = "DROP TABLE books; CREATE VIEW books AS SELECT 1 AS id;"
    _ = try folder.write([], to: "metadata.db")
    #expect(throws: ShelfError.foreign(file: folder.url.path + "/metadata.db")) { try library(view) }
  }

  @Test func `the catalogue stays as it is, byte for byte`() throws {
    _ = try library("INSERT INTO books VALUES (1, 'A', '', 'a', 1);")
    let before = try folder.bytes("metadata.db")
    #expect(try CalibreLibrary(folder: folder.url.path).entries.count == 1)
    #expect(try folder.bytes("metadata.db") == before)
    #expect(try folder.names() == ["metadata.db"])
  }
}
