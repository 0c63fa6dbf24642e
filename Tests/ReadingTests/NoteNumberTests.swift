import Reading
import TestSupport
import Testing
import TextModel

/// The names of notes that are reached by moving.
@Suite struct NoteNumberTests {
  @Test(arguments: [
    (NotedBook.Note(marker: .ordinal("12."), text: "Twelfth."), ["Footnote 12.", "Twelfth."]),
    (NotedBook.Note(marker: .ordinal("iv."), text: "Fourth."), ["Footnote iv.", "Fourth."]),
    (NotedBook.Note(text: "12. Twelfth."), ["Footnote 12.", "Twelfth."]),
    (NotedBook.Note(text: "[12] Twelfth."), ["Footnote 12.", "Twelfth."]),
    (NotedBook.Note(text: "12Twelfth.", spans: [Span(.raised, range: 0..<2)]), ["Footnote 12.", "Twelfth."]),
    (
      NotedBook.Note(text: "12 men left.", spans: NotedBook.back(to: "r1", at: 0..<2)), ["Footnote 12.", "men left."]
    ),
    (NotedBook.Note(text: "* Starred."), ["Footnote *.", "Starred."]),
    (NotedBook.Note(text: "12 men left."), ["Footnote.", "12 men left."]),
    (NotedBook.Note(text: "1.5 million left."), ["Footnote.", "1.5 million left."]),
    (NotedBook.Note(text: "1812. A year."), ["Footnote.", "1812. A year."]),
    (NotedBook.Note(text: "Twelfth."), ["Footnote.", "Twelfth."]),
  ])
  func `a note is called by its own number, which is not said again`(
    note: NotedBook.Note, expected: [String]
  ) throws {
    let book = TextFixture([NotedBook.between, NotedBook.notes([note])])
    var moved = try SessionFixture(book)
    #expect(try moved.heard("o") == expected)
    var lines = try SessionFixture(book)
    #expect(try lines.heard("Down") == ["List, 1 item."] + expected)
  }

  @Test(arguments: [NotedBook.Note(marker: .ordinal("12."), text: "Twelfth."), NotedBook.Note(text: "12. Twelfth.")])
  func `a note that is read is called by its own number once`(note: NotedBook.Note) throws {
    var session = try SessionFixture(TextFixture([NotedBook.between, NotedBook.notes([note])]))
    #expect(
      try session.heard("o a @end").dropFirst(2).prefix(3) == ["List, 1 item.", "Footnote 12.", "Twelfth."])
  }

  @Test func `the number of a note is not said on a way back to its start either`() throws {
    let note = NotedBook.Note(text: "2Second. It is long.", spans: NotedBook.back(to: "r2", at: 0..<1))
    var session = try SessionFixture(TextFixture([NotedBook.between, NotedBook.notes([note])]))
    #expect(
      try session.heard("] ] ] ] C-End Up Down") == [
        "Words.", "Characters.", "Edit.", "Sentences.", "List, 1 item.", "Footnote 2.", "It is long.", "Second.",
        "It is long.",
      ])
  }

  @Test func `a note that was followed is called by its number where the book is opened in it again`() throws {
    let book = TextFixture([
      NotedBook.text(references: NotedBook.references[1]), NotedBook.between,
      NotedBook.notes([
        NotedBook.Note(text: "First."), NotedBook.Note(text: "Second. It is long."),
      ]),
    ])
    var session = try SessionFixture(book)
    #expect(try session.heard("o Enter").suffix(2) == ["Footnote 2.", "Second. It is long."])
    #expect(
      try SessionFixture(book, session: session.session.asKept).opening.suffix(2) == ["Footnote 2.", "Second."])
  }
}
