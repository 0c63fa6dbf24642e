import BookFormats
import Testing
import TextModel

/// The meaning that HTML gives by other means than words: readings, quotations, headers, directions, parts of a book.
@Suite struct HTMLContentTests {
  private func section(_ body: String, attributes: String = "lang='en'") throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html \(attributes)><body>\(body)".utf8), name: "a.html").section(0)
  }

  @Test(arguments: [
    ("<ruby>漢<rt>kan</rt></ruby>", "漢(kan)", "漢kan"),
    ("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp>字<rt>ji</rt></ruby>", "漢(kan)字(ji)", "漢kan字ji"),
    ("<ruby><rb>a</rb><rtc><rt>b</rt></rtc></ruby>", "a(b)", "ab"), ("<ruby>a<rt></rt></ruby>", "a", "a"),
    ("<p>a<rt>b</rt></p>", "ab", "ab"),
    ("<p>A <ruby>漢<rp>(<rt>kan<rp>)</ruby> B", "A 漢(kan) B", "A 漢kan B"),
    ("<p>A <ruby>漢<rp>(<rt>kan<rp>)<rt></ruby> B", "A 漢(kan) B", "A 漢kan B"),
    ("<ruby>漢<rp>(<rt>kan<rp>)字<rp>(<rt>ji<rp>)</ruby>", "漢(kan)(ji)", "漢kanji"),
    ("<ruby><rb>a<rb>b<rt>c<rt>d</ruby>e", "ab(c)(d)e", "abcde"),
    ("<ruby>a<rp>(<rt>b<rp>)</ruby><ruby>c<rp>(<rt>d<rp>)</ruby>e", "a(b)c(d)e", "abcde"),
    ("<ruby>a<rp>(<rt>b<i>c</i><rp>)</ruby><i>d</i>", "a(bc)d", "abcd"),
    ("He said <q>so <q>they</q> say</q>.", "He said “so ‘they’ say”.", "He said so they say."),
  ])
  func `symbols that the markup stands for are shown and are not the source's text`(
    body: String, text: String, visible: String
  ) throws {
    let section = try section(body)
    #expect(section.text == text + "\n")
    #expect(section.visibleText == visible + "\n")
  }

  @Test func `the title of a drawing is not that of the page it stands on, and is that of a drawing alone`() throws {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' role='img'><title>Rain</title></svg>"
    #expect(
      try Book.open(bytes: Array("<html><body><h1>Hamlet</h1>\(drawing)".utf8), name: "a").metadata.title == "Hamlet")
    #expect(try Book.open(bytes: Array(drawing.utf8), name: "a.svg").metadata.title == "Rain")
  }

  @Test func `marks that embed a text in another direction stay in a text, and not in a title; overrides do not`()
    throws
  {
    let text = "العالم أن \u{202A}يتكلّم\u{202C} \u{2067}x\u{2069}"
    #expect(try section("<p>\(text) a\u{202E}b\u{202D}c").text == text + " abc\n")
    let page = "<!DOCTYPE html><title>A \u{202B}b\u{202C} \u{2067}c</title><p>x"
    #expect(try Book.open(bytes: Array(page.utf8), name: "a.html").metadata.title == "A b c")
  }

  @Test func `the reading of a ruby base is seen and not heard`() throws {
    let spans = try MarkedText.spans(of: section("<ruby>漢<rt>kan</rt></ruby>"))
    #expect(spans == ["reading: (kan)", "added: (", "added: )"])
  }

  @Test(arguments: [
    ("lang='en'", "<p>a</p><p dir='rtl'>b</p><div dir='rtl'><p>c</p><p dir='auto'>d</p></div><p>e</p>", "nRRnn"),
    ("dir='rtl'", "<p>a</p><p dir='ltr'>b</p><div>c <span dir='ltr'>d</span></div>", "RLR"),
    ("dir='RTL '", "<ul dir='ltr'><li>a</ul><p><span dir='ltr'>b</span></p>", "LR"), ("dir='x'", "<p>a</p>", "n"),
  ])
  func `a block knows the side it begins at where the source says so`(
    attributes: String, body: String, sides: String
  ) throws {
    let found = try section(body, attributes: attributes).blocks.map { block in
      switch block.direction {
      case .leftToRight: "L"
      case .rightToLeft: "R"
      case nil: "n"
      }
    }
    #expect(found.joined() == sides)
  }

  @Test(arguments: [
    ("<tr><th>A<th>B<tr><td>1<td>2", ["A|: 1", "B|: 2"]),
    ("<tr><td><th>A<th>B<tr><th>r<td>1<td>2", ["|: ", "A|r: 1", "B|r: 2"]),
    ("<tr><th>A<td>1<tr><th>B<td>2", ["|A: 1", "|B: 2"]),
    ("<tr><th scope='col'>A<td>1<tr><td>2<td>3", ["|: 1", "A|: 2", "|: 3"]),
    // A title over all columns, as in an infobox, heads no cell.
    ("<tr><th colspan='2'>T<tr><th>A<th>B<tr><td>1<td>2", ["A|: 1", "B|: 2"]),
    ("<tr><th colspan='2'>T<tr><th>a<td>1<tr><th colspan='2'>U<tr><th>b<td>2", ["|a: 1", "|b: 2"]),
    ("<tr><th colspan='2'>AB<th>C<tr><th>a<th>b<th>c<tr><td>1<td>2<td>3", ["AB+a|: 1", "AB+b|: 2", "C+c|: 3"]),
    ("<tr><th>A<th>B<tr><td>1<td>2<tr><th>C<th>D<tr><td>3<td>4", ["A|: 1", "B|: 2", "C|: 3", "D|: 4"]),
    (
      "<tr><th>A<th>B<tr><th colspan='2'>g<tr><td>1<td>2<tr><th colspan='2'>h<tr><td>3<td>4",
      ["A+g|: 1", "B+g|: 2", "A+h|: 3", "B+h|: 4"]
    ),
    ("<tr><th rowspan='2'>r<td>1<tr><td>2", ["|r: 1", "|r: 2"]),
    ("<tr><th id='x'>A<th id='y'>B<tr><td headers='y x nosuch'>1<td headers='nosuch'>2", ["B+A|: 1", "B|: 2"]),
    ("<tr><td>1<td>2", ["|: 1", "|: 2"]),
    // The rows that a word processor repeats on each page; those of a table that has no others are no heads.
    ("<thead><tr><td>A<td>B</thead><tbody><tr><td>1<td>2", ["A|: 1", "B|: 2"]),
    ("<thead><tr><td>1<td>2</thead>", ["|: 1", "|: 2"]),
  ])
  func `a cell knows its headers`(rows: String, cells: [String]) throws {
    #expect(try MarkedText.cells(of: section("<table>\(rows)</table>")) == cells)
  }

  @Test(arguments: [
    ("<ul><li epub:type='footnote'>a</li></ul>", ["list of 1: a"]),
    ("<ul><li epub:type='bibliography'>a</li></ul>", ["list of 1: a"]),
    ("<ul><li role='doc-endnote'>a</li></ul>", ["list of 1: a", "footnote: a"]),
    (
      "<section epub:type='endnotes'><ol><li epub:type='endnote'>a</ol></section>",
      ["endnotes: a", "ordered list of 1: a", "footnote: a"]
    ),
    ("<section epub:type='bodymatter chapter'><p>a</p></section>", ["chapter: a"]),
    ("<div role='doc-foreword'>a</div><div epub:type='titlepage'>b</div>", ["foreword: a", "titlePage: b"]),
    ("<div epub:type='glossary'>a</div><div role='doc-index'>b</div>", ["glossary: a", "index: b"]),
  ])
  func `parts go by their names, and an item is one of its list`(body: String, containers: [String]) throws {
    #expect(try MarkedText.containers(of: section(body)) == containers)
  }

  @Test(arguments: [
    (
      "<epub:case required-namespace='http://www.w3.org/1998/Math/MathML'>a</epub:case><epub:default>b</epub:default>",
      "a"
    ),
    ("<epub:case required-namespace='http://x'>a</epub:case><epub:default>b</epub:default>", "b"),
    ("<epub:case>a</epub:case><epub:case required-namespace='http://www.w3.org/2000/svg'>b</epub:case>", "b"),
  ])
  func `of several ways to say the same the first that can be read is taken`(cases: String, text: String) throws {
    #expect(try section("<epub:switch>\(cases)</epub:switch>").text == text + "\n")
  }

  @Test func `details are read whole, open or not, and media give way to nothing`() throws {
    let body =
      "<details><summary>More</summary><p>Inside</p></details><video>no<p>no</p></video><object><p>instead</p></object>"
    #expect(try MarkedText.blocks(of: section(body)) == ["control 0: More", "p: Inside", "p: instead"])
  }

  @Test(arguments: [
    ("Part 2<a role='doc-noteref' href='#n'>1</a>", "Part 2"),
    ("Part 2 [<a role='doc-noteref' href='#n'>1</a>] on", "Part 2 on"),
    ("Up to 10<sup>6</sup> t", "Up to 10⁶ t"), ("H<sub>2</sub>O and 10<sup>−3</sup>", "H₂O and 10⁻³"),
    ("The 1<sup>st</sup>", "The 1st"), ("A <sup>2</sup>", "A 2"), ("One<br>two", "One two"),
    ("One <span aria-hidden='true'>#</span>", "One"), ("One<a href='#o'>¶</a>", "One"),
    ("<a href='#o'>#</a> One", "One"), ("One <a href='#o'>two</a>", "One two"), ("<a href='#o'>§</a>", "§"),
    ("One<a href='other.html'>#</a>", "One#"), ("<a role='doc-noteref' href='#n'>1</a>", "1"),
  ])
  func `a heading is named without the marks of notes, and with its numbers above and below the line`(
    heading: String, label: String
  ) throws {
    let html = "<!DOCTYPE html><html lang='en'><body><h1>\(heading)</h1><p id='n' role='doc-footnote'>Note."
    #expect(try Book.open(bytes: Array(html.utf8), name: "a.html").outline.map(\.label) == [label])
  }

  @Test(arguments: [
    ("<img data-src='a' alt='Cat'><noscript><img src='a' alt='Cat'></noscript>", 1),
    ("<img class='lazy' src='x.gif' data-original='a' alt='Cat'> <noscript><img src='a' alt='Cat'></noscript>", 1),
    ("<img data-src='a' alt='Cat'><noscript>No scripts here.</noscript>", 1),
    ("<img data-src='a' alt='Cat'> and <noscript><img src='a' alt='Cat'></noscript>", 2),
    ("<img src='a' alt='Cat'><noscript><img src='b' alt='Cat'></noscript>", 2),
  ])
  func `a picture that a script fetches, and that stands there again without one, is shown once`(
    pictures: String, count: Int
  ) throws {
    let section = try section("<p>One \(pictures) two</p>")
    #expect(section.spans.count { $0.kind == .image } == count)
  }

  @Test func `a link by a symbol is left out of a heading alone`() throws {
    let silent = { (html: String) in
      try self.section(html).spans.contains { if case .unspoken = $0.kind { true } else { false } }
    }
    #expect(try silent("<h2 id='o'>One<a href='#o'>#</a></h2>"))
    #expect(try !silent("<p id='o'>One<a href='#o'>#</a></p>"))
  }
}
