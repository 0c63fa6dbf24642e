import BookFormats
import Glibc
import TestSupport
import Testing
import TextModel

@Suite struct TalkingBookTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let fixture = DAISYFixture(
    ncc: """
      <h1 class="title" id="c1"><a href="1.smil#p-t1">One</a></h1>
      <span class="page-normal" id="c2"><a href="1.smil#p-g7">7</a></span>
      <h2 id="c3"><a href="1.smil#p-t2">Deep</a></h2><h1 id="c4"><a href="2.smil">Two</a></h1>
      """,
    texts: [
      (
        """
        <h1 id="t1"><a href="1.smil#p-t1">One</a></h1><p>a <span class="page-normal" id="g7">7</span>b</p>
        <h2 id="t2">Deep</h2><p>c<span class="noteref" bodyref="2.html#n">1</span></p>
        """, ["t1", "g7", "t2"]
      ),
      (
        """
        <h1 id="t3">Two</h1><div class="sidebar"><p>d</p></div><div class="notebody" id="n"><p>note</p></div>
        <p><a href="1.html#t2">e</a></p>
        """, ["t3", "n"]
      ),
    ])

  private func check(_ book: Book) {
    #expect(book.format == .daisy202 && book.format.rawValue == "daisy-2.02" && book.diagnostics.isEmpty)
    #expect(
      book.metadata
        == BookMetadata(title: "A Talking Book", creators: ["Ann Writer"], language: "en", identifier: "dtb-1"))
    #expect(
      (0..<book.sectionCount).map { book.section($0).text } == [
        "One\na 7b\nDeep\nc1\n", "Two\nd\nnote\ne\n",
      ])
    #expect(
      book.outline.map { "\($0.depth) \($0.label) \(MarkedText.name($0.destination))" } == [
        "1 One 0#t1", "2 Deep 0#t2", "1 Two 1#t3",
      ])
    #expect(book.printPages.map { "\($0.label) \(MarkedText.name($0.destination))" } == ["7 0#g7"])
    #expect(MarkedText.spans(of: book.section(0)) == ["page 7: 7", "note 1#n: 1"])
    #expect(MarkedText.spans(of: book.section(1)) == ["link 0#t2: e"])
    #expect(MarkedText.containers(of: book.section(1)) == ["aside: d", "footnote: note"])
    #expect(book.markupCounts().headings == 3)
  }

  @Test func `a book is opened packed, or by its control center`() throws {
    check(try Book.open(path: Self.fixture.pack(to: folder)))
    check(try Book.open(path: Self.fixture.unpack(to: folder, opening: "ncc.html")))
  }

  @Test func `a book from a disc that knows no small letters is read like any other`() throws {
    var loud = Self.fixture
    loud.files = loud.files.map { ("BOOK/" + $0.name.uppercased(), $0.text) }
    check(try Book.open(path: loud.pack(to: folder)))
  }

  @Test func `documents follow the order in which they are played`() throws {
    var fixture = Self.fixture
    fixture.set("1.smil", "<smil><body><text src='2.html#t3'/><text id='p-t1' src='1.html#t1'/></body></smil>")
    let book = try Book.open(path: fixture.pack(to: folder))
    #expect((0..<book.sectionCount).map { book.section($0).text.prefix(3) } == ["Two", "One"])
  }

  /// A book whose control center goes to and fro between its documents.
  private func woven(_ points: [(label: String, href: String)], _ texts: [String]) throws -> Book {
    let headings = points.enumerated().map { "<h1><a href='\($0.offset).smil#p'>\($0.element.label)</a></h1>" }
    var fixture = DAISYFixture(ncc: headings.joined(), texts: texts.map { ($0, []) })
    for (index, point) in points.enumerated() {
      fixture.set("\(index).smil", "<smil><body><par id='p'><text src='\(point.href)'/></par></body></smil>")
    }
    return try Book.open(path: fixture.pack(to: folder))
  }

  private func words(_ book: Book) -> [String] {
    (0..<book.sectionCount).map { book.section($0).text.split(separator: "\n").joined(separator: " ") }
  }

  private static let pieces = [
    "<p>0</p><div class='x'><h1 id='a'>A</h1><p>1</p><ul><li>2</li><li id='c'>C</li><li>3</li></ul><h1 id='d'>D</h1></div>",
    "<h1 id='b'>B</h1><p>4 <a href='1.html#c'>to C</a> <a href='1.html'>to 1</a></p>",
  ]

  @Test func `a document that others are read between is read in pieces, each word once`() throws {
    let book = try woven([("A", "1.html#a"), ("B", "2.html#b"), ("C", "1.html#c")], Self.pieces)
    #expect(words(book) == ["0 A 1 2", "B 4 to C to 1", "C 3 D"])
    #expect(book.outline.map { MarkedText.name($0.destination) } == ["0#a", "1#b", "2#c"])
    #expect(MarkedText.spans(of: book.section(1)) == ["link 2#c: to C", "link 0#: to 1"])
    #expect(MarkedText.blocks(of: book.section(2)) == ["•: C", "•: 3", "h1: D"])
    #expect(book.markupCounts().headings == 3)
  }

  @Test(arguments: [
    (["1.html#c", "2.html#b", "1.html#a"], ["C 3 D", "B 4 to C to 1", "0 A 1 2"]),
    (["1.html#a", "1.html#d", "2.html#b", "1.html#c"], ["0 A 1 2", "D", "B 4 to C to 1", "C 3"]),
    (["1.html#a", "1.html#c", "2.html#b", "1.html#d"], ["0 A 1 2 C 3", "B 4 to C to 1", "D"]),
    (["1.html#a", "1.html#c", "2.html#b"], ["0 A 1 2 C 3 D", "B 4 to C to 1"]),
    (["1.html#a", "2.html#b", "1.html#a"], ["0 A 1 2 C 3 D", "B 4 to C to 1"]),
    (["1.html#a", "2.html#b", "1.html#nosuch"], ["0 A 1 2 C 3 D", "B 4 to C to 1"]),
    (["2.html", "1.html#c", "2.html#b"], ["B 4 to C to 1", "0 A 1 2 C 3 D"]),
  ])
  func `the pieces follow the control center and leave nothing out`(points: [String], expected: [String]) throws {
    #expect(try words(woven(points.map { ("x", $0) }, Self.pieces)) == expected)
  }

  @Test func `a document that only a presentation plays has its place between the pieces of others`() throws {
    var fixture = DAISYFixture(ncc: "", texts: (Self.pieces + ["<p>5</p>"]).map { ($0, []) })
    fixture.set(
      "ncc.html",
      "<html><body><h1><a href='0.smil#p'>A</a></h1><h1><a href='1.smil'>B</a></h1><h1><a href='2.smil'>C</a></h1></body></html>"
    )
    fixture.set("0.smil", "<smil><body><par id='p'><text src='1.html#a'/></par><text src='3.html'/></body></smil>")
    fixture.set("1.smil", "<smil><body><text src='2.html#b'/></body></smil>")
    fixture.set("2.smil", "<smil><body><text src='1.html#c'/></body></smil>")
    #expect(try words(Book.open(path: fixture.pack(to: folder))) == ["0 A 1 2", "5", "B 4 to C to 1", "C 3 D"])
  }

  @Test func `a control center that goes to and fro for ever comes to an end`() throws {
    let many = (0..<3_000).map { "<p id='n\($0)'>\($0)</p>" }.joined()
    let points = (0..<6_000).map { "<h1><a href='\($0 % 2 == 0 ? "1" : "2").html#n\($0 / 2)'>x</a></h1>" }
    var fixture = DAISYFixture(
      ncc: "<h1><a href='0.smil'>x</a></h1>" + points.joined(), texts: [(many, []), (many, [])])
    fixture.set("0.smil", "<smil><body><text src='1.html'/><text src='2.html'/></body></smil>")
    let book = try Book.open(path: fixture.pack(to: folder))
    #expect(words(book).joined(separator: " ").split(separator: " ").count == 6_000)
  }

  @Test func `a document that is missing is an empty section and a diagnostic`() throws {
    var fixture = Self.fixture
    fixture.set("1.html", nil)
    let book = try Book.open(path: fixture.unpack(to: folder, opening: "ncc.html"))
    #expect(book.section(0) == .empty && book.section(1).text.hasPrefix("Two"))
    #expect(book.diagnostics.map(\.message) == ["\(folder.path)/ncc.html: 1.html: there is no such file."])
  }

  @Test func `a recording whose sound is not there is refused in words`() throws {
    var fixture = Self.fixture
    for name in ["1.smil", "2.smil"] {
      fixture.set(name, "<smil><body><par><text src='ncc.html#c1'/><audio src='a.mp3'/></par></body></smil>")
    }
    let path = try fixture.pack(to: folder)
    #expect(throws: BookError.onlySound(file: path, entry: "ncc.html")) { try Book.open(path: path) }
  }

  @Test func `a page that only shares the name of a control center is a page`() throws {
    let path = try folder.write("<html><body><h1><a href='x.html'>x</a></h1></body></html>", to: "ncc.html")
    #expect(try Book.open(path: path).format == .html)
  }

  @Test func `a document that is lost is known to be missing`() throws {
    let path = try Self.fixture.unpack(to: folder, opening: "ncc.html")
    let book = try Book.open(path: path)
    #expect(!book.section(0).text.isEmpty && !book.hasUnreadSections)
    unlink(folder.path + "/2.html")
    #expect(book.section(1) == .empty && book.hasUnreadSections)
    #expect(book.diagnostics.map(\.entry) == ["2.html"])
  }

  @Test(arguments: [
    "%252e%252e/secret.html", ".%252e/secret.html", "%25252e%25252e/secret.html", "..%255csecret.html", "link.html",
    "LINK.html", "above/secret.html",
  ])
  func `neither texts nor presentations are read outside of the folder of the book`(name: String) throws {
    _ = try folder.write("<html><body><p>secret</p></body></html>", to: "secret.html")
    _ = try folder.write("<smil><body><text src='1.html'/></body></smil>", to: "secret.smil")
    let inner = folder.path + "/book"
    #expect(mkdir(inner, 0o700) == 0)
    #expect(symlink("../secret.html", inner + "/link.html") == 0 && symlink("..", inner + "/above") == 0)
    let outside = name.replacing(".html", with: ".smil")
    let texts = "<text src='1.html'/><text src='\(name)'/>"
    _ = try folder.write("<smil><body>\(texts)</body></smil>", to: "book/1.smil")
    _ = try folder.write("<html><body><p>inside</p></body></html>", to: "book/1.html")
    let points =
      "<h1><a href='1.smil'>One</a></h1><h1><a href='\(outside)'>Two</a></h1><h1><a href='\(name)'>Three</a></h1>"
    let path = try folder.write("<html><body>\(points)</body></html>", to: "book/ncc.html")
    let book = try Book.open(path: path)
    #expect(book.format == .daisy202 && words(book).filter { !$0.isEmpty } == ["inside"])
  }
}
