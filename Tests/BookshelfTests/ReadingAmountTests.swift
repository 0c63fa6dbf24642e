import Bookshelf
import TestSupport
import Testing
import TextModel

@Suite struct ReadingAmountTests {
  let folder: ShelfFolder
  let book = Sample.book("A Day in Chicago", path: "/books/chicago.epub")

  init() throws { folder = try ShelfFolder() }

  static func tally(_ seconds: Int, _ pages: Int = 1, _ characters: Int = 600) -> ReadingTally {
    ReadingTally(milliseconds: seconds * 1000, pages: pages, characters: characters)
  }

  @Test func `programs that read one book on one day add up, each day by itself`() throws {
    let (first, second) = (try Shelf(file: folder.path()), try Shelf(file: folder.path()))
    try first.add([100: Self.tally(60), 101: Self.tally(5)], length: nil, of: book, on: 1)
    try second.add([100: Self.tally(30, 2, 50)], length: 9_000, of: book, on: 1)
    try first.add([101: Self.tally(1, 0, 0)], length: nil, of: book, on: 1)
    let kept = try Shelf(file: folder.path()).reading()
    #expect(kept.map(\.days) == [[100: Self.tally(90, 3, 650), 101: Self.tally(6)]])
    // A length that is known stays known.
    #expect(kept.map(\.length) == [9_000])
  }

  @Test func `books come in the order they were opened in, with their files and how far they are read`() throws {
    let shelf = try Shelf(file: folder.path())
    let other = Sample.book("Letters", hash: 2)
    try shelf.opened(book, at: "/books/chicago.epub", on: 1)
    try shelf.add([1: Self.tally(1)], length: nil, of: book, on: 1)
    try shelf.opened(other, at: "/books/letters.epub", on: 2)
    try shelf.add([1: Self.tally(2)], length: nil, of: other, on: 2)
    let place = Place(
      book: book, position: .start, context: TextContext(before: "", after: ""), session: "{}", percentage: 40)
    try shelf.save(place, on: 3)
    let kept = try shelf.reading()
    #expect(kept.map(\.path) == ["/books/letters.epub", "/books/chicago.epub"])
    #expect(kept.map(\.percentage) == [nil, 40])
    // A book that is removed from the list of books was read all the same.
    try shelf.hide(bookAt: "/books/letters.epub")
    #expect(try shelf.reading().map(\.path) == kept.map(\.path))
  }

  @Test func `amounts that no day can have are cut`() throws {
    let shelf = try Shelf(file: folder.path())
    try shelf.add(
      [Int.max: ReadingTally(milliseconds: .max, pages: -3, characters: .max), -7: ReadingTally()], length: .min,
      of: book, on: 1)
    let kept = try #require(try shelf.reading().first)
    #expect(kept.length == 0)
    #expect(kept.days[0] == ReadingTally())
    #expect(kept.days[1 << 22] == ReadingTally(milliseconds: 1 << 32, pages: 0, characters: 1 << 32))
  }

  @Test func `a damaged shelf gives the amounts that can be read to the new one`() throws {
    do {
      let shelf = try Shelf(file: folder.path())
      try shelf.add([100: Self.tally(60)], length: 5, of: book, on: 1)
      _ = try shelf.save(Sample.note("the zoo"))
    }
    do { try RawDatabase(folder.path()).run("PRAGMA writable_schema = ON; PRAGMA user_version = 0") }
    let shelf = try Shelf(file: folder.path())
    #expect(shelf.setAside?.notes == 1)
    #expect(try shelf.reading().map(\.days) == [[100: Self.tally(60)]])
  }

  @Test func `a damaged shelf from before there were amounts gives its notes`() throws {
    let before = Array(Schema.migrations.prefix(8))
    do { _ = try Shelf(file: folder.path(), migrations: before).save(Sample.note("the zoo")) }
    do { try RawDatabase(folder.path()).run("PRAGMA writable_schema = ON; PRAGMA user_version = 0") }
    let shelf = try Shelf(file: folder.path())
    #expect(try shelf.notes() == [Sample.note("the zoo")])
    #expect(try shelf.reading().isEmpty)
  }
}
