import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel
import Words

@Suite struct DAISYTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let fixture = DAISYFixture(
    book: """
      <bodymatter><level1><h1 id='h1'>One</h1><pagenum id='p1'>1</pagenum><p>a</p></level1>
      <level1><h1>Two</h1><p id='deep'>b<noteref idref='#n'>1</noteref></p></level1></bodymatter>
      <rearmatter><level1><note id='n'><p>note</p></note></level1></rearmatter>
      """, points: [("The first", "h1"), ("Inside the second", "deep")])

  private func check(_ book: Book) {
    #expect(book.format == .daisy3 && book.format.rawValue == "daisy-3" && book.diagnostics.isEmpty)
    #expect(
      book.metadata
        == BookMetadata(title: "A DAISY Book", creators: ["Ann Writer"], language: "en", identifier: "uid-1"))
    #expect((0..<book.sectionCount).map { book.section($0).text } == ["One\n1\na\n", "Two\nb1\n", "note\n"])
    #expect(
      book.outline.map { "\($0.label) \(MarkedText.name($0.destination))" } == [
        "The first 0#h1", "Inside the second 1#deep",
      ])
    #expect(book.printPages.map { "\($0.label) \(MarkedText.name($0.destination))" } == ["1 0#p1"])
    #expect(MarkedText.spans(of: book.section(1)) == ["note 2#n: 1"])
  }

  @Test func `a book is opened packed, or by its package document`() throws {
    check(try Book.open(path: Self.fixture.pack(to: folder)))
    check(try Book.open(path: Self.fixture.unpack(to: folder, opening: "book.opf")))
  }

  /// The fixture with two more documents, which the package lists in this order.
  private func several(listing names: [String], playing: [String]) throws -> DAISYFixture {
    var fixture = Self.fixture
    for name in ["x", "y"] {
      fixture.set(
        "\(name).xml", DAISYFixture.dtbook("<bodymatter><level1><p id='a'>\(name)</p></level1></bodymatter>"))
      fixture.set("\(name).smil", "<smil><body><par><text src='\(name).xml#a'/></par></body></smil>")
    }
    let items = names.map { "<item id='t' href='\($0)' media-type='application/x-dtbook+xml'/>" }
    let played = playing.map { "<item id='\($0)' href='\($0).smil' media-type='application/smil'/>" }
    let package = try #require(fixture.files.first { $0.name == "book.opf" }).text
    fixture.set(
      "book.opf",
      package.replacing("</manifest>", with: (items + played).joined() + "</manifest>")
        .replacing("</spine>", with: playing.map { "<itemref idref='\($0)'/>" }.joined() + "</spine>"))
    return fixture
  }

  @Test func `a document that the package lists again is read once`() throws {
    let book = try Book.open(path: several(listing: ["text.xml", "./text.xml"], playing: []).pack(to: folder))
    #expect((0..<book.sectionCount).map { book.section($0).text } == ["One\n1\na\n", "Two\nb1\n", "note\n"])
  }

  @Test func `documents are read in the order in which they are played, and those that are not come last`() throws {
    func texts(playing: [String]) throws -> [String] {
      let book = try Book.open(path: several(listing: ["x.xml", "y.xml"], playing: playing).pack(to: folder))
      return (0..<book.sectionCount).map { book.section($0).text }
    }
    #expect(try texts(playing: ["y", "x"]) == ["One\n1\na\n", "Two\nb1\n", "note\n", "y\n", "x\n"])
    #expect(try texts(playing: ["y"]).suffix(2) == ["y\n", "x\n"])
    #expect(try texts(playing: []).suffix(2) == ["x\n", "y\n"])
  }

  @Test func `without a table of contents the levels make one`() throws {
    var fixture = Self.fixture
    fixture.set("toc.ncx", nil)
    let book = try Book.open(path: fixture.pack(to: folder))
    #expect(book.outline.map(\.label) == ["One", "Two"])
    #expect(book.diagnostics.map(\.message) == ["\(folder.path)/book.zip: toc.ncx: it is not in the archive."])
  }

  @Test func `an entry whose presentation is missing leads nowhere in the book`() throws {
    var fixture = Self.fixture
    fixture.set("part.smil", nil)
    let book = try Book.open(path: fixture.unpack(to: folder, opening: "book.opf"))
    #expect(book.outline.map(\.destination) == [.outside("part.smil#par-h1"), .outside("part.smil#par-deep")])
    #expect(book.diagnostics.map(\.message) == ["\(folder.path)/book.opf: part.smil: there is no such file."])
  }

  @Test func `a book that is missing its text, or has none, is refused by name`() throws {
    var fixture = Self.fixture
    fixture.set("text.xml", nil)
    let path = try fixture.pack(to: folder)
    #expect(throws: BookError.noText(file: path, entry: "text.xml")) { try Book.open(path: path) }
    let package = try #require(fixture.files.first { $0.name == "book.opf" }).text
    fixture.set("book.opf", package.replacing("application/x-dtbook+xml", with: "audio/mpeg"))
    let sound = try fixture.pack(to: folder)
    #expect(throws: BookError.onlySound(file: sound, entry: "book.opf")) { try Book.open(path: sound) }
  }

  @Test(arguments: [
    "../secret.xml", "/etc/passwd", "%2e%2e/secret.xml", "link.xml", "linked/secret.xml", "pipe", ".",
    "%252e%252e/secret.xml", ".%252E/secret.xml", "%25252e%25252e/secret.xml", "%252e%252e%252fsecret.xml",
    "..%255csecret.xml", "deep/%252e%252e/%252e%252e/secret.xml", "LINK.xml", "Linked/secret.xml",
    "%256cinked/secret.xml",
  ])
  func `no name leads out of the folder of the book`(name: String) throws {
    let secret = folder.path + "/secret.xml"
    try DAISYFixture.dtbook("<bodymatter><level1><p>secret</p></level1></bodymatter>").write(
      toFile: secret, atomically: true, encoding: .utf8)
    let inner = folder.path + "/book"
    let files = FileManager.default
    try files.createDirectory(atPath: inner + "/deep", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: inner + "/link.xml", withDestinationPath: secret)
    try files.createSymbolicLink(atPath: inner + "/linked", withDestinationPath: folder.path)
    #expect(mkfifo(inner + "/pipe", 0o600) == 0)
    let package = try #require(Self.fixture.files.first).text.replacing("href=\"text.xml\"", with: "href=\"\(name)\"")
    try package.write(toFile: inner + "/book.opf", atomically: true, encoding: .utf8)
    #expect { try Book.open(path: inner + "/book.opf") } throws: { error in
      if case .noText(inner + "/book.opf", _) = error as? BookError { true } else { false }
    }
  }

  @Test func `the package of an unpacked EPUB is refused in words`() throws {
    let package = try #require(EPUBFixture("<p>x</p>").entries.first { $0.name.hasSuffix(".opf") })
    let path = try folder.write(package.bytes, to: "package.opf")
    #expect(throws: BookError.unknownFormat(file: path, kind: Complaint(.kindPackage))) {
      try Book.open(path: path)
    }
  }
}
