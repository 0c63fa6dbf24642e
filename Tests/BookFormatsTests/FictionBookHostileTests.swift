import BookFormats
import TestSupport
import Testing
import TextModel

@Suite struct FictionBookHostileTests {
  private func open(_ fixture: FictionBookFixture) throws -> Book {
    try Book.open(bytes: fixture.bytes, name: "novel.fb2")
  }

  @Test func `what is not well-formed is read to its end, its notes as notes`() throws {
    let book = try open(
      FictionBookFixture(
        "<title><p>Book</p></title><section><title><p>A & B</p></title><p>x <emphasis>y</p><p>1 < 2"
          + "<a l:href='#n' type='note'>1</a></p></section><section><title><p>Two</p></title><p>z</p></section>",
        notes: "<section id='n'><p>note</p></section>"))
    let text = (0..<book.sectionCount).map { book.section($0).visibleText }.joined()
    #expect(text == "Book\nA & B\nx y\n1 < 21\nTwo\nz\nNotes\nnote\n")
    #expect(book.outline.map(\.label) == ["A & B", "Two", "Notes"])
    #expect(book.section(3).containers.map(\.kind) == [.region(.endnotes), .region(.footnote)])
    #expect(book.metadata.creators == ["Ann Writer"])
    #expect(book.diagnostics.first?.message.hasPrefix("novel.fb2: line 5: ") == true)
  }

  @Test func `sections nested without end are read, and the table of contents stays flat enough to print`() throws {
    let depth = 20_000
    let open = String(repeating: "<section><title><p>t</p></title>", count: depth)
    let book = try self.open(FictionBookFixture(open + "<p>end</p>" + String(repeating: "</section>", count: depth)))
    #expect(book.outline.count == depth && book.outline.allSatisfy { $0.depth <= 32 })
    let last = book.section(book.sectionCount - 1)
    #expect(last.text.hasSuffix("t\nend\n") && last.blocks.first?.isHeading == true)
  }

  @Test func `sections without end beside one another are read some at a time`() throws {
    let empty = try open(
      FictionBookFixture(String(repeating: "<section/>", count: 50_000) + "<section>end</section>"))
    #expect(empty.sectionCount < 5_000)
    #expect(empty.section(empty.sectionCount - 1).text == "end\n")
    let count = 20_000
    let short = (0..<count).map { "<section id='s\($0)'><title><p>t\($0)</p></title><p>x</p></section>" }
    let book = try open(FictionBookFixture(short.joined()))
    #expect(book.sectionCount < 5_000 && book.outline.count == count)
    for (index, entry) in book.outline.enumerated() where index % 997 == 0 {
      let place = try #require(entry.destination.flatMap(book.position))
      #expect(
        book.section(place.section).text(in: place.offset..<place.offset + "t\(index)".utf8.count) == "t\(index)")
    }
    let words = (0..<book.sectionCount).map { book.section($0).text }.joined()
    #expect(words == (0..<count).map { "t\($0)\nx\n" }.joined())
  }

  @Test(arguments: ["cite", "subtitle", "title", "poem", "emphasis", "table"])
  func `elements nested without end are read to the innermost`(name: String) throws {
    let depth = 5_000
    let inner = String(repeating: "<\(name)>", count: depth) + "end" + String(repeating: "</\(name)>", count: depth)
    let book = try open(FictionBookFixture("<section>\(inner)</section>"))
    #expect(book.section(0).text == "end\n")
  }

  @Test func `a title of any length gives a short label`() throws {
    let long = String(repeating: "я", count: 500_000)
    let book = try open(FictionBookFixture("<section><title><p>\(long)</p></title></section>"))
    #expect(book.outline[0].label == String(repeating: "я", count: 500) + "…")
    #expect(book.section(0).text.utf8.count == 1_000_001)
  }

  @Test func `links that lead nowhere and notes that lead to themselves are links all the same`() throws {
    let book = try open(
      FictionBookFixture(
        "<section id='a'><p><a l:href='#gone'>x</a> <a>y</a> <a l:href='#a'>z</a></p></section>"
          + "<section id='a'><p>again</p></section>",
        notes: "<section id='n'><p><a l:href='#n' type='note'>n</a></p></section>"))
    #expect(MarkedText.spans(of: book.section(0)) == ["link -? #gone: x", "link 0#: z"])
    #expect(MarkedText.spans(of: book.section(2)) == ["note 2#n: n"])
  }

  @Test func `text where the schema has none is read where it stands`() throws {
    let book = try open(
      FictionBookFixture("loose<section><p>a</p>bare<section><p>b</p></section><p>c</p></section><p>d</p>"))
    #expect((0..<book.sectionCount).map { book.section($0).visibleText }.joined() == "loose\na\nbare\nb\nc\nd\n")
  }

  @Test func `a document without text is refused by name`() {
    for body in ["<FictionBook/>", "<FictionBook><description><p>x</p></description></FictionBook>"] {
      #expect(throws: BookError.noText(file: "a.fb2", entry: nil)) {
        try Book.open(bytes: Array(body.utf8), name: "a.fb2")
      }
    }
  }

  @Test func `a book whose titles are empty goes by the name of its file`() throws {
    let body =
      "<FictionBook><body><title> </title><section><title><p/></title><p>Words.</p></section></body></FictionBook>"
    #expect(try Book.open(bytes: Array(body.utf8), name: "x/Fair.fb2").metadata.title == "Fair")
  }

  @Test func `a long novel is read in chapters, its pictures left alone`() throws {
    let chapter =
      "<section><title><p>t</p></title>\(String(repeating: "<p>words and words</p>", count: 500))</section>"
    var fixture = FictionBookFixture(String(repeating: chapter, count: 200))
    fixture.binaries = "<binary id='i'>\(String(repeating: "QUJD\n", count: 1_000_000))</binary>"
    let book = try open(fixture)
    #expect(book.sectionCount == 200 && book.outline.count == 200)
    #expect(book.section(199).blocks.count == 501)
  }
}
