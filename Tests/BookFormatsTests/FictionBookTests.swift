import BookFormats
import TestSupport
import Testing
import TextModel

@Suite struct FictionBookTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ fixture: FictionBookFixture) throws -> Book {
    try Book.open(bytes: fixture.bytes, name: "novel.fb2")
  }

  private func outline(_ book: Book) -> [String] {
    book.outline.map { "\($0.depth) \($0.label) \(MarkedText.name($0.destination))" }
  }

  private func blocks(_ body: String) throws -> [String] {
    let book = try open(FictionBookFixture(body))
    return (0..<book.sectionCount).flatMap { MarkedText.blocks(of: book.section($0)) }
  }

  @Test func `the bulk of a section is known before it is read`() throws {
    let long =
      "<section><title><p>t</p></title>" + String(repeating: "<p>one two three</p>", count: 200) + "</section>"
    let book = try open(FictionBookFixture("<section><title><p>s</p></title><p>x</p></section>" + long + long))
    let bulks = try (0..<book.sectionCount).map { try #require(book.bulk(of: $0)) }
    #expect(
      bulks.count == 3 && bulks[0] < 200 && bulks.dropFirst().allSatisfy { (3900..<4500).contains($0) }, "\(bulks)")
  }

  @Test func `a book says its title, authors, language and identifier`() throws {
    var fixture = FictionBookFixture("<section><p>x</p></section>")
    fixture.titleInfo = """
      <author><first-name>Ann</first-name><middle-name>B.</middle-name><last-name>Writer</last-name></author>
      <author><nickname>pen</nickname></author><book-title> The
      Title</book-title><lang>ru</lang>
      """
    let book = try open(fixture)
    #expect(book.format == .fictionBook && book.format.rawValue == "fb2")
    #expect(
      book.metadata
        == BookMetadata(title: "The Title", creators: ["Ann B. Writer", "pen"], language: "ru", identifier: "f-1"))
    #expect(book.section(0).language == "ru" && book.diagnostics.isEmpty)
  }

  @Test func `a book without a title goes by that of its body, of its first chapter, or of its file`() throws {
    for (body, title) in [
      ("<title><p>Ann</p><p>Book</p></title><section><p>x</p></section>", "Ann Book"),
      ("<section><title><p>One</p></title></section>", "One"), ("<section><p>x</p></section>", "novel"),
    ] {
      var fixture = FictionBookFixture(body)
      fixture.titleInfo = ""
      #expect(try open(fixture).metadata.title == title)
    }
  }

  @Test(arguments: [
    ("<body><title><p>Second</p><p>work</p></title>", ["1 Second work 2#", "2 Two 3#"]),
    ("<body name='Appendix'>", ["1 Appendix 2#", "2 Two 2#"]), ("<body>", ["1 Two 2#"]),
  ])
  func `a second body is an entry that holds its chapters, where it has a title or a name`(
    body: String, entries: [String]
  ) throws {
    var fixture = FictionBookFixture("<title><p>Fixture</p></title><section><title><p>One</p></title></section>")
    fixture.bodies.append(body + "<section><title><p>Two</p></title><p>x</p></section></body>")
    fixture.bodies.append("<body name='notes'><title><p>Notes</p></title><section id='n'><p>n</p></section></body>")
    let lines = try outline(open(fixture))
    #expect(lines.first == "1 One 1#" && Array(lines.dropFirst().dropLast()) == entries)
    #expect(lines.last?.hasPrefix("1 Notes") == true)
  }

  @Test(arguments: ["a.fb2", "a.txt", "a.html", "a"])
  func `a FictionBook is one whatever its name`(name: String) throws {
    let text = FictionBookFixture("<section><p>x</p></section>").text
    let start = text.replacing("?>", with: "?><?xml-stylesheet href='x'?>\n<!-- c --><!DOCTYPE x [<!ENTITY y 'z'>]>")
    for document in [text, start, text.replacing("<FictionBook", with: "<FictionBook ")] {
      #expect(try Book.open(path: folder.write(document, to: name)).format == .fictionBook)
    }
  }

  @Test func `a packed FictionBook is read, beside what macOS packs with it`() throws {
    let bytes = FictionBookFixture("<section><p>x</p></section>").bytes
    let path = folder.path + "/novel.fb2.zip"
    try ZipWriter.write([("__MACOSX/._novel.fb2", [0]), ("novel.fb2", bytes), ("cover.jpg", [1])], to: path)
    #expect(try Book.open(path: path).section(0).text == "x\n")
    try ZipWriter.write([("a.fb2", bytes), ("b.fb2", bytes)], to: path)
    #expect(throws: BookError.severalBooks(file: path, count: 2)) { try Book.open(path: path) }
  }

  @Test func `a packed FictionBook is read in the encoding that is named`() throws {
    // "Сад" in code page 866.
    let bytes = Array("<FictionBook><body><section><p>".utf8) + [0x91, 0xA0, 0xA4]
    let path = folder.path + "/novel.fb2.zip"
    try ZipWriter.write([("novel.fb2", bytes + Array("</p></section></body></FictionBook>".utf8))], to: path)
    #expect(try Book.open(path: path, encoding: "cp866").section(0).text == "Сад\n")
    let packed = try #require(FileBytes.read(path))
    #expect(try Book.open(bytes: packed, name: "novel.fb2.zip", encoding: "cp866").section(0).text == "Сад\n")
  }

  @Test func `chapters become sections and entries of the table of contents, and their titles headings`() throws {
    let book = try open(
      FictionBookFixture(
        """
        <section><title><p>Part</p><p>of two</p></title><section id='a'><title><p>One</p></title><p>x</p></section>
        <section><p>untitled</p><section><title><p>Deep</p></title><p>y</p></section></section></section>
        <section id='z'><title><p>Last</p></title><subtitle>Sub</subtitle><p>z</p></section>
        """))
    #expect(book.sectionCount == 2)
    #expect(outline(book)[0] == "1 Part of two 0#" && outline(book)[1] == "2 One 0#a")
    #expect(outline(book)[2].hasPrefix("2 Deep 0#element ") && outline(book)[3] == "1 Last 1#")
    let deep = try #require(book.outline[2].destination)
    #expect(book.position(of: deep) == TextPosition(section: 0, offset: "Part of two\nOne\nx\nuntitled\n".utf8.count))
    #expect(
      MarkedText.blocks(of: book.section(0)) == [
        "h1: Part⏎of two", "h2: One", "p: x", "p: untitled", "h3: Deep", "p: y",
      ])
    #expect(MarkedText.blocks(of: book.section(1)) == ["h1: Last", "h2: Sub", "p: z"])
  }

  @Test func `the title of the book stands above the chapters`() throws {
    let book = try open(
      FictionBookFixture(
        "<title><p>Book</p></title><epigraph><p>e</p><text-author>A</text-author></epigraph>"
          + "<section><title><p>One</p></title><p>x</p></section>"))
    #expect(MarkedText.blocks(of: book.section(0)) == ["h1: Book", "p: e", "p: A"])
    #expect(MarkedText.containers(of: book.section(0)) == ["quote: e/A"])
    #expect(MarkedText.blocks(of: book.section(1)) == ["h2: One", "p: x"])
    #expect(outline(book) == ["1 One 1#"])
  }

  @Test func `a long chapter is divided into those inside it, and what begins there can be reached`() throws {
    let long = String(repeating: "<p>words and words and words</p>", count: 3000)
    let book = try open(
      FictionBookFixture(
        """
        <section id='part' xml:lang='fr'><title><p>Part</p></title><section id='one'><p><a l:href='#two'>x</a></p>
        \(long)</section><section id='two'><title><p>Two</p></title><p><a l:href='#part'>y</a></p></section></section>
        """))
    #expect(book.sectionCount == 3)
    #expect(outline(book) == ["1 Part 0#", "2 Two 2#"])
    #expect(MarkedText.blocks(of: book.section(2)) == ["h2: Two", "p: y"])
    #expect(MarkedText.spans(of: book.section(1)) == ["link 2#: x"])
    #expect(MarkedText.spans(of: book.section(2)) == ["link 0#: y"])
    #expect(book.section(0).anchors["part"] == 0 && (0..<3).allSatisfy { book.section($0).language == "fr" })
  }

  @Test(arguments: [
    (
      "<poem><title><p>T</p></title><stanza><v>one</v><v>two</v></stanza><stanza><v>three</v></stanza></poem>",
      ["h2: T", "p: one⏎two", "p: three"]
    ),
    (
      "<poem><stanza><v>one</v><v/><v>two</v></stanza><text-author>A</text-author><date>1900</date></poem>",
      ["p: one", "p: two", "p: A", "p: 1900"]
    ),
    ("<p>a</p><empty-line/><p>b</p>", ["p: a", "separator", "p: b"]),
    ("<p>a</p><subtitle><strong>* * *</strong></subtitle><p>b</p>", ["p: a", "separator: * * *", "p: b"]),
    (
      "<p>a</p><image l:href='#i' alt='A hill'/><image l:href='#j'/><p>b</p>",
      ["p: a", "image: A hill", "image", "p: b"]
    ),
    (
      "<table><tr><th>a</th><th>b</th></tr><tr><td colspan='2'>c</td></tr></table>",
      ["th 1,1: a", "th 1,2: b", "td 2,1: c"]
    ),
    ("<annotation><p>a</p></annotation><cite><p>b</p><text-author>c</text-author></cite>", ["p: a", "p: b", "p: c"]),
  ])
  func `verse, scenes, pictures and tables are what they are`(markup: String, blocks: [String]) throws {
    #expect(try self.blocks("<section>\(markup)</section>") == blocks)
  }

  @Test func `what is marked in a line is marked in the text`() throws {
    let book = try open(
      FictionBookFixture(
        """
        <section><p><strong>a</strong> <emphasis>b</emphasis> <code>c</code> <strikethrough>d</strikethrough>
        <style name='x' xml:lang='de'>e</style> <a l:href='http://x.org/'>f</a> <image l:href='#i' alt='g'/></p></section>
        """))
    #expect(book.section(0).text == "a b c d e f g\n")
    #expect(
      MarkedText.spans(of: book.section(0)) == [
        "strong: a", "emphasis: b", "code: c", "struck: d", "in de: e", "link -> http://x.org/: f", "image: g",
      ])
  }

  @Test func `notes are notes, their references refer to them, and none of them is a chapter`() throws {
    let book = try open(
      FictionBookFixture(
        "<section><title><p>One<a l:href='#n1' type='note'>1</a></p></title><p>x<a l:href='#n2'>2</a></p></section>",
        notes: """
          <section id='n1'><title><p>1</p></title><p>First</p></section>
          <section id='n2'><p>See <a l:href='#n1'>1</a>.</p></section>
          """))
    #expect(MarkedText.spans(of: book.section(0)) == ["note 1#n1: 1", "note 1#n2: 2"])
    #expect(outline(book) == ["1 One 0#", "1 Notes 1#"])
    #expect(
      MarkedText.containers(of: book.section(1)) == [
        "endnotes: Notes/1/First/See 1.", "footnote: 1/First", "footnote: See 1.",
      ])
    let note = try #require(book.position(of: .place(section: 1, anchor: "n2")))
    #expect(book.section(1).text(in: note.offset..<note.offset + 3) == "See")
  }

  @Test func `the annotation is read before the book, pictures never are`() throws {
    var fixture = FictionBookFixture("<section><p>x</p></section>")
    fixture.titleInfo +=
      "<annotation><p>What it is about.</p></annotation><coverpage><image l:href='#i'/></coverpage>"
    fixture.binaries = "<binary id='i' content-type='image/png'>QUJD</binary>"
    let book = try open(fixture)
    #expect((0..<book.sectionCount).map { book.section($0).text } == ["What it is about.\n", "x\n"])
  }

  @Test func `text comes in the encoding that the document declares`() throws {
    var fixture = FictionBookFixture("<section><title><p>@</p></title></section>")
    fixture.encoding = "windows-1251"
    let letters: [UInt8] = [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]
    let bytes = fixture.bytes.flatMap { (byte: UInt8) -> [UInt8] in byte == 0x40 ? letters : [byte] }
    #expect(try Book.open(bytes: bytes, name: "a").section(0).text == "Привет\n")
    let utf16: [UInt8] = [0xFF, 0xFE] + fixture.text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try Book.open(bytes: utf16, name: "a").section(0).text == "@\n")
  }
}
