import Bookshelf
import TestSupport
import Testing
import TextModel

@Suite struct CorrectionTests {
  let folder: ShelfFolder
  let book = Sample.book("A Day in Chicago")

  init() throws { folder = try ShelfFolder() }

  private func correction(_ text: String, page: Int = 0, x: Double = 10) -> WordCorrection {
    WordCorrection(page: page, rect: TextRect(x: x, y: 20, width: 30, height: 8), text: text)
  }

  private func save(
    _ corrections: [WordCorrection], in shelf: Shelf, behind end: TextPosition = .start, growth: Int = 0
  ) throws {
    try shelf.save(corrections, of: book, behind: end, growth: growth, on: 1)
  }

  @Test func `corrections are kept in the order they were made in, one for each place`() throws {
    let shelf = try Shelf(file: folder.path())
    try save([correction("the"), correction("light", x: 50)], in: shelf)
    try save([correction("tie"), correction("zoo", page: 7)], in: shelf)
    let again = try Shelf(file: folder.path())
    #expect(
      try again.corrections(of: book) == [correction("light", x: 50), correction("tie"), correction("zoo", page: 7)])
    #expect(try again.corrections(of: Sample.book("Letters", hash: 2)).isEmpty)
  }

  @Test func `notes behind a corrected word move with the text, and those before it stay`() throws {
    let shelf = try Shelf(file: folder.path())
    let note = Sample.note("the zoo", in: book)
    #expect(try shelf.save(note) == .saved)
    let start = note.range.lower
    try save([correction("them")], in: shelf, behind: start, growth: 1)
    let moved = try #require(try shelf.notes().first).range
    #expect(moved.lower.offset == start.offset + 1 && moved.upper.offset == note.range.upper.offset + 1)
    try save([correction("then")], in: shelf, behind: moved.upper, growth: -1)
    let shorter = try #require(try shelf.notes().first).range
    #expect(shorter.lower == moved.lower && shorter.upper.offset == moved.upper.offset - 1)
    try save([correction("they")], in: shelf, behind: TextPosition(section: start.section + 1, offset: 0), growth: 5)
    #expect(try shelf.notes().first?.range == shorter)
  }

  @Test func `page counts of the text before are dropped, and those of other books stay`() throws {
    let shelf = try Shelf(file: folder.path())
    let other = Sample.book("Letters", hash: 2)
    for book in [book, other] { try shelf.save(layout: "[]", of: book, for: "80x24") }
    try save([correction("the")], in: shelf)
    #expect(try shelf.layout(of: book, for: "80x24") == nil)
    #expect(try shelf.layout(of: other, for: "80x24") == "[]")
  }

  @Test func `a damaged shelf gives its corrections to the new one`() throws {
    do {
      let shelf = try Shelf(file: folder.path())
      _ = try shelf.save(Sample.note("the zoo", in: book))
      try save([correction("the")], in: shelf)
    }
    do { try RawDatabase(folder.path()).run("PRAGMA writable_schema = ON; PRAGMA user_version = 0") }
    let shelf = try Shelf(file: folder.path())
    #expect(shelf.setAside?.notes == 1)
    #expect(try shelf.corrections(of: book) == [correction("the")])
  }

  @Test func `rectangles of any size are kept`() throws {
    let shelf = try Shelf(file: folder.path())
    let huge = WordCorrection(page: 0, rect: TextRect(x: 1e300, y: -1e300, width: 0.6, height: 0), text: "x")
    try save([huge], in: shelf)
    #expect(try shelf.corrections(of: book).map(\.rect) == [TextRect(x: 1e9, y: -1e9, width: 1, height: 0)])
  }
}
