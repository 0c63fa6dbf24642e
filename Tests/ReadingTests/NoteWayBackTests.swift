import PageLayout
import Reading
import Speech
import TestSupport
import Testing
import TextModel
import TextUnits

/// The way from notes that are gone to by moving to what refers to them.
@Suite struct NoteWayBackTests {
  @Test func `Enter in a note that nothing led to goes to what refers to it, and back`() throws {
    var session = try SessionFixture(NotedBook.book)
    #expect(
      try session.heard("o o o Enter").suffix(3) == ["Footnote 1.", "First. Long.", "Note 1. Link."])
    #expect(try session.heard("Backspace").suffix(2) == ["Footnote 1.", "First. Long."])
    #expect(
      try session.heard("o Enter u").suffix(4) == [
        "E:boundary", "Nothing to activate.", "E:boundary", "Nowhere to go back to.",
      ], "no link and no reference of its section tell of it")
  }

  @Test func `a note may lead back to the paragraph of its reference, and a link with words leads nowhere back`()
    throws
  {
    let book = TextFixture([
      NotedBook.text(references: NotedBook.references[0], NotedBook.references[1]), NotedBook.between,
      NotedBook.notes([
        NotedBook.Note(text: "First. See there.", spans: NotedBook.back(to: "r1", at: 11..<16)),
        NotedBook.Note(text: "Second. ^", spans: NotedBook.back(to: "p1", at: 8..<9)),
      ]),
    ])
    var session = try SessionFixture(book)
    #expect(try session.heard("o o o Enter").last == "Nothing to activate.")
    #expect(try session.heard("o Enter").last == "Note 2. Link.")
  }

  @Test func `Enter in a followed note goes to the reference that it was come from`() throws {
    let text = "A.1 B.1\nNote.\n"
    let references = [2..<3, 6..<7].map { Span(.noteReference(.place(section: 0, anchor: "n")), range: $0) }
    let book = TextFixture([
      Section(
        text: text, blocks: [Block(.paragraph, range: 0..<8), Block(.paragraph, range: 8..<14, container: 0)],
        containers: [Container(.region(.footnote), range: 8..<14)], spans: references, anchors: ["n": 8])
    ])
    var followed = try SessionFixture(book)
    _ = try followed.heard("o o Enter Enter")
    #expect(followed.session.cursor.offset == 6)
    var moved = try SessionFixture(book)
    _ = try moved.heard("o o o Enter")
    #expect(moved.session.cursor.offset == 2)
  }

  @Test func `the way from a note reads no section but the one it leads to`() {
    let text = LookedAt(NotedBook.book)
    let geometry = PaginatedBook(text: text, size: PageSize(columns: 80, lines: 24), cells: .terminal())
    let world = ReadingWorld(text: text, geometry: geometry, tokenizer: UnitTokenizer(text: text))
    var session = Session(at: TextPosition(section: 2, offset: 0))
    let now = Instant(milliseconds: 0)
    _ = session.apply(.open, at: now, in: world)
    text.forget()
    #expect(session.apply(.activate, at: now, in: world).compactMap(\.spoken) == ["Note 1. Link."])
    #expect(text.sectionsSeen == [0, 2])
  }

  @Test func `who has left a note by its number comes back to the note`() throws {
    let book = TextFixture([
      NotedBook.text(references: NotedBook.references[0]), NotedBook.between,
      NotedBook.notes([NotedBook.Note(text: "1. First.", spans: NotedBook.back(to: "r1", at: 0..<1))]),
    ])
    var session = try SessionFixture(book)
    #expect(try session.heard("o o Enter u").suffix(3) == ["List, 1 item.", "Footnote 1.", "First."])
    var byLink = try SessionFixture(book)
    #expect(try byLink.heard("k k Enter u").last == "1. Link.")
  }
}
