import BookFormats
import TestSupport
import Testing
import TextModel

/// The parts of a publication other than documents.
@Suite struct PublicationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Item {
    let id: String
    let href: String
    let type: String
    var more = ""
  }

  /// A book of one document and of what the items make, the first of which stands in the reading order after it.
  private func open(_ items: [Item], _ entries: [(String, String)]) throws -> Book {
    var fixture = EPUBFixture("<p>first</p>")
    fixture.resources = entries.map { ("EPUB/" + $0.0, nil, Array($0.1.utf8)) }
    let manifest = items.map { "<item id='\($0.id)' href='\($0.href)' media-type='\($0.type)' \($0.more)/>" }.joined()
    fixture.extraMetadata =
      "</metadata><manifest>\(manifest)</manifest><spine><itemref idref='\(items[0].id)'/></spine><metadata>"
    return try Book.open(path: fixture.write(to: folder))
  }

  /// The section of the first item; the reading order of the items stands before that of the fixture.
  private func blocks(_ items: [Item], _ entries: [(String, String)]) throws -> [String] {
    try MarkedText.blocks(of: open(items, entries).section(0))
  }

  private static let xhtml = "application/xhtml+xml"
  private static let page = "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>read</p></body></html>"

  @Test func `what cannot be read gives way to its fallback, however far`() throws {
    let items = [
      Item(id: "a", href: "a.pdf", type: "application/pdf", more: "fallback='b'"),
      Item(id: "b", href: "b.png", type: "image/png", more: "fallback='c'"),
      Item(id: "c", href: "c.x", type: Self.xhtml),
    ]
    #expect(try blocks(items, [("c.x", Self.page)]) == ["p: read"])
    #expect(try blocks(Array(items.prefix(2)), [("b.png", "")]) == ["image: b.png"])
  }

  @Test func `fallbacks that lead back to themselves end`() throws {
    let items = [
      Item(id: "a", href: "a.pdf", type: "application/pdf", more: "fallback='b'"),
      Item(id: "b", href: "b.pdf", type: "application/pdf", more: "fallback='a'"),
    ]
    let book = try open(items, [("a.pdf", "<p>no</p>")])
    #expect(book.section(0) == .empty)
    #expect(
      book.diagnostics.first?.message.hasSuffix(
        "EPUB/a.pdf: it is of a type that is not read here, and has no fallback that is.") == true)
  }

  @Test func `a document that needs scripts gives way to one that does not`() throws {
    let items = [
      Item(id: "a", href: "a.x", type: Self.xhtml, more: "properties='scripted' fallback='b'"),
      Item(id: "b", href: "b.x", type: Self.xhtml),
    ]
    #expect(try blocks(items, [("a.x", "<p>no</p>"), ("b.x", Self.page)]) == ["p: read"])
    let alone = [Item(id: "a", href: "a.x", type: Self.xhtml, more: "properties='scripted'")]
    #expect(try blocks(alone, [("a.x", Self.page)]) == ["p: read"])
  }

  @Test(arguments: [
    ("p/a.png", "image/png", "\u{89}PNG", "image: a.png"),
    ("a.svg", "image/svg+xml", "<svg><rect/></svg>", "image: a.svg"),
    ("a.svg", "image/svg+xml", "<svg><title>A  map</title><rect/></svg>", "image: A map"),
    ("a.svg", "image/svg+xml", "<svg><title>A map</title><text>Here</text></svg>", "p: Here"),
    ("a.html", "application/octet-stream", "<p>x", "p: x"),
  ])
  func `a page that is an image has its name, else that of its file`(
    href: String, type: String, content: String, block: String
  ) throws {
    #expect(try blocks([Item(id: "a", href: href, type: type)], [(href, content)]) == [block])
  }

  @Test func `of several renditions the first that has something to read is read`() throws {
    var fixture = EPUBFixture("<p>one</p>")
    let files = ["gone.opf", "EPUB/empty.opf", "book.pdf", "EPUB/package.opf", "EPUB/other.opf"].map { name in
      let type = name == "book.pdf" ? "application/pdf" : "application/oebps-package+xml"
      return "<rootfile full-path='\(name)' media-type='\(type)'/>"
    }
    fixture.resources = [
      ("EPUB/empty.opf", nil, Array("<package><spine/></package>".utf8)),
      (
        "EPUB/other.opf", nil,
        Array(
          "<package><manifest><item id='a' href='c1.xhtml'/></manifest><spine><itemref idref='a'/></spine></package>"
            .utf8)
      ),
      ("book.pdf", nil, Array("%PDF-".utf8)),
    ]
    let container = Array("<container><rootfiles>\(files.joined())</rootfiles></container>".utf8)
    let entries = fixture.entries.map { $0.name == "META-INF/container.xml" ? ($0.name, container) : $0 }
    try ZipWriter.write(entries, to: folder.path + "/b.epub")
    let book = try Book.open(path: folder.path + "/b.epub")
    #expect(book.section(0).text == "one\n")
    #expect(
      book.diagnostics.map(\.message) == [
        "\(folder.path)/b.epub: EPUB/other.opf: another rendition of the book, which is not read."
      ])
  }

  @Test(arguments: [
    ("META-INF/license.lcpl", "Readium LCP"), ("META-INF/sinf.xml", "Apple FairPlay"),
    ("META-INF/rights.xml", "Adobe ADEPT"), ("rights.xml", "Kobo"),
  ])
  func `encrypted text is refused by the name of what encrypted it`(file: String, scheme: String) throws {
    var fixture = EPUBFixture("<p>one</p>")
    let encryption = """
      <encryption><EncryptedData><EncryptionMethod Algorithm="http://x/aes"/><CipherReference URI="EPUB/c1.xhtml"/>
      </EncryptedData></encryption>
      """
    fixture.resources = [(file, nil, [0x78]), ("META-INF/encryption.xml", nil, Array(encryption.utf8))]
    let path = try fixture.write(to: folder)
    #expect {
      try Book.open(path: path)
    } throws: { error in
      (error as? BookError)?.message
        == "\(path): EPUB/c1.xhtml is encrypted (\(scheme) DRM); open the book in the program of its shop or library."
    }
  }

  /// A publication of which some entries are encrypted.
  private func locked(_ fixture: EPUBFixture, _ entries: [String]) throws -> String {
    let data = entries.map {
      "<EncryptedData><EncryptionMethod Algorithm='http://x/aes'/><CipherReference URI='\($0)'/></EncryptedData>"
    }
    var fixture = fixture
    fixture.resources = [("META-INF/encryption.xml", nil, Array("<encryption>\(data.joined())</encryption>".utf8))]
    return try fixture.write(to: folder, "b.epub")
  }

  @Test func `of a book with one encrypted chapter the others are read, and that one is told of`() throws {
    let path = try locked(EPUBFixture("<p>one</p>", "<p>two</p>", "<p>three</p>"), ["EPUB/c2.xhtml"])
    let book = try Book.open(path: path)
    #expect(book.unreadSections == 1)
    #expect((0..<book.sectionCount).map { book.section($0).text } == ["one\n", "", "three\n"])
    #expect(book.losses.map(\.message) == ["\(path): EPUB/c2.xhtml: it is encrypted (DRM)."])
    #expect(book.hasUnreadSections && book.markupCounts() == MarkupCounts())
  }

  @Test func `a book is refused where nothing that is left to be read is part of it`() throws {
    var fixture = EPUBFixture("<p>one</p>", "<p>aside</p>")
    fixture.chapters[1].isLinear = false
    fixture.extraMetadata = "</metadata><spine><itemref idref='nav'/></spine><metadata>"
    let path = try locked(fixture, ["EPUB/c1.xhtml"])
    #expect(throws: BookError.encrypted(file: path, entry: "EPUB/c1.xhtml")) { try Book.open(path: path) }
  }

  @Test(arguments: [(true, true), (false, false)])
  func `a book with the keys of Kobo beside it is refused only when its text is none`(
    isLocked: Bool, isRefused: Bool
  ) throws {
    var fixture = EPUBFixture("<p>one</p>")
    fixture.resources = [("rights.xml", nil, [0x78])]
    let noise: [UInt8] = [0x3C, 0x9F, 0x00, 0xC3, 0x28]
    let entries = fixture.entries.map { $0.name == "EPUB/c1.xhtml" && isLocked ? ($0.name, noise) : $0 }
    let path = folder.path + "/k.epub"
    try ZipWriter.write(entries, to: path)
    #expect((try? Book.open(path: path)) == nil ? isRefused : !isRefused)
  }

  @Test func `a reading order of nothing but fallbacks that lead in a circle is read in linear time`() throws {
    let items = (0..<3000).map {
      Item(id: "i\($0)", href: "i\($0).x", type: "x/x", more: "fallback='i\(($0 + 1) % 3000)'")
    }
    var fixture = EPUBFixture("<p>first</p>")
    let manifest = items.map { "<item id='\($0.id)' href='\($0.href)' media-type='x/x' \($0.more)/>" }.joined()
    let spine = items.map { "<itemref idref='\($0.id)'/>" }.joined()
    fixture.extraMetadata = "</metadata><manifest>\(manifest)</manifest><spine>\(spine)</spine><metadata>"
    #expect(try Book.open(path: fixture.write(to: folder)).sectionCount == 3001)
  }

  @Test func `characters that are none, and those that steer a terminal, are no text`() throws {
    let book = try Book.open(path: EPUBFixture("<p>a&#xD800;b&#27;[31mc&#x9b;d</p>").write(to: folder))
    let text = book.section(0).text
    #expect(text.hasPrefix("a") && text.hasSuffix("d\n"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(book.diagnostics.first?.message.contains("EPUB/c1.xhtml: line 5") == true)
  }

  @Test func `a manifest of tens of thousands of items is read`() throws {
    let items =
      [Item(id: "a", href: "a.x", type: Self.xhtml)]
      + (0..<20_000).map { Item(id: "i\($0)", href: "i\($0).png", type: "image/png", more: "fallback='i\($0 + 1)'") }
    #expect(try blocks(items, [("a.x", Self.page)]) == ["p: read"])
    #expect(try open(Array(items.dropFirst()), []).section(0) == .empty)
  }
}
