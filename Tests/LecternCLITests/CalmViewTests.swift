import LecternCLI
import TestSupport
import Testing

/// Calm view: the main content of a page alone.
@Suite struct CalmViewTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let page = """
    <html lang=en><title>News</title><body><header><p>The Paper</p></header>
    <nav aria-label=Sections><ul><li><a href="#a">World</a><li><a href="#b">Sport</a></ul></nav>
    <main><h1>A fine day</h1><p>It was a fine day.</p>
    <aside><p>More fine days.</p></aside><form><label>Name <input name=n></label><button>Send</button></form>
    <p>It ended well.</p></main><footer><p>Printed here.</p></footer>
    """

  func heard(_ keys: String, _ options: String..., page: String = page) throws -> [String] {
    let path = try home.write(page, to: "page.html")
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x24", "--speech-only", "--set", "hints=off"] + options,
      home: home)
    #expect(run.status == .done)
    return run.lines
  }

  @Test func `calm view reads the main content alone, and says what it leaves out`() throws {
    #expect(
      try heard("C-Home F9 a @end") == [
        "News. Page 1 of 1.", "The Paper", "The Paper", "Calm view.",
        "Left out: navigation, banner, page information, asides, forms.",
        "A fine day. Heading.", "It was a fine day.", "It ended well.", "E:complete", "End of book.",
      ])
  }

  @Test func `moves of every kind pass what is left out`() throws {
    let calm = ["--set", "calm=on"]
    #expect(
      try heard("Down Down Down", calm[0], calm[1]).suffix(4).prefix(2) == ["It was a fine day.", "It ended well."])
    #expect(try heard("Tab", calm[0], calm[1]).last != "Name. Text field.")
    #expect(try heard("k", calm[0], calm[1]).suffix(2) == ["E:boundary", "No links."])
    #expect(
      try heard("/ \"Printed\" Enter", calm[0], calm[1]).contains {
        $0.contains("No match") || $0.contains("not found")
      })
  }

  @Test func `a book opens in calm view at its main content`() throws {
    #expect(
      try heard("", "--set", "calm=on") == [
        "News. Page 1 of 1.", "A fine day. Heading level 1.",
        "Left out: navigation, banner, page information, asides, forms.",
      ])
  }

  @Test func `everything is there again, and the place stays`() throws {
    let said = try heard("F9 Down F9 Down w")
    #expect(said.contains("It was a fine day.") && said.contains("Full view."))
    #expect(said.contains("More fine days."))
  }

  @Test func `a page that is a form, and a book of prose, have nothing left out`() throws {
    let form = "<title>F</title><form><label>Name <input name=n></label></form>"
    #expect(try heard("F9 Tab", page: form).contains("Calm view."))
    #expect(try heard("F9 Tab", page: form).last == "Name. Text field.")
    #expect(try heard("F9", page: "<title>P</title><h1>One</h1><p>Two.</p>").last == "Calm view.")
  }
}
