import Bookshelf
import TestSupport
import Testing
import TextModel

@Suite struct NoteTests {
  let folder: ShelfFolder
  let shelf: Shelf

  init() throws {
    folder = try ShelfFolder()
    shelf = try Shelf(file: folder.path())
  }

  @Test func `a saved note comes back as it was, byte for byte`() throws {
    let book = BookIdentity(
      identifier: "urn:uuid:1", title: "L'été", creators: ["Ann", "Бор"], size: Int.max, hash: UInt64.max)
    let note = Note(
      book: book, range: TextRange(TextPosition(section: 2, offset: 7), TextPosition(section: 4, offset: 1)),
      text: "one\u{0}\n'; DROP TABLE note; --\u{1B}[2J", context: TextContext(before: "“", after: "👩‍👧"),
      chapter: ["Part One", "Morning"], printPage: "xii", percentage: 99, date: Sample.date)
    #expect(try shelf.save(note) == .saved)
    #expect(try shelf.notes(of: book) == [note])
    #expect(try Shelf(file: folder.path()).notes() == [note])
  }

  @Test(arguments: [Int.min, -1, Int.max])
  func `a position that no book has becomes the nearest that one may have`(number: Int) throws {
    #expect(try shelf.save(Sample.note("the zoo")) == .saved)
    try RawDatabase(folder.path()).run("UPDATE note SET section = \(number), \"from\" = \(number)")
    let lower = try #require(try shelf.notes().first).range.lower
    // Each is the lower of two, the other of which is unchanged.
    #expect(lower.section >= 0 && lower.offset >= 0)
  }

  @Test func `the same selection saved again stays one note`() throws {
    let note = Sample.note("the zoo")
    #expect(try shelf.save(note) == .saved)
    #expect(try shelf.save(note) == .alreadySaved)
    #expect(try Shelf(file: folder.path()).save(note) == .alreadySaved)
    #expect(try shelf.notes() == [note])
    let number = try #require(try shelf.numberedNotes(of: nil).first?.number)
    #expect(try shelf.setWords("why", ofNote: number))
    #expect(try shelf.save(note) == .alreadySaved)
    #expect(try shelf.notes().map(\.words) == ["why"])
  }

  @Test func `words on a note that is there no more are told as not kept`() throws {
    _ = try shelf.save(Sample.note("the zoo"))
    let number = try #require(try shelf.numberedNotes(of: nil).first?.number)
    _ = try shelf.remove(number)
    #expect(try !shelf.setWords("why", ofNote: number))
  }

  @Test func `another text, place or book makes another note`() throws {
    #expect(try shelf.save(Sample.note("the zoo")) == .saved)
    #expect(try shelf.save(Sample.note("the Zoo")) == .saved)
    #expect(try shelf.save(Sample.note("the zoo", at: 1)) == .saved)
    #expect(try shelf.save(Sample.note("the zoo", section: 1)) == .saved)
    #expect(try shelf.save(Sample.note("the zoo", in: Sample.book("Another", hash: 2))) == .saved)
    #expect(try shelf.notes().count == 5)
  }

  @Test func `notes come in the order of the book, the book opened last first`() throws {
    let old = Sample.book("Old", hash: 1)
    let new = Sample.book("New", hash: 2)
    try shelf.opened(new, at: "/books/new", on: 20)
    try shelf.opened(old, at: "/books/old", on: 10)
    for (book, section, offset) in [(old, 1, 5), (new, 1, 9), (old, 0, 80), (new, 1, 4), (old, 1, 0)] {
      #expect(try shelf.save(Sample.note("x", in: book, section: section, at: offset)) == .saved)
    }
    let order = try shelf.notes().map { "\($0.book.title) \($0.range.lower.section) \($0.range.lower.offset)" }
    #expect(order == ["New 1 4", "New 1 9", "Old 0 80", "Old 1 0", "Old 1 5"])
    #expect(try shelf.notes(of: old).map(\.range.lower.offset) == [80, 0, 5])
    #expect(try shelf.notes(of: Sample.book("Unknown", hash: 3)).isEmpty)
  }

  @Test func `a note takes its text and about thirty-two characters on both sides from the book`() {
    let book = TextFixture(
      (.paragraph, String(repeating: "é", count: 40) + "the zoo" + String(repeating: "👩‍👧", count: 40)))
    let note = Note(
      on: TextRange(section: 0, 80..<87), of: book, book: Sample.book("A"), chapter: [], printPage: nil,
      percentage: 0, date: 0)
    #expect(note.text == "the zoo")
    #expect(note.context.before == String(repeating: "é", count: 32))
    #expect(note.context.after.allSatisfy { $0 == "👩‍👧" })
    #expect((16...32).contains(note.context.after.count))
  }

  @Test func `the context of a range at the edges of a section is what there is`() {
    let book = TextFixture((.paragraph, "zoo"))
    #expect(TextContext(around: TextRange(section: 0, 0..<4), in: book) == TextContext(before: "", after: ""))
    #expect(TextContext(around: TextRange(section: 0, 1..<2), in: book) == TextContext(before: "z", after: "o\n"))
  }

  @Test func `a note is moved to its place in another edition`() throws {
    let note = Sample.note("the zoo")
    let edition = Sample.book("A Guide", identifier: "urn:second", hash: 9)
    #expect(try shelf.save(note) == .saved)
    let number = try #require(try shelf.numberedNotes(of: nil).first?.number)
    try shelf.setLost(number)
    #expect(try shelf.notes().map(\.isLost) == [true])
    try shelf.move(
      number, to: TextRange(section: 3, 40..<47), percentage: 66, chapter: ["Noon"], printPage: nil, in: edition)
    let moved = try #require(try shelf.notes(of: edition).first)
    #expect(moved.range == TextRange(section: 3, 40..<47))
    #expect(moved.book == edition && moved.percentage == 66 && !moved.isLost)
    #expect(moved.chapter == ["Noon"] && moved.printPage == nil)
    #expect(moved.text == "the zoo" && moved.date == note.date)
  }
}
