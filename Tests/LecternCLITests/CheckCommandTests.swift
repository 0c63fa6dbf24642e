import LecternCLI
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Four documents, the first and the last of them not well-formed in one way, the second in another.
  static var faulty: EPUBFixture {
    EPUBFixture("<p>one <b>two</p>", "<p>three &nosuch; four</p>", "<p>five</p>", "<p>six <b>seven</p>")
  }

  @Test func `a sound book has no problems`() throws {
    let path = try EPUBFixture("<p>one</p>").write(to: home)
    let run = ProgramRun(["check", path], home: home)
    #expect(run.status == .done && run.lines == ["No problems found."])
    let json = ProgramRun(["check", path, "--json"], home: home)
    #expect(json.status == .done && json.output == "[]\n")
  }

  @Test func `problems are told in plain words, where they are, like things once, and counted`() throws {
    let path = try Self.faulty.write(to: home)
    let run = ProgramRun(["check", path], home: home)
    #expect(run.status == .findings && run.errors.isEmpty)
    #expect(run.lines.count == 3)
    #expect(
      run.lines[0].hasPrefix("\(path): EPUB/c1.xhtml: line 5: a part of the text does not end where it should ("))
    #expect(run.lines[0].hasSuffix("). And 1 more like it."))
    #expect(
      run.lines[1].hasPrefix("\(path): EPUB/c2.xhtml: line 5: a character is written by a name that is not known ("))
    #expect(run.lines[1].hasSuffix(")."))
    #expect(run.lines[2] == "3 problems.")
  }

  @Test func `links and entries that lead nowhere are told, and links that lead out of the reading order`() throws {
    var fixture = EPUBFixture(
      """
      <p id='here'><a href='#here'>a</a> <a href='#top'>b</a> <a href='c2.xhtml#x'>c</a> <a href='gone.xhtml'>d</a>
      <a href='m.png'>e</a> <a href='http://x.org/#y'>f</a> <a href='n.xhtml#n'>g</a> <a href='nav.xhtml'>h</a></p>
      """, "<p>two</p>")
    let note = "<html xmlns='http://www.w3.org/1999/xhtml'><body><p id='n'>n</p></body></html>"
    fixture.resources = [
      ("EPUB/m.png", "image/png", [1]), ("EPUB/n.xhtml", "application/xhtml+xml", Array(note.utf8)),
    ]
    fixture.contents = [.init("One", "c1.xhtml#here"), .init("Gone", "gone.xhtml"), .init("Two", "c2.xhtml#y")]
    let path = try fixture.write(to: home)
    #expect(
      ProgramRun(["check", path], home: home).lines == [
        "\(path): the table of contents leads to what is not there (gone.xhtml). And 1 more like it.",
        "\(path): EPUB/c1.xhtml: a link leads to what is not there (EPUB/c2.xhtml#x). And 1 more like it.",
        "\(path): EPUB/c1.xhtml: a link leads to a document that the reading order leaves out (EPUB/n.xhtml).",
        "5 problems.",
      ])
  }

  @Test func `what text is missing for is told for each, in the list and on standard error`() throws {
    let entries = EPUBFixture("<p>one</p>", "<p>two</p>", "<p>three</p>").entries.filter {
      !["EPUB/c1.xhtml", "EPUB/c3.xhtml"].contains($0.name)
    }
    let path = home.path + "/b.epub"
    try ZipWriter.write(entries, to: path)
    let gone = ["c1", "c3"].map { "\(path): EPUB/\($0).xhtml: it is not in the archive." }
    #expect(ProgramRun(["check", path], home: home).lines == gone + ["2 problems."])
    for command in ["text", "read"] {
      let run = ProgramRun([command, path], home: home)
      #expect(run.status == .done && run.lines == ["two"])
      #expect(run.errors == gone.map { "lectern: \($0)\n" }.joined())
    }
  }

  @Test func `of thousands that are missing standard error names some`() throws {
    var fixture = EPUBFixture("<p>one</p>")
    let items = (0..<30).map { "<item id='i\($0)' href='i\($0).xhtml' media-type='application/xhtml+xml'/>" }.joined()
    let spine = (0..<30).map { "<itemref idref='i\($0)'/>" }.joined()
    fixture.extraMetadata = "</metadata><manifest>\(items)</manifest><spine>\(spine)</spine><metadata>"
    let errors = ProgramRun(["text", try fixture.write(to: home)], home: home).errors.split(separator: "\n")
    #expect(errors.count == 21 && errors.last == "lectern: And 10 more like it.")
  }

  @Test func `as JSON a problem is taken apart`() throws {
    let path = try Self.faulty.write(to: home)
    let run = ProgramRun(["check", path, "--json"], home: home)
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix(#"[{"file":"\#(path)","entry":"EPUB/c1.xhtml","line":5,"problem":"a part of"#))
    #expect(run.output.contains(#","count":2},{"#) && run.output.hasSuffix(#","count":1}]"# + "\n"))
  }

  @Test func `what a problem is not known of is null`() throws {
    let entries = Self.faulty.entries.filter { $0.name != "EPUB/c3.xhtml" && !$0.name.hasPrefix("META-INF") }
    let path = home.path + "/b.epub"
    try ZipWriter.write(entries, to: path)
    let output = ProgramRun(["check", path, "--json"], home: home).output
    #expect(
      output.contains(#""entry":"EPUB/c3.xhtml","line":null,"problem":"it is not in the archive","detail":null"#))
  }

  @Test func `a book that cannot be opened is no finding`() {
    #expect(ProgramRun(["check", home.path + "/none.epub"], home: home).status == .noInput)
  }
}
