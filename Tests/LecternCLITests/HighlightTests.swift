import Foundation
import LecternCLI
import TestSupport
import Testing

/// Highlights and their categories, as a reader keeps and hears them.
@Suite struct HighlightTests {
  let home: TemporaryFolder
  static let book = EPUBFixture(
    "<h1>One</h1><p>It rained. We left the house. It was late.</p><p>Nobody came.</p>"
      + "<h1>Two</h1><p>It rained. More rain fell.</p>")

  init() throws { home = try TemporaryFolder() }

  func run(_ keys: String, _ options: String...) throws -> [String] {
    let path = try Self.book.write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only"] + options, home: home)
    #expect(run.status == .done, "\(run.errors)")
    return Array(run.lines.dropFirst(2))
  }

  /// The first sentence is a question, the third is important, and the last is highlighted.
  func highlightThree() throws {
    _ = try run(
      ". : \"highlight question\" Enter . . : \"highlight important\" Enter . . . . : \"highlight\" Enter")
  }

  @Test func `a sentence is highlighted in a category, which is said then and when it is come to`() throws {
    #expect(try run(". : \"highlight Question\" Enter").last == "Highlighted: question.")
    #expect(try run(": \"next-highlight\" Enter").suffix(2) == ["It rained.", "Highlight: question."])
  }

