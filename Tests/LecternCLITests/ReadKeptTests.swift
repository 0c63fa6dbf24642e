import LecternCLI
import TestSupport
import Testing

/// The marks of a book, read aloud: each passage and what was written on it.
@Suite struct ReadKeptTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    _ = try run(". v . v : \"note\" Enter \"wet\" Enter")
    _ = try run(". . . : \"highlight question\" Enter")
    _ = try run("h h . v . v : \"note\" Enter \"again\" Enter")
  }

  func run(_ keys: String, _ options: String...) throws -> [String] {
    let path = try HighlightTests.book.write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only"] + options, home: home)
    #expect(run.status == .done, "\(run.errors)")
    return Array(run.lines.dropFirst(2)).filter { !["E:mark", "E:complete"].contains($0) }
  }

  static let all = [
    "It rained.", "Note: wet.", "It was late.", "Highlight: question.", "It rained.", "More rain fell.",
    "Note: again.", "End of your notes.",
  ]
  static let begin = ": \"read notes\" Enter "

  @Test func `each passage is read and what was written on it, one after another`() throws {
    #expect(try run(Self.begin + "@end").suffix(8) == Self.all[...])
  }

  @Test func `those of a category are read alone`() throws {
    #expect(
      try run(": \"read notes question\" Enter @end").suffix(3) == [
        "It was late.", "Highlight: question.", "End of your notes.",
      ])
    #expect(try run(": \"read notes doubt\" Enter").last == "No highlights: doubt.")
  }

  @Test func `reading them is paused and resumed at the word, and nothing is lost`() throws {
    let said = try run(Self.begin + "@words:5 Space Space @end")
    #expect(said.filter { $0.hasPrefix("Note: ") || $0.hasPrefix("Highlight: ") }.count >= 3, "\(said)")
    #expect(said.suffix(4) == Self.all.suffix(4), "\(said)")
    let early = try run(Self.begin + "@words:1 Space Space @end")
    #expect(early.suffix(7) == Self.all.suffix(7), "\(early)")
    let asked = try run(Self.begin + "@words:1 w @end")
    #expect(asked.suffix(7) == Self.all.suffix(7), "\(asked)")
  }

  @Test func `it stops where it is, and the way back leads to where it was begun`() throws {
    #expect(try run("C-End " + Self.begin + "@words:1 Esc .").last == "We left the house.")
    #expect(try run("C-End " + Self.begin + "@words:1 Esc u").last?.contains("More rain fell.") == true)
  }

  @Test func `a passage with what was written on it is one step where the reader sets the pace`() throws {
    let step = ["--set", "pace=step"]
    #expect(try run(Self.begin, step[0], step[1]).suffix(2) == ["It rained.", "Note: wet."])
    #expect(try run(Self.begin + "Space", step[0], step[1]).suffix(2) == ["It was late.", "Highlight: question."])
    #expect(try run(Self.begin + "Space Space Space", step[0], step[1]).last == "End of your notes.")
  }

  @Test func `the next sentence leads to the next passage at the end of one`() throws {
    let said = try run(Self.begin + "@words:1 . @end")
    #expect(said.suffix(6) == Self.all.suffix(6), "\(said)")
  }

  @Test func `without notes it says so`() throws {
    let empty = try TemporaryFolder()
    let path = try HighlightTests.book.write(to: empty)
    let said = ProgramRun(["transcript", path, "--keys", Self.begin, "--speech-only"], home: empty).lines
    #expect(said.last == "No notes.")
  }
}
