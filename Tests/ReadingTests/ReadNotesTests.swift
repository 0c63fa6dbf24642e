import Accessibility
import Reading
import Speech
import TestSupport
import Testing
import TextModel

/// The place where read-all reads the notes of a book.
@Suite struct ReadNotesTests {
  static let book = TextFixture([
    NotedBook.text(references: NotedBook.references[0], NotedBook.references[1]), NotedBook.between,
    NotedBook.notes([
      NotedBook.Note(marker: .ordinal("1."), text: "Hard."),
      NotedBook.Note(marker: .ordinal("2."), text: "By train. Late."),
    ]),
  ])

  func read(_ notes: Settings.Notes, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
    ReadingStyleTests.utterances(Self.book) {
      $0.notes = notes
      change(&$0)
    }.map { $0.split(separator: " ").dropFirst().dropLast().joined(separator: " ") }
  }

  @Test func `they are left out at first, and told by number where that is wanted`() {
    #expect(read(.skip).filter { !$0.hasPrefix("Skipping") } == ["It rained.", "We left.", "The end.", "More."])
    #expect(read(.mark).prefix(3) == ["It rained. 1", "We left. 2", "The end."])
  }

  @Test func `each is read behind the sentence that refers to it`() {
    #expect(
      read(.inline).prefix(6) == [
        "It rained.", "Note 1: Hard.", "We left.", "Note 2: By train. Late.", "The end.", "More.",
      ])
  }

  @Test func `all are read behind the paragraph that refers to them, whatever piece is read at once`() {
    let expected = ["Note 1: Hard.", "Note 2: By train. Late.", "The end.", "More."]
    #expect(Array(read(.afterParagraph).prefix(6)) == ["It rained.", "We left."] + expected)
    let pieces = read(.afterParagraph) { $0.readBy = .paragraph }
    #expect(Array(pieces.prefix(5)) == ["It rained. We left."] + expected)
  }

  @Test func `the cursor stays in the text while a note is read, and reading goes on there`() throws {
    var settings = Settings()
    settings.notes = .inline
    var session = try SessionFixture(Self.book, settings: settings)
    _ = try session.heard("Space @words:2")
    #expect(session.session.cursor.section == 0)
    let rest = try session.heard("Space Space @end").filter { !$0.hasPrefix("E:") }
    #expect(rest.filter { $0.hasPrefix("Note") } == ["Note 2: By train. Late."], "\(rest)")
  }

  @Test func `a paragraph with its notes is one step where the reader sets the pace`() throws {
    var settings = Settings()
    settings.notes = .afterParagraph
    settings.pace = .step
    var session = try SessionFixture(Self.book, settings: settings)
    let first = try session.heard("Space")
    #expect(
      first.filter { !$0.hasPrefix("E:") } == ["It rained.", "We left.", "Note 1: Hard.", "Note 2: By train. Late."])
    #expect(try session.heard("Space") == ["The end."])
  }

  @Test(arguments: [Settings.Notes.inline, .afterParagraph], ["Space Space", "w"])
  func `a note that reading was paused in is read again, and so are those after it`(
    notes: Settings.Notes, keys: String
  ) throws {
    var settings = Settings()
    settings.notes = notes
    settings.verbosity = .low
    var session = try SessionFixture(Self.book, settings: settings)
    let before = try session.heard("Space @words:\(notes == .inline ? 4 : 6) \(keys)")
    let rest = try session.heard("@end")
    let all = (before + rest).filter { $0.hasPrefix("Note ") }
    #expect(all.last == "Note 2: By train. Late.", "\(before) \(rest)")
    #expect(Set(all).count == 2, "\(before) \(rest)")
  }

  @Test func `a reference that leads nowhere has no note, and a note is read once`() {
    var settings = Settings()
    settings.notes = .inline
    settings.skip = .none
    let nowhere = Span(.noteReference(.place(section: 2, anchor: "gone")), range: 10..<11)
    let text = TextFixture(
      [NotedBook.text(references: nowhere, NotedBook.references[1])] + Self.book.sections.dropFirst())
    let world = SessionFixture.world(text, settings: settings)
    var reading = ReadAll(from: .start, in: world)
    var read: [String] = []
    while let utterance = reading.utterance(id: read.count, in: world) { read.append(utterance.text) }
    #expect(read.count { $0.contains("By train.") } == 1 && read.count { $0.contains("Hard.") } == 1, "\(read)")
    #expect(!read.contains { $0.hasPrefix("Note 1") })
  }
}