  @Test func `the next highlight of a category passes the others over`() throws {
    try highlightThree()
    let important = try run(": \"next-highlight important\" Enter : \"next-highlight important\" Enter")
    #expect(important.contains("It was late.") && !important.contains("Highlight: question."), "\(important)")
    #expect(important.last == "No next highlight: important.")
    #expect(
      try run("C-End : \"previous-highlight question\" Enter").suffix(2) == ["It rained.", "Highlight: question."])
    #expect(try run(": \"next-highlight doubt\" Enter").last == "No highlights: doubt.")
    #expect(try run("h : \"next-highlight\" Enter").suffix(2) == ["More rain fell.", "Highlight."])
  }

  @Test func `a highlight that is there already gets another category, and is one`() throws {
    _ = try run(". : \"highlight question\" Enter : \"highlight to do\" Enter")
    let list = ProgramRun(["notes", "--format", "json"], home: home).lines
    #expect(list.count == 3 && list[1].contains("\"category\":\"to do\""), "\(list)")
  }

  @Test func `the list of notes names categories, and is narrowed by one`() throws {
    try highlightThree()
    let all = try run(": \"notes\" Enter")
    #expect(all.contains { $0.contains("question: It rained.") }, "\(all)")
    let some = try run(": \"notes important\" Enter")
    #expect(some.contains { $0.contains("important: It was late.") && $0.contains("1 of 1") }, "\(some)")
    #expect(try run(": \"notes missing\" Enter").last?.hasPrefix("No matches for missing") == true)
  }

  @Test func `highlights are an option of the rotor and a list of their own, without the notes`() throws {
    try highlightThree()
    _ = try run(". . v . v C-s")
    let said = try run(": \"set rotor=lines, highlights\" Enter ] Down Down Down Down")
    #expect(said.contains("Highlights."), "\(said)")
    #expect(said.last == "No next highlight.", "\(said)")
    #expect(try run(": \"highlights\" Enter").contains { $0.contains("1 of 3") })
    #expect(try run(": \"notes\" Enter").contains { $0.contains("1 of 4") })
  }

  @Test func `a highlight reaches as far as what is selected over it`() throws {
    try highlightThree()
    let said = try run(". v . . v : \"change-highlight\" Enter : \"next-highlight important\" Enter")
    #expect(said.contains("Highlight changed."), "\(said)")
    let list = ProgramRun(["notes", "--category", "question"], home: home).lines
    #expect(list.prefix(2) == ["It rained. We left the house.", "Highlight: question."], "\(list)")
    #expect(try run(". v . v ; \"Change ext\" Enter").last == "Highlight changed.")
    #expect(ProgramRun(["notes", "--category", "question"], home: home).lines.first == "It rained.")
  }

  @Test func `a highlight is removed where it is, called what it is, and put back`() throws {
    try highlightThree()
    #expect(try run(". : \"remove-highlight\" Enter").last == "Highlight removed.")
    #expect(try run(". : \"remove-highlight\" Enter").last == "No highlight here.")
    let restored = try run(
      ". . . ; \"Remove high\" Enter : \"notes\" Enter C-z Esc C-Home : \"next-highlight important\" Enter")
    #expect(restored.contains("Restored.") && restored.last == "Highlight: important.", "\(restored)")
  }

  @Test func `hidden highlights are not heard in the text, and are kept in the list`() throws {
    try highlightThree()
    #expect(try run(".").contains("E:mark"))
    #expect(try !run(": \"hide-highlights\" Enter .").contains("E:mark"))
    #expect(try run(": \"hide-highlights\" Enter : \"notes\" Enter").contains("Notes. 3 items. Dialog."))
    #expect(try run(": \"hide-highlights\" Enter : \"show-highlights\" Enter .").contains("E:mark"))
  }

  @Test func `the category of a highlight is told with what more there is, and by its word where words are wanted`()
    throws
  {
    try highlightThree()
    #expect(try run(". F8").last == "Highlight, question.")
    #expect(try run(".", "--set", "marks=word").suffix(2) == ["Highlight: question.", "It rained."])
  }

  @Test func `categories are known by the words of the reader's language, and written out by one`() throws {
    let path = try Self.book.write(to: home)
    let said = ProgramRun(
      ["transcript", path, "--keys", ". : \"highlight frage\" Enter", "--speech-only"], home: home,
      environment: ["LANG": "de_DE.UTF-8"])
    #expect(said.lines.last == "Hervorgehoben: Frage.")
    #expect(ProgramRun(["notes", "--format", "json"], home: home).output.contains("\"category\":\"question\""))
  }

  @Test(arguments: ["w3c", "json"])
  func `categories go out and come back`(format: String) throws {
    try highlightThree()
    let file = home.path + "/notes.json"
    let written = ProgramRun(["notes", "--format", format], home: home).output
    try Data(written.utf8).write(to: URL(fileURLWithPath: file))
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path + "/lectern")
    where name.hasPrefix("shelf") {
      try FileManager.default.removeItem(atPath: home.path + "/lectern/" + name)
    }
    let path = try Self.book.write(to: home)
    #expect(ProgramRun(["notes", path, "--import", file], home: home).lines == ["3 notes imported."])
    #expect(ProgramRun(["notes", "--category", "important"], home: home).lines.first == "It was late.")
    #expect(try run(": \"next-highlight question\" Enter").last == "Highlight: question.")
  }

  @Test(arguments: [
    #""body":{"type":"TextualBody","value":"","keyword":"Doubt"}"#,
    #""body":[{"purpose":"tagging","value":"doubt"},{"value":""}]"#,
    #""body":{"type":"TextualBody","value":"","tag":"doubt","color":"blue"}"#,
  ])
  func `the tags of other programs are categories`(body: String) throws {
    let file = home.path + "/other.json"
    let annotation = """
      [{"type":"Annotation","motivation":"highlighting",\(body),"target":{"source":{"dc:title":"T"},
      "selector":[{"type":"TextQuoteSelector","exact":"It was late.","prefix":"","suffix":""}]}}]
      """
    try Data(annotation.utf8).write(to: URL(fileURLWithPath: file))
    let path = try Self.book.write(to: home)
    #expect(ProgramRun(["notes", path, "--import", file], home: home).status == .done)
    #expect(try run(": \"next-highlight doubt\" Enter").suffix(2) == ["It was late.", "Highlight: doubt."])
    let list = ProgramRun(["notes"], home: home).lines
    #expect(list.prefix(2) == ["It was late.", "Highlight: doubt."])
  }

  @Test func `what several bookmarks have in common is told apart by their chapters`() throws {
    let list = try run(". m h . m : \"bookmarks\" Enter Up Home")
    #expect(list.contains { $0.contains("It rained. One, Page 1") }, "\(list)")
    #expect(
      list.contains { $0.contains("It rained. Two, Page 2") || $0.contains("It rained. Two, Page 1") }, "\(list)")
  }

  @Test func `where each paragraph is a step, what was saved is told with its sentence, and a bookmark by its name`()
    throws
  {
    let said = try run("Space Space C-s C-s m", "--set", "pace=step")
    #expect(
      said.suffix(5) == ["Text saved.", "It rained.", "Already saved.", "It rained.", "Bookmark set."], "\(said)")
    #expect(try run(". . C-s", "--set", "pace=step").last == "Text saved.")
  }
}
