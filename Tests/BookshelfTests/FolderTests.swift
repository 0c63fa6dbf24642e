import Bookshelf
import Foundation
import TestSupport
import Testing
import TextModel

/// The folders of the shelf: their books are on it, and nothing in them is changed.
@Suite struct FolderTests {
  let folder: ShelfFolder
  let shelf: Shelf

  init() throws {
    folder = try ShelfFolder()
    shelf = try Shelf(file: folder.path())
  }

  /// A file as it was looked at; the file is written.
  private func file(
    _ name: String, _ book: BookIdentity?, _ catalogued: CataloguedBook? = nil
  ) throws -> FolderFile {
    let path = try folder.write(Array(name.utf8), to: name)
    return FolderFile(
      path: path, state: try #require(FileState(ofFileAt: path)), book: book, catalogued: catalogued)
  }

  @Test func `a folder joins once, and is remembered`() throws {
    #expect(try shelf.join(folder: "/books"))
    #expect(try !shelf.join(folder: "/books"))
    #expect(try Shelf(file: folder.path()).folders() == ["/books"])
  }

  @Test func `the books of a folder are on the shelf behind those that were opened, the one found last first`() throws
  {
    try shelf.opened(Sample.book("Opened", hash: 1), at: "/opened.epub", on: 5)
    let files = try [file("a", Sample.book("A", hash: 2)), file("b", Sample.book("B", hash: 3)), file("c", nil)]
    #expect(try shelf.add(files) == 2)
    #expect(try shelf.knownBooks().map(\.title) == ["Opened", "B", "A"])
    #expect(try shelf.knownBooks().map(\.opened) == [5, 0, 0])
    #expect(try shelf.add(files) == 0, "a book is new once")
  }

  @Test func `a file is not read again until it has changed`() throws {
    let one = try file("a", Sample.book("A", hash: 2))
    _ = try shelf.add([one])
    let now = { [(path: one.path, state: try #require(FileState(ofFileAt: one.path)))] }
    #expect(try shelf.lookedAt(now()) == [one.path])
    _ = try folder.write(Array("longer".utf8), to: "a")
    #expect(try shelf.lookedAt(now()).isEmpty)
  }

  @Test func `a copy of a book that is opened elsewhere is no other book`() throws {
    let emma = Sample.book("Emma", identifier: "urn:1", hash: 1)
    let elsewhere = try file("elsewhere", nil).path
    try shelf.opened(emma, at: elsewhere, on: 1)
    #expect(try shelf.add([file("copy", emma)]) == 0)
    #expect(try shelf.knownBooks().map(\.path) == [elsewhere])
  }

  @Test func `a book whose file is gone is known by the copy that is found`() throws {
    let emma = Sample.book("Emma", identifier: "urn:1", hash: 1)
    try shelf.opened(emma, at: "/gone.epub", on: 1)
    let copy = try file("copy", emma)
    #expect(try shelf.add([copy]) == 0)
    #expect(try shelf.knownBooks().map(\.path) == [copy.path])
    #expect(try shelf.knownBooks().map(\.opened) == [1])
  }

  @Test func `a folder that leaves takes those of its books with it that were never opened, and brings them anew`()
    throws
  {
    let inside = folder.path("")
    try shelf.join(folder: String(inside.dropLast(inside.hasSuffix("/") ? 1 : 0)))
    let (read, unread) = try (file("a", Sample.book("A", hash: 2)), file("b", Sample.book("B", hash: 3)))
    _ = try shelf.add([read, unread])
    try shelf.opened(Sample.book("A", hash: 2), at: read.path, on: 9)
    let path = try #require(try shelf.folders().first)
    try shelf.leave(folder: path)
    #expect(try shelf.knownBooks().map(\.title) == ["A"])
    #expect(try shelf.folders().isEmpty)
    try shelf.join(folder: path)
    #expect(try shelf.lookedAt([(unread.path, unread.state)]).isEmpty)
    #expect(try shelf.add([read, unread]) == 1)
    #expect(try shelf.knownBooks().map(\.title) == ["A", "B"])
  }

  @Test func `a file that is gone from its folder takes a book off the shelf that was never opened`() throws {
    let files = try [file("a", Sample.book("A", hash: 2)), file("b", Sample.book("B", hash: 3))]
    _ = try shelf.add(files)
    let inside = String(files[0].path.dropLast(2))
    try shelf.forget(allBut: [files[0].path], inFolder: inside)
    #expect(try shelf.knownBooks().map(\.title) == ["A"])
    #expect(try shelf.add([files[1]]) == 1, "it may come back")
  }

  @Test func `a book that was taken off by the reader stays off, whatever becomes of its file`() throws {
    let one = try file("a", Sample.book("A", hash: 2))
    _ = try shelf.add([one])
    try shelf.hide(bookAt: one.path)
    #expect(try shelf.add([one, file("copy", Sample.book("A", hash: 2))]) == 0)
    #expect(try shelf.knownBooks().isEmpty)
  }

  @Test func `a book with tags that is moved in its folders keeps them`() throws {
    let old = try file("a", Sample.book("A", hash: 2))
    _ = try shelf.add([old])
    try shelf.set(tags: ["sea"], ofBookAt: old.path)
    try FileManager.default.removeItem(atPath: old.path)
    try shelf.forget(allBut: [], inFolder: String(old.path.dropLast(2)))
    let new = try file("b", Sample.book("A", hash: 2))
    #expect(try shelf.add([new]) == 0)
    #expect(try shelf.knownBooks().map(\.path) == [new.path])
    #expect(try shelf.knownBooks().map(\.details.tags) == [["sea"]])
  }

  @Test func `a catalogue names a book until and after it is opened, with its series and its tags`() throws {
    let said = CataloguedBook(
      title: "Foundation", creators: ["Isaac Asimov"], series: "Foundation", number: 150, tags: ["sf"])
    let listed = try file("f.epub", Sample.book("Foundation", by: ["Isaac Asimov"], hash: 4), said)
    #expect(try shelf.add([listed]) == 1)
    #expect(try shelf.knownBooks().map(\.details.catalogued) == [said])
    let own = Sample.book("FOUNDATION (ebook)", by: ["Asimov, I."], identifier: "urn:f", hash: 4)
    #expect(try shelf.opened(own, at: listed.path, on: 3) == .newEdition)
    let known = try shelf.knownBooks()
    #expect(known.map(\.title) == ["Foundation"] && known.map(\.creators) == [["Isaac Asimov"]])
    #expect(known.map(\.book) == [own])
  }

  @Test func `tags are set, replaced and taken away, in order`() throws {
    try shelf.opened(Sample.book("A"), at: "/a", on: 1)
    try shelf.set(tags: ["sea", "a\u{1F}b", "sea"], ofBookAt: "/a")
    #expect(try Shelf(file: folder.path()).knownBooks().map(\.details.tags) == [["a b", "sea"]])
    try shelf.set(tags: [], ofBookAt: "/a")
    #expect(try shelf.knownBooks().map(\.details.tags) == [[]])
    try shelf.set(tags: ["x"], ofBookAt: "/nowhere")
  }

  @Test func `the chapter behind a place is kept with it`() throws {
    let book = Sample.book("A")
    let place = Place(book: book, position: .start, context: TextContext(before: "", after: ""), session: "{}")
    try shelf.opened(book, at: "/a", on: 1)
    try shelf.save(place, before: "Evening", on: 1)
    #expect(try shelf.knownBooks().map(\.details.next) == ["Evening"])
    try shelf.save(place, before: nil, on: 1)
    #expect(try shelf.knownBooks().map(\.details.next) == [nil])
  }

  @Test func `folders, tags and chapters are taken over from a damaged shelf`() throws {
    let path = folder.path("other.sqlite")
    do {
      let shelf = try Shelf(file: path)
      let book = Sample.book("A")
      let place = Place(book: book, position: .start, context: TextContext(before: "", after: ""), session: "{}")
      try shelf.opened(book, at: "/a", on: 1)
      try shelf.save(place, before: "Evening", on: 1)
      try shelf.set(tags: ["sea"], ofBookAt: "/a")
      try shelf.join(folder: "/books")
    }
    try RawDatabase(path).run(
      "INSERT INTO answer VALUES (1, 77, 0, '', '', '', '', 0); PRAGMA wal_checkpoint(TRUNCATE)")
    let rescued = try Shelf(file: path)
    #expect(rescued.setAside != nil)
    #expect(try rescued.folders() == ["/books"])
    #expect(try rescued.knownBooks().map(\.details.tags) == [["sea"]])
    #expect(try rescued.knownBooks().map(\.details.next) == ["Evening"])
  }
}
