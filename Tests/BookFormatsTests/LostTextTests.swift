import BookFormats
import TestSupport
import Testing
import TextModel

/// Books whose chapters are there, under other names, of other types, or in part.
@Suite struct LostTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ entries: [(name: String, bytes: [UInt8])]) throws -> Book {
    try ZipWriter.write(entries, to: folder.path + "/b.epub")
    return try Book.open(path: folder.path + "/b.epub")
  }

  private func texts(_ book: Book) -> [String] { (0..<book.sectionCount).map { book.section($0).text } }

  /// A publication whose first chapter is called so by the package, and otherwise in the archive.
  private func book(href: String, entry: String) throws -> Book {
    var fixture = EPUBFixture("<p>one</p>", "<p><a href='c1.xhtml'>back</a></p>")
    fixture.chapters[0].name = href
    fixture.chapters[1].markup = "<p><a href='\(href)'>back</a></p>"
    return try open(fixture.entries.map { $0.name == "EPUB/" + href ? (entry, $0.bytes) : $0 })
  }

  @Test(arguments: [
    ("Text/One.xhtml", "EPUB/text/one.xhtml"), ("text\\one.xhtml", "EPUB/text/one.xhtml"),
    ("text/one.xhtml", "EPUB\\text\\one.xhtml"), ("one%20two.xhtml", "EPUB/one%20two.xhtml"),
    ("caf\u{E9}.xhtml", "EPUB/cafe\u{301}.xhtml"), ("one.xhtml", "./EPUB/one.xhtml"),
  ])
  func `a chapter is found by a name that is nearly its own, from links too`(href: String, entry: String) throws {
    let book = try book(href: href, entry: entry)
    #expect(texts(book) == ["one\n", "back\n"])
    #expect(MarkedText.spans(of: book.section(1)) == ["link 0#: back"])
  }

  @Test func `a name that is not that of the file is told`() throws {
    let book = try book(href: "One.xhtml", entry: "EPUB/ONE.xhtml")
    #expect(book.diagnostics.map(\.messageInBook) == ["EPUB/ONE.xhtml: the book calls it EPUB/One.xhtml."])
    #expect(book.losses.isEmpty && book.unreadSections == 0)
  }

  @Test func `an archive whose folders are written with backslashes is a publication`() throws {
    let entries = EPUBFixture("<p>one</p>").entries.map { entry in
      (String(entry.name.map { $0 == "/" ? "\\" : $0 }), entry.bytes)
    }
    #expect(try texts(open(entries)) == ["one\n"])
  }

  private static let page = "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>read</p></body></html>"

  @Test(arguments: [
    ("a.xml", "application/xml", page, ["p: read"]), ("a.xml", "text/xml", page, ["p: read"]),
    ("a.xml", "", page, ["p: read"]), ("a.txt", "text/plain", "read\n\nand so\n", ["p: read", "p: and so"]),
    ("a.txt", "", "<html><p>read", ["p: read"]), ("a.css", "text/css", "p {}", []),
    ("a.js", "text/javascript", "var a", []), ("a.xml", "application/smil+xml", "words of a script", []),
    ("a.svg", "application/x-shockwave-flash", "FWS", []), ("a.png", "application/x-shockwave-flash", "FWS", []),
    ("a.webp", "application/x-shockwave-flash", "FWS", []), ("a.gif", "", "GIF89a", ["image: a.gif"]),
  ])
  func `a chapter of a type that EPUB does not have is read as what it is`(
    name: String, type: String, content: String, blocks: [String]
  ) throws {
    var fixture = EPUBFixture("<p>one</p>", content)
    fixture.chapters[1].name = name
    fixture.chapters[1].mediaType = type
    let entries = fixture.entries.map { $0.name == "EPUB/" + name ? ($0.name, Array(content.utf8)) : $0 }
    let book = try open(entries)
    #expect(MarkedText.blocks(of: book.section(1)) == blocks)
    #expect(book.unreadSections == (blocks.isEmpty ? 1 : 0))
  }

  @Test func `markup of another type gives way to its fallback`() throws {
    var fixture = EPUBFixture("<p>one</p>")
    fixture.resources = [("EPUB/a.xml", nil, Array("<x>island</x>".utf8))]
    fixture.extraMetadata = """
      </metadata><manifest><item id='a' href='a.xml' media-type='application/xml' fallback='b'/>
      <item id='b' href='c1.xhtml' media-type='application/xhtml+xml'/></manifest><spine><itemref idref='a'/></spine>
      <metadata>
      """
    #expect(try texts(open(fixture.entries)).first == "one\n")
  }

  @Test(arguments: [1, 3])
  func `a book without any of its chapters is refused`(count: Int) throws {
    var fixture = EPUBFixture()
    fixture.chapters = (1...count).map { EPUBFixture.Chapter("c\($0).xhtml", "<p>x</p>") }
    let entries = fixture.entries.filter { !$0.name.hasPrefix("EPUB/c") }
    #expect(throws: BookError.noChapters(file: folder.path + "/b.epub", count: count)) { try open(entries) }
  }

  @Test func `of a book that was cut off what is there is read, and that is told`() throws {
    let path = try EPUBFixture("<p>one</p>", "<p>two</p>").write(to: folder)
    let bytes = try #require(FileBytes.read(path)).dropLast(60)
    let book = try Book.open(bytes: Array(bytes), name: "b.epub")
    #expect(texts(book) == ["one\n", "two\n"])
    #expect(
      book.losses.map(\.message) == ["b.epub: the end of the file is missing, and what is before it is read."])
  }

  @Test func `of several renditions the one whose text flows is read`() throws {
    var fixture = EPUBFixture("<p>words</p>")
    let fixed = """
      <package><metadata><meta property='rendition:layout'>pre-paginated</meta></metadata><manifest>
      <item id='a' href='EPUB/c1.xhtml' media-type='application/xhtml+xml'/></manifest><spine><itemref idref='a'/></spine>
      </package>
      """
    let pictures = """
      <package><manifest><item id='a' href='1.png' media-type='image/png'/></manifest><spine><itemref idref='a'/></spine>
      </package>
      """
    fixture.resources = [("fixed.opf", nil, Array(fixed.utf8)), ("pictures.opf", nil, Array(pictures.utf8))]
    let files = ["pictures.opf", "fixed.opf", "EPUB/package.opf"].map { "<rootfile full-path='\($0)'/>" }
    let container = Array("<container><rootfiles>\(files.joined())</rootfiles></container>".utf8)
    let book = try open(fixture.entries.map { $0.name == "META-INF/container.xml" ? ($0.name, container) : $0 })
    #expect(texts(book) == ["words\n"] && book.metadata.title == "Fixture")
    #expect(book.diagnostics.map(\.entry) == ["pictures.opf", "fixed.opf"])
  }

  @Test func `which rendition flows may be said beside its name`() throws {
    var fixture = EPUBFixture("<p>words</p>")
    let fixed = """
      <package><manifest><item id='a' href='EPUB/c1.xhtml' media-type='application/xhtml+xml'/></manifest><spine>
      <itemref idref='a'/></spine></package>
      """
    fixture.resources = [("fixed.opf", nil, Array(fixed.utf8))]
    let container = """
      <container xmlns:rendition='http://www.idpf.org/2013/rendition'><rootfiles>
      <rootfile full-path='fixed.opf' rendition:layout='pre-paginated'/>
      <rootfile full-path='EPUB/package.opf' rendition:layout='reflowable'/></rootfiles></container>
      """
    let book = try open(
      fixture.entries.map { $0.name == "META-INF/container.xml" ? ($0.name, Array(container.utf8)) : $0 })
    #expect(book.metadata.title == "Fixture" && book.diagnostics.map(\.entry) == ["fixed.opf"])
  }
}
