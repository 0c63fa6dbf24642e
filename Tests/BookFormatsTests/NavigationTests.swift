import BookFormats
import TestSupport
import Testing
import TextModel

/// Tables of contents as books have them.
@Suite struct NavigationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A book with a navigation document and an NCX of the given content.
  private func open(nav: String?, ncx: String? = nil, metadata: String = "") throws -> Book {
    var fixture = EPUBFixture("<h1>One</h1><p>x</p><h2>Deep</h2>", "<h2 id='two'>Two</h2>")
    fixture.hasNav = false
    let head =
      "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml' xmlns:epub='http://www.idpf.org/2007/ops'>"
    var items = ""
    if let nav {
      fixture.resources.append(("EPUB/n.xhtml", nil, Array("\(head)<body>\(nav)</body></html>".utf8)))
      items += "<item id='n' href='n.xhtml' properties='nav' media-type='application/xhtml+xml'/>"
    }
    if let ncx {
      fixture.resources.append(("EPUB/t.ncx", nil, Array("<ncx>\(ncx)</ncx>".utf8)))
      items += "<item id='t' href='t.ncx' media-type='text/xml'/>"
    }
    fixture.extraMetadata = "</metadata><manifest>\(items)</manifest>\(metadata)<metadata>"
    return try Book.open(path: fixture.write(to: folder))
  }

  private func lines(_ entries: [OutlineEntry]) -> [String] {
    entries.map { "\($0.depth) \($0.label) \(MarkedText.name($0.destination))" }
  }

  private static let point =
    "<navPoint playOrder='2'><navLabel><text>N</text></navLabel><content src='c2.xhtml'/></navPoint>"

  @Test(arguments: [
    (
      "<nav epub:type='toc' hidden=''><ol><li style='display:none'><a href='c1.xhtml'>A</a></li></ol></nav>",
      ["1 A 0#"]
    ),
    (
      "<nav epub:type='toc'><ol><li><span>P</span><ol><li><a href='c2.xhtml#two'>A</a></li></ol></li></ol></nav>",
      ["1 P nowhere", "2 A 1#two"]
    ),
    ("<nav epub:type='toc'><ol><li><span><a href='c1.xhtml'>A</a></span></li></ol></nav>", ["1 A 0#"]),
    ("<nav role='doc-toc'><ul><li><p><a href='c1.xhtml'>A</a></p></li></ul></nav>", ["1 A 0#"]),
    ("<nav><ol><li><a href='c1.xhtml'>A</a></li></ol></nav>", ["1 A 0#"]),
    ("<nav epub:type='toc'><ol><a href='c1.xhtml'>A</a></ol></nav>", ["1 A 0#"]),
    ("<section epub:type='toc'><ol><li><a href='c1.xhtml'>A</a></li></ol></section>", ["1 A 0#"]),
    (
      "<nav epub:type='toc'><ol><li> P <i>q</i> <ol><li>1. <a href='c2.xhtml'>A</a></li></ol></li></ol></nav>",
      ["1 P q nowhere", "2 1. A 1#"]
    ),
    ("<nav epub:type='toc'><ol><li><a href='c1.xhtml'><img alt=''/></a></li></ol></nav>", ["1 One 0#"]),
    ("<nav epub:type='toc'><ol><li><a href='c1.xhtml' title='T'></a></li></ol></nav>", ["1 T 0#"]),
    ("<nav epub:type='toc'><ol></ol></nav>", ["1 N 1#"]), ("<nav epub:type='toc'><p>none</p></nav>", ["1 N 1#"]),
  ])
  func `a navigation document is read as it was meant, and an empty one gives way to the NCX`(
    nav: String, entries: [String]
  ) throws {
    let book = try open(nav: nav, ncx: "<navMap>\(Self.point)</navMap>")
    #expect(lines(book.outline) == entries && lines(book.contents()) == entries)
  }

  @Test(arguments: [
    ("<a href='c1.xhtml'><span>Part</span><br/>One</a>", "Part One"),
    ("<a href='c1.xhtml'><div>Part</div><div>One</div></a>", "Part One"),
    ("<a href='c1.xhtml'>One<span hidden=''> no</span><i style='display:none'>no</i></a>", "One"),
    ("<a href='c1.xhtml'>One<span aria-hidden='true'> no</span><script>no</script></a>", "One"),
    ("<a href='c1.xhtml'><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby></a>", "漢字"),
    ("<a href='c1.xhtml'><img alt='A  map' src='m.png'/></a>", "A map"),
    (
      "<a href='c1.xhtml'>The area <math alttext='x squared'><msup><mi>x</mi><mn>2</mn></msup></math></a>",
      "The area x squared"
    ),
    ("<a href='c1.xhtml'><svg><title>A map</title><desc>no</desc></svg></a>", "A map"),
    ("<a href='c1.xhtml' aria-label='Chapter 1'>1</a>", "Chapter 1"),
    ("<a href='c1.xhtml' aria-labelledby='n'>1</a> <b id='n' hidden=''>Chapter 1</b>", "Chapter 1"),
    ("1. <a href='c1.xhtml'>One</a>", "1. One"), ("<a href='c1.xhtml'>One</a>: the harbor", "One: the harbor"),
    ("<h2><a href='c1.xhtml'>One</a></h2>", "One"), ("<a href='c1.xhtml'>One</a><span> 12</span>", "One 12"),
  ])
  func `an entry is called what a reader would hear of it`(item: String, label: String) throws {
    let book = try open(nav: "<nav epub:type='toc'><ol><li>\(item)</li></ol></nav>")
    #expect(lines(book.outline) == ["1 \(label) 0#"])
  }

  @Test func `of an item with several links each is an entry`() throws {
    let item = "<a href='c1.xhtml'>One</a>, <a href='c2.xhtml'>Two</a>"
    let book = try open(nav: "<nav epub:type='toc'><ol><li>\(item)</li></ol></nav>")
    #expect(lines(book.outline) == ["1 One 0#", "1 Two 1#"])
  }

  @Test func `a label of the NCX is one too`() throws {
    let label = "<text>Part<br/>One</text><audio src='a.mp3'>no</audio>"
    let point = "<navPoint><navLabel>\(label)</navLabel><content src='c1.xhtml'/></navPoint>"
    #expect(try lines(open(nav: nil, ncx: "<navMap>\(point)</navMap>").outline) == ["1 Part One 0#"])
  }

  @Test(arguments: [
    ("c1.xhtml", "One"), ("c1.xhtml#deep", "Deep"), ("c1.xhtml#x", "One"), ("c1.xhtml#end", "Deep"),
    ("c2.xhtml", "Two"), ("c2.xhtml#nosuch", "Two"), ("c3.xhtml", "No heading here"), ("c4.xhtml", ""),
    ("http://x", ""), ("gone.xhtml", ""),
  ])
  func `an entry without a label has the title of what it leads to`(href: String, label: String) throws {
    var fixture = EPUBFixture(
      "<h1>One</h1><p id='x'>x</p><div id='deep'><h2>Deep</h2></div><p id='end'>y</p>", "<p>x</p><h2>Two</h2>",
      "<p>No heading here</p><p>x</p>", "")
    fixture.hasNav = false
    fixture.hasNCX = true
    fixture.contents = [EPUBFixture.Entry("", href), EPUBFixture.Entry("Named", "c1.xhtml")]
    let book = try Book.open(path: fixture.write(to: folder))
    #expect(book.outline.map(\.label) == [label, "Named"])
    #expect(book.contents() == book.outline)
  }

  @Test func `an NCX is found by its name, read in its order and gives its page list`() throws {
    let page = "<pageTarget><navLabel><text>iv</text></navLabel><content src='c1.xhtml#p'/></pageTarget>"
    let first =
      "<navPoint playOrder='9'><navLabel><text>M</text></navLabel><content src='c1.xhtml'/>\(Self.point)</navPoint>"
    let book = try open(nav: nil, ncx: "<navMap>\(first)</navMap><pageList>\(page)</pageList>")
    #expect(lines(book.outline) == ["1 M 0#", "2 N 1#"])
    #expect(lines(book.printPages) == ["1 iv 0#p"])
  }

  @Test func `the page list of the NCX is that of a book whose navigation document has none`() throws {
    let page = "<pageTarget><navLabel><text>iv</text></navLabel><content src='c1.xhtml#p'/></pageTarget>"
    let ncx = "<navMap>\(Self.point)</navMap><pageList>\(page)</pageList>"
    let toc = "<nav epub:type='toc'><ol><li><a href='c1.xhtml'>A</a></li></ol></nav>"
    let pages = "<nav epub:type='page-list'><ol><li><a href='c1.xhtml'>v</a></li></ol></nav>"
    let book = try open(nav: toc, ncx: ncx)
    #expect(lines(book.outline) == ["1 A 0#"] && lines(book.printPages) == ["1 iv 0#p"])
    #expect(try lines(open(nav: toc + pages, ncx: ncx).printPages) == ["1 v 0#"])
  }

  @Test func `printed pages are listed by their numbers, though their labels say that they are pages`() throws {
    let page = "<pageTarget><navLabel><text>Page iv</text></navLabel><content src='c1.xhtml#p'/></pageTarget>"
    #expect(try lines(open(nav: nil, ncx: "<pageList>\(page)</pageList>").printPages) == ["1 iv 0#p"])
    let pages =
      "<nav epub:type='page-list'><ol><li><a href='c1.xhtml'>S. 5</a></li><li><a href='c1.xhtml'>Plate 4</a></li></ol></nav>"
    #expect(try lines(open(nav: pages).printPages) == ["1 5 0#", "1 Plate 4 0#"])
  }

  @Test func `a book without any table of contents has one made of its headings`() throws {
    let book = try open(nav: nil)
    #expect(book.outline.isEmpty)
    #expect(book.contents().map { "\($0.depth) \($0.label)" } == ["1 One", "2 Deep", "2 Two"])
    let places = book.contents().compactMap(\.destination).compactMap(book.position)
    #expect(places == [(0, 0), (0, 6), (1, 0)].map { TextPosition(section: $0, offset: $1) })
  }

  @Test func `landmarks are those of the navigation document, else those of the guide`() throws {
    let nav = "<nav epub:type='landmarks'><ol><li><a epub:type='bodymatter' href='c1.xhtml'>Start</a></li></ol></nav>"
    let guide = "<guide><reference type='cover' title='The  cover' href='c2.xhtml#two'/></guide>"
    let new = try open(nav: nav, metadata: guide)
    #expect(
      new.landmarks == [Landmark(type: "bodymatter", label: "Start", destination: .place(section: 0, anchor: nil))])
    let old = try open(nav: nil, metadata: guide)
    #expect(
      old.landmarks == [Landmark(type: "cover", label: "The cover", destination: .place(section: 1, anchor: "two"))])
  }

  @Test(arguments: [(1000, 1000, "x"), (1001, 1000, "…"), (1_000_000, 1000, "…")])
  func `a label longer than any title ends in an ellipsis`(length: Int, shown: Int, end: Character) throws {
    let label = String(repeating: "x", count: length)
    let book = try open(nav: "<nav epub:type='toc'><ol><li><a href='c1.xhtml'>\(label)</a></li></ol></nav>")
    #expect(book.outline.map(\.label.count) == [shown] && book.outline.first?.label.last == end)
  }

  @Test func `tens of thousands of entries, and as many inside one another, are read`() throws {
    let item = "<li><a href='c1.xhtml'>x</a>"
    let flat = try open(
      nav: "<nav epub:type='toc'><ol>\(String(repeating: item + "</li>", count: 20_000))</ol></nav>")
    #expect(flat.outline.count == 20_000)
    let deep = try open(nav: "<nav epub:type='toc'>" + String(repeating: "<ol>" + item, count: 20_000))
    #expect(deep.outline.count == 20_000 && deep.outline.last?.depth == 64)
    let points = try open(nav: nil, ncx: "<navMap>" + String(repeating: "<navPoint>", count: 20_000))
    #expect(points.outline.count == 20_000 && points.outline.last?.depth == 64)
  }

  @Test(arguments: ["a.html", "a.md"])
  func `a heading that is only a picture without a description is no entry, and nothing stands under it`(
    name: String
  ) throws {
    let markup = "<h1><img src='a'></h1>\n\n<h2>Two</h2>\n\n<h1><img src='a' alt='A map'></h1>\n"
    let book = try Book.open(bytes: Array(markup.utf8), name: name)
    #expect(book.outline.map { "\($0.depth) \($0.label)" } == ["1 Two", "1 A map"])
  }
}
