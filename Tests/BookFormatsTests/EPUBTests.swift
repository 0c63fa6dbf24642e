import BookFormats
import TestSupport
import Testing
import TextModel

@Suite struct EPUBTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ fixture: EPUBFixture) throws -> Book { try Book.open(path: fixture.write(to: folder)) }

  private func outline(_ book: Book) -> [String] {
    book.outline.map { "\($0.depth) \($0.label) \(MarkedText.name($0.destination))" }
  }

  @Test func `a book says its title, creators, language and identifier`() throws {
    var fixture = EPUBFixture("<p>x</p>")
    fixture.title = "Sense &  Sensibility"
    fixture.creators = ["Jane Austen", "Another"]
    fixture.language = "en-GB"
    let book = try open(fixture)
    #expect(
      book.metadata
        == BookMetadata(
          title: "Sense & Sensibility", creators: ["Jane Austen", "Another"], language: "en-GB",
          identifier: fixture.identifier))
    #expect(book.format == .epub && book.diagnostics.isEmpty)
  }

  @Test func `sections follow the reading order, those outside of the main flow among them`() throws {
    var fixture = EPUBFixture("<p>one</p>", "<p>two</p>", "<p>three</p>")
    fixture.chapters[1].isLinear = false
    let book = try open(fixture)
    #expect((0..<book.sectionCount).map { book.section($0).text } == ["one\n", "two\n", "three\n"])
    #expect((0..<book.sectionCount).map(book.isLinear) == [true, false, true])
    #expect(book.section(3) == .empty && book.section(-1) == .empty)
  }

  @Test func `documents that the reading order leaves out stand behind it, beside the main flow`() throws {
    var fixture = EPUBFixture("<p><a href='notes.xhtml#n'>note</a> <a href='nav.xhtml'>none</a></p>", "<p>two</p>")
    fixture.contents = [.init("One", "c1.xhtml"), .init("Notes", "notes.xhtml#n")]
    let page = "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>Notes</p><h1 id='n'>n</h1></body></html>"
    let xhtml = "application/xhtml+xml"
    fixture.resources = [
      ("EPUB/notes.xhtml", xhtml, Array(page.utf8)), ("EPUB/picture.svg", "image/svg+xml", []),
      ("EPUB/style.css", "text/css", []),
    ]
    // The same again by another name, and one that is not there.
    fixture.extraMetadata = """
      </metadata><manifest><item id='a' href='Notes.XHTML' media-type='\(xhtml)'/>
      <item id='b' href='gone.xhtml' media-type='\(xhtml)'/></manifest><metadata>
      """
    let book = try open(fixture)
    #expect((0..<book.sectionCount).map(book.isLinear) == [true, true, false])
    #expect(book.section(2).text == "Notes\nn\n" && book.diagnostics.isEmpty)
    #expect(book.markupCounts().headings == 0)
    #expect(outline(book) == ["1 One 0#", "1 Notes 2#n"])
    let links = book.section(0).spans.map(\.kind)
    #expect(links == [.link(.place(section: 2, anchor: "n")), .link(.missing("nav.xhtml"))])
  }

  @Test func `a document that tells of the regions of pictures is no text of the book`() throws {
    var fixture = EPUBFixture("<p>one</p>")
    let page = "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>Panel</p></body></html>"
    fixture.resources = [("EPUB/data.xhtml", "application/xhtml+xml\" properties=\"data-nav", Array(page.utf8))]
    #expect(try open(fixture).sectionCount == 1)
  }

  @Test(arguments: [true, false])
  func `the table of contents is that of EPUB 3, else that of EPUB 2`(hasNav: Bool) throws {
    var fixture = EPUBFixture("<h1 id='a b'>One</h1>", "<p>two</p>")
    fixture.hasNav = hasNav
    fixture.hasNCX = !hasNav
    fixture.contents = [
      .init("Part", "c1.xhtml", [.init("One", "c1.xhtml#a%20b", [.init("Deep", "./c2.xhtml")])]),
      .init("Two & more", "../EPUB/c2.xhtml"),
    ]
    let book = try open(fixture)
    #expect(outline(book) == ["1 Part 0#", "2 One 0#a b", "3 Deep 1#", "1 Two & more 1#"])
    let second = try #require(book.outline[1].destination)
    #expect(book.position(of: second) == .start)
  }

  @Test func `an entry that only groups others has a label and no destination`() throws {
    var fixture = EPUBFixture("<p>one</p>")
    fixture.contents = [.init("Part", nil, [.init("One", "c1.xhtml")])]
    #expect(try outline(open(fixture)) == ["1 Part nowhere", "2 One 0#"])
  }

  @Test func `a label made of an image is its description`() throws {
    var fixture = EPUBFixture("<p>one</p>")
    fixture.hasNav = false
    let nav = """
      <?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:e="http://www.idpf.org/2007/ops"><body>
      <nav e:type="landmarks"><ol><li><a href="c1.xhtml">No</a></li></ol></nav>
      <nav e:type="x toc"><ol><li><a href="c1.xhtml"><img alt="A  picture"/> one</a></li></ol></nav></body></html>
      """
    fixture.resources = [("EPUB/n.xhtml", nil, Array(nav.utf8))]
    fixture.extraMetadata =
      "</metadata><manifest><item id='n' href='n.xhtml' properties='scripted nav'/></manifest><metadata>"
    #expect(try outline(open(fixture)) == ["1 A picture one 0#"])
  }

  @Test func `the page list gives the printed pages by their labels`() throws {
    var fixture = EPUBFixture("<p>one <span epub:type='pagebreak' id='p12' title='xii'/>two</p>")
    fixture.pages = [.init("xii", "c1.xhtml#p12")]
    let book = try open(fixture)
    #expect(book.printPages.map { "\($0.label) \(MarkedText.name($0.destination))" } == ["xii 0#p12"])
    let page = try #require(book.printPages.first?.destination)
    #expect(book.position(of: page) == TextPosition(section: 0, offset: 4))
    #expect(MarkedText.spans(of: book.section(0)) == ["page xii: "])
  }

  @Test func `the markup of all documents is counted, linear or not`() throws {
    var fixture = EPUBFixture(
      "<h1>a</h1><a href='#x'>b</a><a id='x'></a><img alt=''/><ul><li>c</li></ul>",
      "<h6>d</h6><table><tr><td><input/></td></tr></table><svg xmlns='http://www.w3.org/2000/svg'><image/></svg>")
    fixture.chapters[1].isLinear = false
    var counts = MarkupCounts()
    (counts.headings, counts.links, counts.images) = (2, 1, 2)
    (counts.tables, counts.lists, counts.formControls) = (1, 1, 1)
    #expect(try open(fixture).markupCounts() == counts)
  }

  @Test func `links between documents lead to sections, those out of the book lead outside`() throws {
    let book = try open(
      EPUBFixture(
        "<p><a href='c2.xhtml#x'>a</a> <a href='#y'>b</a> <a href='../../../../etc/passwd'>c</a></p>",
        "<p><a href='http://x.org/'>d</a> <a href='%631.xhtml'>e</a> <a href='/EPUB/c1.xhtml?q'>f</a></p>"))
    #expect(
      MarkedText.spans(of: book.section(0)) == [
        "link 1#x: a", "link 0#y: b", "link -? ../../../../etc/passwd: c",
      ])
    #expect(
      MarkedText.spans(of: book.section(1)) == ["link -> http://x.org/: d", "link 0#: e", "link 0#: f"])
  }

  @Test func `a document that is missing is an empty section and a diagnostic`() throws {
    var fixture = EPUBFixture("<p>one</p>", "<p>two</p>")
    fixture.chapters[0].name = "gone.xhtml"
    let entries = fixture.entries.filter { $0.name != "EPUB/gone.xhtml" }
    try ZipWriter.write(entries, to: folder.path + "/b.epub")
    let book = try Book.open(path: folder.path + "/b.epub")
    #expect(book.section(0) == .empty && book.section(1).text == "two\n")
    #expect(
      book.diagnostics.map(\.message) == ["\(folder.path)/b.epub: EPUB/gone.xhtml: it is not in the archive."])
  }

  @Test func `a document that is not well-formed is read, with a diagnostic that says where`() throws {
    let book = try open(EPUBFixture("<p>one <b>two</p>\n<p>three &nosuch; four</p>"))
    #expect(book.section(0).visibleText == "one two\nthree &nosuch; four\n")
    _ = book.section(0)
    #expect(book.diagnostics.count == 1)
    #expect(book.diagnostics.first?.message.contains("EPUB/c1.xhtml: line 5: ") == true)
  }

  @Test func `a drawing in the reading order is read by its text`() throws {
    var fixture = EPUBFixture()
    fixture.chapters = [
      .init(
        "a.svg",
        "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'><title>t</title><text>Seen</text></svg>")
    ]
    fixture.chapters[0].mediaType = "image/svg+xml"
    #expect(try open(fixture).section(0).visibleText == "Seen\n")
  }

  @Test(arguments: [
    ("http://www.idpf.org/2008/embedding", "EPUB/c1.xhtml", false), ("http://x/aes", "EPUB/font.otf", false),
    ("http://x/aes", "EPUB/c1.xhtml", true),
  ])
  func `encrypted text is refused by name, obfuscated fonts are not`(
    algorithm: String, entry: String, isRefused: Bool
  ) throws {
    var fixture = EPUBFixture("<p>one</p>")
    let encryption = """
      <encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><e:EncryptedData
      xmlns:e="http://www.w3.org/2001/04/xmlenc#"><e:EncryptionMethod Algorithm="\(algorithm)"/><e:CipherData>
      <e:CipherReference URI="\(entry)"/></e:CipherData></e:EncryptedData></encryption>
      """
    fixture.resources = [("META-INF/encryption.xml", nil, Array(encryption.utf8))]
    let path = try fixture.write(to: folder)
    if isRefused {
      #expect(throws: BookError.encrypted(file: path, entry: entry)) { try Book.open(path: path) }
    } else {
      #expect(try Book.open(path: path).section(0).text == "one\n")
    }
  }

  @Test func `an archive without container.xml is opened by the package document in it`() throws {
    let entries = EPUBFixture("<p>one</p>").entries.filter { !$0.name.hasPrefix("META-INF") }
    try ZipWriter.write(entries, to: folder.path + "/b.epub")
    let book = try Book.open(path: folder.path + "/b.epub")
    #expect(book.section(0).text == "one\n" && book.diagnostics.count == 1)
  }

  @Test func `sections that the cache let go of are read again, and their faults are told once`() throws {
    let long = String(repeating: "<p>" + String(repeating: "words and ", count: 128) + "</p>", count: 1000)
    let book = try open(EPUBFixture(String(repeating: long, count: 3) + "<b>", long + "<i>", long, long))
    for _ in 0..<2 {
      for index in 0..<4 { #expect(book.section(index).blocks.count == (index == 0 ? 3000 : 1000)) }
    }
    #expect(book.diagnostics.count == 2)
  }

  @Test func `a document that the reading order names for ever is not read as often, and that is said`() throws {
    let entries = EPUBFixture("<p>one</p>").entries.map { entry in
      let text = String(decoding: entry.bytes, as: UTF8.self)
      let more = String(repeating: "<itemref idref='c1'/>", count: 1000)
      return (name: entry.name, bytes: Array(text.replacing("</spine>", with: more + "</spine>").utf8))
    }
    let book = try Book.open(bytes: ZipWriter.bytes(entries), name: "a.epub")
    #expect(book.sectionCount == 8)
    #expect(book.diagnostics.map(\.problemInWords).filter { $0.contains("again") }.count == 1)
  }

  @Test func `a document is not read as often under many names either`() throws {
    let entries = EPUBFixture("<p>one</p>").entries.map { entry in
      let names = (0..<50).map { "n\($0)" }
      let items = names.map { "<item id='\($0)' href='c1.xhtml' media-type='application/xhtml+xml'/>" }.joined()
      let text = String(decoding: entry.bytes, as: UTF8.self).replacing("</manifest>", with: items + "</manifest>")
      let places = names.map { "<itemref idref='\($0)'/>" }.joined()
      return (name: entry.name, bytes: Array(text.replacing("</spine>", with: places + "</spine>").utf8))
    }
    #expect(try Book.open(bytes: ZipWriter.bytes(entries), name: "a.epub").sectionCount == 8)
  }
}
