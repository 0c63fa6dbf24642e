import LecternCLI
import TestSupport
import Testing

/// Notes that a reference was followed to, and parts beside the flow, read to their end.
@Suite struct FollowedNoteTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let body = """
    <p>Start.</p><p>It rained<a epub:type="noteref" href="#n1">1</a>. We left<a epub:type="noteref" href="#n2">2</a>.</p>
    <section epub:type="endnotes"><ol>
    <li epub:type="endnote" id="n1"><p>First. It is long. <a href="#r1" role="doc-backlink">\u{21A9}\u{FE0E}</a></p></li>
    <li epub:type="endnote" id="n2"><p>Second.</p></li></ol></section><p>After.</p>
    """

  func heard(_ keys: String, _ body: String = body) throws -> [String] {
    let path = try EPUBFixture(body).write(to: home)
    let run = ProgramRun(["transcript", path, "--keys", keys, "--speech-only"], home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test func `a note that only another note refers to is read behind that one, and none twice`() throws {
    let body = """
      <p>Fact<a epub:type="noteref" href="#n1">1</a>. Another<a epub:type="noteref" href="#n3">3</a>.</p>
      <aside epub:type="footnote" id="n1"><p>One, see<a epub:type="noteref" href="#n2">2</a>.</p></aside>
      <aside epub:type="footnote" id="n2"><p>Two, as in<a epub:type="noteref" href="#n1">1</a>.</p></aside>
      <aside epub:type="footnote" id="n3"><p>Three.</p></aside><p>After.</p>
      """
    let path = try EPUBFixture(body).write(to: home)
    let lines = ProgramRun(["read", path, "--notes", "after-paragraph"], home: home).lines
    #expect(
      lines.filter { $0.hasPrefix("Note") } == ["Note 1: One, see.", "Note 2: Two, as in.", "Note 3: Three."],
      "\(lines)")
  }

  @Test func `a mark that calls itself a note is said by its number`() throws {
    let body =
      "<p>Start.</p><p>Rain<sup id='c1'><a href='#cite_note-1'>[note 1]</a></sup></p>"
      + "<ol><li id='cite_note-1'><a href='#c1'>^</a> Day.</li></ol>"
    #expect(try heard("o", body) == ["Note 1. Link."])
  }

  @Test func `reading a note says its words alone, since what it is has been said`() throws {
    #expect(
      try heard("o Enter Space @end") == [
        "Note 1. Link.", "Footnote 1.", "First. It is long.", "First.", "It is long.", "E:complete",
        "End of note. Backspace returns.",
      ])
  }

  @Test func `who has read a note to its end stays in it until they go back`() throws {
    #expect(
      try heard("o Enter a @end Space Space Down Backspace U").suffix(10) == [
        "E:complete", "End of note. Backspace returns.", "E:boundary", "End of note. Backspace returns.",
        "E:boundary", "E:boundary", "End of note. Backspace returns.", "Note 1. Link.", "Footnote 1.",
        "First. It is long.",
      ])
  }

  @Test func `behind the notes reading goes on with what comes next, and behind the last with nothing`() throws {
    #expect(
      try heard("i i a @end Space @end").suffix(5) == [
        "E:complete", "End of notes.", "After.", "E:complete", "End of book.",
      ])
    #expect(
      try heard("i i a @end Space Space", Self.body.replacing("<p>After.</p>", with: "")).suffix(3) == [
        "End of notes.", "End of book. Control Home goes to the start.",
        "End of book. Control Home goes to the start.",
      ])
  }

  /// Notes in a document of their own, which nothing marks and which do not lead back.
  @Test(
    arguments: [
      "<li id='n1'><p>First.</p><p>It is long.</p></li><li id='n2'>Second.</li>",
      "<p id='n1'>First.</p><p>It is long.</p><hr/><p>On.</p>",
      "<dt id='n1'>First.</dt><dd>It is long.</dd><dt id='n2'>Second.</dt>",
      "<p id='n1'>First.</p><p>It is long.</p><h2>On</h2>",
    ])
  func `a note that nothing marks goes on up to the next place with a name`(notes: String) throws {
    let path = try EPUBFixture("<p>It rained<sup><a href='c2.xhtml#n1'>1</a></sup>.</p>", "<div>\(notes)</div>")
      .write(to: home)
    let run = ProgramRun(["transcript", path, "--keys", "o Enter a @end", "--speech-only"], home: home)
    #expect(run.lines.suffix(4) == ["First.", "It is long.", "E:complete", "End of note. Backspace returns."])
  }

  @Test func `what goes on for many paragraphs is no note to its end`() throws {
    let text = "<p id='n1'>First.</p>" + String(repeating: "<p>Text.</p>", count: 30)
    let path = try EPUBFixture("<p>It rained<sup><a href='c2.xhtml#n1'>1</a></sup>.</p>", text).write(to: home)
    let run = ProgramRun(["transcript", path, "--keys", "o Enter a @end", "--speech-only"], home: home)
    #expect(run.lines.suffix(3) == ["First.", "E:complete", "End of note. Backspace returns."])
  }

  private static let backed = """
    <p>It rained<a role="doc-noteref" id="r1" href="#n1">1</a>. We left<sup id="r2"><a role="doc-noteref" href="#n2">2</a></sup>. End.</p>
    <aside role="doc-footnote" id="n1"><p><a href="#r1">1</a>. First. <a href="#r1">Back</a></p></aside>
    <aside role="doc-footnote" id="n2"><p>2. Second. <a href="#r2">Back</a></p></aside>
    """

  @Test func `a link back from a note leads to its reference, also where the anchor stands around that`() throws {
    #expect(try heard("o Enter k Enter", Self.backed).suffix(2) == ["Back. Link.", "Note 1. Link."])
    #expect(
      try heard("o o Enter k Enter Backspace", Self.backed).suffix(3) == [
        "Back. Link.", "Note 2. Link.", "Back. Link.",
      ])
  }

  @Test func `the number that a note was called by is not said again on a way back to its start`() throws {
    #expect(try heard("o Enter : Esc", Self.backed).suffix(2) == ["First. Back", "E:link"])
    #expect(try heard("o Enter ] ] ] ] ] Down Down Up Up", Self.backed).contains("1. First.") == false)
  }

  @Test func `a note that is read with the text is called by its number once`() throws {
    let path = try EPUBFixture(Self.backed).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", "a @end", "--speech-only", "--set", "skip=none"], home: home)
    #expect(run.status == .done)
    #expect(run.lines.contains("First."))
    #expect(run.lines.contains { $0.hasPrefix("2. ") || $0.hasPrefix("1. ") } == false)
  }

  @Test func `who leaves a note that is an item leaves the list of notes`() throws {
    #expect(try heard("i >").last == "After.")
    #expect(try heard("i i >").last == "After.")
    #expect(try heard("i i > <").last == "Not in a list, table, quote or figure.")
  }

  @Test func `a note that reading was stopped in goes on with its sentence, and is not called by its number again`()
    throws
  {
    let body = Self.backed.replacing("First.", with: "First it rained hard.")
    let path = try EPUBFixture(body).write(to: home)
    let keys = "a @sentence @sentence @sentence @sentence @words:2 Space @wait:60000 Space @end"
    let run = ProgramRun(["transcript", path, "--keys", keys, "--speech-only", "--set", "skip=none"], home: home)
    #expect(run.lines.count { $0 == "Footnote 1." } == 1)
    #expect(run.lines.count { $0.hasPrefix("First it") } == 2)
  }

  @Test func `an arrow back from a note is called by where it leads`() throws {
    let arrow =
      "<aside role='doc-footnote' id='n1'><p>First. <a href='#r1' role='doc-backlink'>\u{21A9}</a></p></aside>"
    let text =
      "<p>It rained<a role='doc-noteref' id='r1' href='#n1'>1</a>. <a href='#x'>\u{21A9}</a></p><p id='x'>So.</p>"
    #expect(try heard("o Enter k", text + arrow).last == "Back to the text. Link.")
    #expect(try heard("k k", text + arrow).last == "right arrow curving left. Link.")
  }

  @Test(arguments: [
    ("<sup>1</sup>First.", "First."), ("<sup>1</sup> first.", "first."), ("1 First.", "First."),
    ("1. first.", "first."), ("<a href='#r1'>1</a> first.", "first."), ("1 man died.", "1 man died."),
    ("1st of all.", "1st of all."), ("12 First.", "12 First."),
  ])
  func `the number of a note is told from a number that its words begin with`(note: String, said: String) throws {
    let text = "<p>It rained<a role='doc-noteref' id='r1' href='#n1'>1</a>.</p>"
    #expect(try heard("o Enter", text + "<aside role='doc-footnote' id='n1'><p>\(note)</p></aside>").last == said)
  }
}
