import BookFormats
import TestSupport
import Testing
import TextModel

@Suite struct DTBookTests {
  private func open(_ book: String) throws -> Book {
    try Book.open(bytes: Array(DAISYFixture.dtbook(book).utf8), name: "text.xml")
  }

  private func section(_ body: String) throws -> Section {
    try open("<bodymatter><level1>\(body)</level1></bodymatter>").section(0)
  }

  @Test func `a document of DTBook says what book it is`() throws {
    let book = try open("<bodymatter><level1><p>x</p></level1></bodymatter>")
    #expect(book.format == .dtbook && book.diagnostics.isEmpty)
    #expect(
      book.metadata
        == BookMetadata(title: "A DTBook", creators: ["Ann Writer"], language: "en", identifier: "uid-1"))
  }

  @Test func `levels are sections of the book, entries of its table of contents and headings`() throws {
    let book = try open(
      """
      <frontmatter><doctitle>Title</doctitle><docauthor>Ann</docauthor>
      <level1 id='f'><h1>Preface</h1><p>a</p></level1></frontmatter>
      <bodymatter><level1><h1>One</h1><level2 id='d'><h2>Deep</h2><p>b</p></level2></level1>
      <level><hd>Two</hd><level><hd>Deeper</hd><p>c</p></level></level></bodymatter>
      """)
    #expect(
      (0..<book.sectionCount).map { MarkedText.blocks(of: book.section($0)) } == [
        ["h1: Title", "p: Ann"], ["h1: Preface", "p: a"], ["h1: One", "h2: Deep", "p: b"],
        ["h1: Two", "h2: Deeper", "p: c"],
      ])
    let outline = book.outline.map { "\($0.depth) \($0.label) \(MarkedText.name($0.destination))" }
    #expect(outline.prefix(4) == ["1 Preface 1#", "1 One 2#", "2 Deep 2#d", "1 Two 3#"])
    #expect(book.outline[4].depth == 2 && book.outline[4].label == "Deeper")
    #expect(book.outline[4].destination.flatMap(book.position) == TextPosition(section: 3, offset: 4))
  }

  @Test func `page numbers are print pages, with their numbers as the page shows them`() throws {
    let book = try open(
      "<bodymatter><level1><pagenum id='p1' page='front'>xii</pagenum><p>one <pagenum>13</pagenum>two</p></level1>"
        + "</bodymatter>")
    #expect(book.section(0).text == "xii\none 13two\n")
    #expect(MarkedText.spans(of: book.section(0)) == ["page xii: xii", "page 13: 13"])
    #expect(book.printPages.map(\.label) == ["xii", "13"])
    #expect(
      book.printPages.map { $0.destination.flatMap(book.position) } == [
        TextPosition(section: 0, offset: 0), TextPosition(section: 0, offset: 8),
      ])
  }

  @Test func `what is called a page number and is words of a sentence is text`() throws {
    let section = try section("<p>A fox <pagenum id='p6' page='special'>came</pagenum> by.</p>")
    #expect(section.text == "A fox came by.\n")
    #expect(MarkedText.spans(of: section).isEmpty)
    #expect(section.anchors["p6"] == 6)
  }

  @Test(arguments: ["#n1", "n1"])
  func `notes are notes wherever they stand`(reference: String) throws {
    let section = try section(
      "<p>a<noteref idref='\(reference)'>1</noteref> b<annoref idref='#n2'>2</annoref><noteref>3</noteref></p>"
        + "<note id='n1'><p>One.</p></note><annotation id='n2'>Two.</annotation>")
    #expect(MarkedText.spans(of: section) == ["note 0#n1: 1", "note 0#n2: 2"])
    #expect(MarkedText.containers(of: section) == ["footnote: One.", "footnote: Two."])
  }

  @Test func `a reference to an annotation that is words is a link, and they are read`() throws {
    let section = try section(
      "<p>the <annoref idref='#n'>old mill</annoref>.</p><annotation id='n'>Gone.</annotation>")
    #expect(MarkedText.spans(of: section) == ["link 0#n: old mill"])
  }

  @Test func `what stands beside the text, and pictures with their captions, are containers`() throws {
    let section = try section(
      """
      <sidebar render='optional'><hd>Aside</hd><p>a</p></sidebar><prodnote render='required'>p</prodnote>
      <imggroup><img src='i.jpg' alt='A hill'/><caption>The hill</caption><prodnote>High.</prodnote></imggroup>
      <blockquote><p>q</p></blockquote>
      """)
    #expect(
      MarkedText.blocks(of: section) == [
        "h2: Aside", "p: a", "p: p", "image: A hill", "caption: The hill", "p: High.", "p: q",
      ])
    #expect(
      MarkedText.containers(of: section) == [
        "aside: Aside/a", "aside: p", "figure: A hill/The hill/High.", "aside: High.", "quote: q",
      ])
  }

  @Test func `lists are numbered as they say`() throws {
    let section = try section(
      """
      <list type='ol' enum='i' start='3'><hd>H</hd><li>a</li><li><p>b</p><list type='ul'><li>c</li></list></li></list>
      <list type='ol'><li><lic>d</lic><lic>4</lic></li></list><list type='pl'><li>1) e</li></list>
      <dl><dt>t</dt><dd>u</dd></dl>
      """)
    #expect(
      MarkedText.blocks(of: section) == [
        "h2: H", "iii.: a", "iv.: b", "•: c", "1.: d 4", "•: 1) e", "term: t", "description: u",
      ])
    #expect(
      MarkedText.containers(of: section).map { $0.prefix { $0 != ":" } } == [
        "ordered list of 2", "list of 1", "ordered list of 1", "list of 1", "list of 1",
      ])
  }

  @Test func `tables keep their size and their caption`() throws {
    let section = try section(
      """
      <table><caption>C</caption><col/><thead><tr><th>a</th><th>b</th></tr></thead>
      <tbody><tr><td rowspan='2'>c</td><td>d</td></tr><tr><td>e</td></tr></tbody></table>
      """)
    #expect(
      MarkedText.blocks(of: section) == [
        "caption: C", "th 1,1: a", "th 1,2: b", "td 2,1: c", "td 2,2: d", "td 3,2: e",
      ])
    #expect(section.containers.map(\.kind) == [.table(rows: 3, columns: 2)])
  }

  @Test func `verse keeps its lines and their numbers`() throws {
    let section = try section(
      """
      <poem><title>T</title><author>A</author><linegroup><line><linenum>1</linenum>one</line><line>two</line></linegroup>
      <linegroup><line>three</line></linegroup></poem><p>says <line>alone</line> after</p>
      """)
    #expect(
      MarkedText.blocks(of: section) == ["p: T", "p: A", "p: 1 one⏎two", "p: three", "p: says⏎alone⏎after"])
  }

  @Test func `what is marked in a line is marked in the text`() throws {
    let section = try section(
      """
      <p><sent><w>a</w> <em>b</em></sent> <strong>c</strong> <code>d</code> <bdo dir='rtl'>e</bdo>
      <span xml:lang='fr'>f</span> <a href='http://x.org/' external='true'>g</a> <cite><title>h</title></cite>
      <img alt='i' src='i.png'/></p>
      """)
    #expect(section.text == "a b c d e f g h i\n")
    #expect(
      MarkedText.spans(of: section) == [
        "emphasis: b", "strong: c", "code: d", "rtl: e", "in fr: f", "link -> http://x.org/: g", "emphasis: h",
        "image: i",
      ])
  }

  @Test func `an EPUB may hold documents of DTBook`() throws {
    let folder = try TemporaryFolder()
    var fixture = EPUBFixture()
    fixture.chapters = [
      .init(
        "a.xml",
        DAISYFixture.dtbook("<bodymatter><level1><hd>H</hd><list type='ol'><li>a</li></list></level1></bodymatter>"))
    ]
    fixture.chapters[0].mediaType = "application/x-dtbook+xml"
    let book = try Book.open(path: fixture.write(to: folder))
    #expect(MarkedText.blocks(of: book.section(0)) == ["h1: H", "1.: a"])
    #expect(book.markupCounts().headings == 1 && book.markupCounts().lists == 1)
  }

  @Test func `a document that is not well-formed is read all the same`() throws {
    let book = try open(
      "<bodymatter><level1><h1>A & B</h1><p>x <em>y</p></level1><level1><h1>C</h1></level1></bodymatter>")
    #expect((0..<book.sectionCount).map { book.section($0).visibleText } == ["A & B\nx y\n", "C\n"])
    #expect(book.outline.map(\.label) == ["A & B", "C"] && book.diagnostics.count == 1)
  }

  @Test func `a document without text is refused by name`() {
    #expect(throws: BookError.noText(file: "a.xml", entry: nil)) {
      try Book.open(bytes: Array("<dtbook><head/></dtbook>".utf8), name: "a.xml")
    }
  }
}
