import LecternCLI
import TestSupport
import Testing

/// The commands on books of every format that is translated.
@Suite struct FormatCommandTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func lines(_ command: String, _ book: String, _ options: String...) -> [String] {
    let run = ProgramRun([command, book] + options, home: home)
    #expect(run.status == .done, "\(run.errors)")
    return run.lines
  }

  @Test func `a FictionBook is shown, listed, counted and read`() throws {
    let fixture = FictionBookFixture(
      "<section><title><p>One</p><p>Two</p></title><p>Said<a l:href='#n' type='note'>1</a> so.</p><poem><stanza>"
        + "<v>a line</v><v>and one.</v></stanza></poem></section>", notes: "<section id='n'><p>A note.</p></section>")
    let book = try home.write(fixture.text, to: "a.fb2")
    #expect(lines("toc", book) == ["One Two\t1", "Notes\t2"])
    #expect(lines("text", book) == ["One", "Two", "Said1 so.", "a line", "and one.", "Notes", "A note."])
    #expect(lines("read", book, "--verbosity", "medium") == ["One, Two. Heading.", "Said so.", "a line, and one."])
    #expect(lines("read", book, "--skip", "none").suffix(2) == ["Notes", "A note."])
    let facts = lines("info", book)
    for fact in [
      "title\tFixture", "creators\tAnn Writer", "format\tfb2", "sections\t2", "headings\t2", "footnotes\t1",
    ] {
      #expect(facts.contains(fact), "\(fact)")
    }
  }

  @Test func `a note whose number stands alone before it is told by that, wherever its reference is`() throws {
    let fixture = FictionBookFixture(
      "<section><p>Said<a l:href='#n' type='note'>1</a> so.</p></section>",
      notes: "<section id='n'><title><p>1</p></title><p>A note.</p></section>")
    let book = try home.write(fixture.text, to: "a.fb2")
    #expect(
      lines("transcript", book, "--keys", "o o", "--speech-only").suffix(3) == [
        "Note 1. Link.", "Footnote 1.", "A note.",
      ])
  }

  @Test func `a note that is nothing but a number is its own words, and not told by them`() throws {
    let fixture = FictionBookFixture(
      "<section><p>Said<a l:href='#n' type='note'>1</a> so.</p></section>",
      notes: "<section id='n'><p>1962</p></section>")
    let book = try home.write(fixture.text, to: "a.fb2")
    #expect(
      lines("transcript", book, "--keys", "o o", "--speech-only").suffix(2) == ["Footnote.", "1962"])
  }

  @Test func `a DAISY book is shown, listed, counted and read, and found by its printed pages`() throws {
    let fixture = DAISYFixture(
      book: "<bodymatter><level1><h1 id='a'>One</h1><p>First.<pagenum id='p'>xii</pagenum></p><p>Second.</p></level1>"
        + "<level1><list type='ol'><li>Item.</li></list></level1></bodymatter>", points: [("Chapter one", "a")])
    let book = try fixture.pack(to: home)
    #expect(lines("toc", book) == ["Chapter one\t1"])
    #expect(lines("text", book) == ["One", "First.xii", "Second.", "Item."])
    #expect(
      lines("read", book, "--verbosity", "medium") == [
        "One. Heading.", "First.", "Second.", "List, 1 item.", "1. Item.",
      ])
    #expect(lines("read", book, "--from", "print:xii").contains("Second."))
    let facts = lines("info", book)
    for fact in ["title\tA DAISY Book", "format\tdaisy-3", "sections\t2", "print_pages\t1", "lists\t1"] {
      #expect(facts.contains(fact), "\(fact)")
    }
  }

  @Test func `an archive that holds no book is refused in one sentence`() throws {
    let path = home.path + "/a.zip"
    try ZipWriter.write([("a.css", [0x61])], to: path)
    let run = ProgramRun(["read", path], home: home)
    #expect(run.status == .badData)
    #expect(
      run.errors == "lectern: \(path): is an archive without a book in it; open an EPUB, FB2, DAISY, HTML, Markdown "
        + "or text file instead.\n")
  }
}
