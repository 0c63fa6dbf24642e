import Bookshelf
import Foundation
import TestSupport
import Testing
import TextModel

@Suite struct KnownBookTests {
  let folder: ShelfFolder
  let shelf: Shelf

  init() throws {
    folder = try ShelfFolder()
    shelf = try Shelf(file: folder.path())
  }

  @Test func `known books come newest first, each with the path it was opened from last`() throws {
    let one = Sample.book("One", hash: 1)
    let two = Sample.book("Two", hash: 2)
    #expect(try shelf.opened(one, at: "/a/one.epub", on: 10) == .firstTime)
    #expect(try shelf.opened(two, at: "/a/two.epub", on: 20) == .firstTime)
    #expect(try shelf.opened(one, at: "/b/one.epub", on: 30) == .again)
    #expect(
      try shelf.knownBooks() == [
        KnownBook(book: one, path: "/b/one.epub", opened: 30, details: ShelvedDetails(added: 1)),
        KnownBook(book: two, path: "/a/two.epub", opened: 20, details: ShelvedDetails(added: 2)),
      ])
  }

  @Test func `a book that only has notes is not listed as opened`() throws {
    #expect(try shelf.save(Sample.note("x")) == .saved)
    #expect(try shelf.knownBooks().isEmpty)
  }

  @Test func `an equal identifier makes a new edition, whatever else changed`() throws {
    let first = Sample.book("Emma", identifier: "urn:isbn:1", hash: 1)
    let second = Sample.book("Emma, revised", by: ["J. Austen"], identifier: "urn:isbn:1", hash: 2)
    try shelf.opened(first, at: "/emma.epub", on: 1)
    #expect(try shelf.opened(second, at: "/new/emma.epub", on: 2) == .newEdition)
    #expect(try shelf.knownBooks().map(\.book) == [second])
  }

  @Test func `equal title and creators make a new edition where the identifier is another`() throws {
    let first = Sample.book("Emma", by: ["Jane Austen"], identifier: "urn:uuid:1", hash: 1)
    let second = Sample.book("Emma", by: ["Jane Austen"], identifier: "urn:uuid:2", hash: 2)
    try shelf.opened(first, at: "/emma.epub", on: 1)
    #expect(try shelf.opened(second, at: "/emma.epub", on: 2) == .newEdition)
    let other = Sample.book("Emma", by: ["Alexander McCall Smith"], hash: 3)
    #expect(try shelf.opened(other, at: "/emma.epub", on: 3) == .firstTime)
  }

  @Test func `files without a creator are one book only under one path`() throws {
    try shelf.opened(Sample.book("README", by: [], hash: 1), at: "/a/README", on: 1)
    #expect(try shelf.opened(Sample.book("README", by: [], hash: 2), at: "/b/README", on: 2) == .firstTime)
    #expect(try shelf.opened(Sample.book("README", by: [], hash: 3), at: "/a/README", on: 3) == .newEdition)
  }

  @Test func `what was kept of a file without a creator stays with it when it changes, and with no other file`()
    throws
  {
    func draft(_ hash: UInt64, _ path: String) -> BookIdentity {
      Sample.book("draft", by: [], hash: hash, path: path)
    }
    #expect(try shelf.save(Sample.note("x", in: draft(1, "/a/draft.md"))) == .saved)
    let place = Place(
      book: draft(1, "/a/draft.md"), position: .start, context: TextContext(before: "", after: "x"), session: "{}")
    try shelf.save(place, on: 1)
    #expect(try shelf.notes(of: draft(2, "/a/draft.md")).count == 1)
    #expect(try shelf.place(of: draft(2, "/a/draft.md"))?.session == "{}")
    #expect(try shelf.notes(of: draft(2, "/b/draft.md")).isEmpty)
    #expect(try shelf.place(of: draft(2, "/b/draft.md")) == nil)
    #expect(try shelf.knownBooks().isEmpty)
    // Kept of the new text, it stays with the notes of the old.
    #expect(try shelf.save(Sample.note("y", in: draft(2, "/a/draft.md"))) == .saved)
    #expect(try shelf.notes(of: draft(3, "/a/draft.md")).count == 2)
  }

  @Test func `a file that was only renamed is the same book`() throws {
    try shelf.opened(Sample.book("draft", by: [], hash: 1), at: "/draft.txt", on: 1)
    #expect(try shelf.opened(Sample.book("final", by: [], hash: 1), at: "/final.txt", on: 2) == .again)
  }

  @Test func `the notes and the place of a book are found from its new edition`() throws {
    let first = Sample.book("Emma", identifier: "urn:isbn:1", hash: 1)
    let second = Sample.book("Emma", identifier: "urn:isbn:1", hash: 2)
    let place = Place(
      book: first, position: TextPosition(section: 1, offset: 2), context: TextContext(before: "a", after: "b"),
      session: "{}")
    try shelf.opened(first, at: "/emma.epub", on: 1)
    #expect(try shelf.save(Sample.note("x", in: first)) == .saved)
    try shelf.save(place, on: 1)
    try shelf.opened(second, at: "/emma.epub", on: 2)
    #expect(try shelf.notes(of: second).map(\.book) == [first])
    #expect(try shelf.place(of: second) == place)
  }

  @Test func `a place is kept, replaced and nil where there is none`() throws {
    let book = Sample.book("A")
    #expect(try shelf.place(of: book) == nil)
    for offset in [5, 80] {
      let place = Place(
        book: book, position: TextPosition(section: 1, offset: offset),
        context: TextContext(before: "x", after: "y"), session: #"{"cursor":[1,\#(offset)],"é":"'"}"#)
      try shelf.save(place, on: 3)
      #expect(try Shelf(file: folder.path()).place(of: book) == place)
    }
  }

  @Test func `a creator's name cannot make two creators of one`() throws {
    try shelf.opened(Sample.book("A", by: ["Ann\u{1F}Bob", ""]), at: "/a", on: 1)
    #expect(try shelf.knownBooks().map(\.book.creators) == [["Ann Bob"]])
  }
}
