import BookFormats
import Testing
import TextModel

@Suite struct HTMLBlockTests {
  private func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html").section(0)
  }

  @Test(arguments: [
    ("<p> one\n\t two  </p>", ["p: one two"]),
    ("<p>a<b>b</b>c <i> d</i> </p>", ["p: abc d"]),
    ("<div>loose<p>one</p>tail<div>two</div></div>", ["p: loose", "p: one", "p: tail", "p: two"]),
    ("<p>one<br>two<br/></p>", ["p: one⏎two"]),
    ("<p><br>one <br> two</p>", ["p: one⏎two"]),
    ("<p></p><p> </p><p>\u{AD}</p><div><div></div></div>", []),
    ("<h1>A</h1><h2>B</h2><h6>C</h6>", ["h1: A", "h2: B", "h6: C"]),
    ("<p>so\u{AD}ft \u{FFFC}x</p>", ["p: soft x"]),
    ("<p>a&#27;[31m&#7;b\u{202E}c\u{202D}d\u{2028}e&#x9b;f\u{85}g</p>", ["p: a[31mbcd e›f…g"]),
    ("<p>&nbsp;a&nbsp;b</p>", ["p: \u{A0}a\u{A0}b"]),
  ])
  func `white space collapses, blocks stand alone, and what is no text is dropped`(
    body: String, blocks: [String]
  ) throws {
    #expect(try MarkedText.blocks(of: section(body)) == blocks)
  }

  @Test(arguments: [
    "<p hidden>x</p>", "<p style='color:red; Display : none'>x</p>", "<script>x</script>", "<style>x</style>",
    "<template>x</template>", "<svg><g><title>x</title></g><desc>x</desc><metadata>x</metadata></svg>",
    "<math><annotation>x</annotation><annotation-xml>x</annotation-xml></math>", "<audio>x</audio>",
    "<video>x</video>", "<iframe>x</iframe>", "<ruby><rp>x</rp></ruby>", "<p><img alt='' src='x'></p>",
    "<img src='x' alt='x' role='presentation'>", "<img src='x' alt='x' aria-hidden='true'>", "<!-- x -->",
  ])
  func `what a page does not show is not text`(body: String) throws {
    #expect(try section(body).blocks.isEmpty)
  }

  @Test(arguments: [
    ("<noscript>x</noscript>", "x"), ("<svg><text>x</text></svg>", "x"),
    ("<object>x</object>", "x"), ("<button>x</button>", "x"), ("<math><mi>x</mi></math>", "x"),
  ])
  func `what a page shows is text`(body: String, text: String) throws {
    #expect(try section(body).text == text + "\n")
  }

  @Test func `items carry their markers, and nested lists are containers of their own`() throws {
    let section = try section(
      """
      <ol start='3'><li>three<li><p>four</p><p>more</p><ul><li>inner</ul><li value='9'>nine</ol>
      <ol type='i' reversed><li>x<li>y</ol><ol type='A'><li>z</ol><dl><dt>t<dd>d</dl>
      """)
    #expect(
      MarkedText.blocks(of: section) == [
        "3.: three", "4.: four", "p: more", "•: inner", "9.: nine", "ii.: x", "i.: y", "A.: z", "term: t",
        "description: d",
      ])
    #expect(
      MarkedText.containers(of: section) == [
        "ordered list of 3: three/four/more/inner/nine", "list of 1: inner", "ordered list of 2: x/y",
        "ordered list of 1: z", "list of 1: t/d",
      ])
    #expect(section.containers[1].parent == 0)
  }

  @Test func `an item that a printed page begins with is one of its list`() throws {
    let section = try section(
      "<ol><li>a<li role=doc-pagebreak title=5>two words<li role=doc-pagebreak title=6><li>b<li role=doc-pagebreak>7</ol>"
    )
    #expect(MarkedText.blocks(of: section) == ["1.: a", "2.: two words", "4.: b", "5.: 7"])
    #expect(MarkedText.spans(of: section) == ["page 5: ", "page 6: ", "page 7: "])
  }

  @Test(arguments: [
    ("<h2><div>Chapter 1</div><div>The Storm</div></h2>", ["h2: Chapter 1⏎The Storm"]),
    ("<h1>a<div id='x' lang='fr'>b</div> c</h1>d", ["h1: a⏎b⏎c", "p: d"]),
    ("<h1><div>a</div><ul><li>b</ul></h1>", ["h1: a", "•: b"]),
    ("<h1><div>a</div><div><h2>b</h2></div></h1>", ["h1: a", "h2: b"]),
    ("<div role=heading aria-level=3><div>a</div><div>b</div></div>", ["h3: a⏎b"]),
  ])
  func `blocks in a heading are rows of it`(body: String, blocks: [String]) throws {
    #expect(MarkedText.blocks(of: try section(body)) == blocks)
  }

  @Test func `a heading that is never ended is not all the rest of the page`() throws {
    let section = try section("<div role=heading>a" + String(repeating: "<div>b</div>", count: 200))
    #expect(section.blocks.count == 201)
  }

  @Test(arguments: [
    ("<ol><li><h2>a</h2>b<li><pre>c</pre></ol>", ["1. h2: a", "p: b", "2. code: c"]),
    ("<ol><li><table><tr><td>a<td>b</table></ol>", ["1. td 1,1: a", "td 1,2: b"]),
    ("<ol start=4><li><ol type=a><li>x<li>y</ol><li><ul><li>z</ul></ol>", ["4. a.: x", "b.: y", "5.: z"]),
    ("<ol><li><blockquote><p>a</p></blockquote><li><hr>b</ol>", ["1.: a", "separator", "2.: b"]),
    (
      "<ol><li><label><input type=radio>a</label><li><input type=radio>b</ol>",
      ["1. control 0: a", "control 1", "2.: b"]
    ),
    (
      "<dl><dt>a<dd>b<dd><p>c<p>d<dt><h3>e</h3></dl>",
      ["term: a", "description: b", "description: c", "p: d", "term h3: e"]
    ),
    ("<ul><li><h3></h3><h3>a</h3></ul><ol><li><h3></h3></ol>b", ["• h3: a", "p: b"]),
  ])
  func `an item that begins with something by itself keeps its number`(body: String, blocks: [String]) throws {
    #expect(MarkedText.blocks(of: try section(body)) == blocks)
  }

  @Test(arguments: [
    ("One.<br><br>Two.<br> <br><br>Three<br>rows.<br><br>", ["p: One.", "p: Two.", "p: Three⏎rows."]),
    ("<p><i>One<br><br>Two</i></p><ol><li>a<br><br>b</ol>", ["p: One", "p: Two", "1.: a", "p: b"]),
    ("<h1>One<br><br>Two</h1><pre>a<br><br>b</pre>", ["h1: One⏎⏎Two", "code: a⏎⏎b"]),
    ("<p>&nbsp;<br><br>One</p>", ["p: \u{A0}⏎⏎One"]),
    ("<table><tr><td>a<br><br>b<td>c</table>", ["td 1,1: a⏎⏎b", "td 1,2: c"]),
  ])
  func `two line breaks part paragraphs, where there is room for two`(body: String, blocks: [String]) throws {
    #expect(MarkedText.blocks(of: try section(body)) == blocks)
  }

  @Test func `lists that begin one right in the other have no marker without end`() throws {
    let section = try section(String(repeating: "<ol><li>", count: 2_000) + "a")
    #expect((section.blocks[0].marker?.number?.utf8.count ?? 0) < 40)
  }

  @Test func `what an empty row ends is not what the name after it leads to`() throws {
    let section = try section("<p>One<br><br><a id='x'></a>two</p>")
    #expect(section.anchors == ["x": 4])
  }

  @Test(arguments: [
    ("<dl><dt>a<dd>b<dd>c<dt>d<dt>e<dd>f</dl>", 3), ("<dl><div><dt>a</dt><dd>b</dd></div></dl>", 1),
    ("<dl><dd>a<dd>b</dl>", 1), ("<dl><dd>a<dt>b<dd>c</dl>", 1),
  ])
  func `a list of descriptions has as many items as terms`(body: String, items: Int) throws {
    #expect(try section(body).containers.map(\.kind) == [.list(items: items, isOrdered: false)])
  }

  @Test func `cells know their row and column, spans counted`() throws {
    let section = try section(
      """
      <table><caption>Cap</caption><tr><th>A<th colspan='2'>B<tr><td rowspan='2'>1<td>2<td>3<tr><td>4<td></table>
      """)
    #expect(
      MarkedText.blocks(of: section) == [
        "caption: Cap", "th 1,1: A", "th 1,2: B", "td 2,1: 1", "td 2,2: 2", "td 2,3: 3", "td 3,2: 4", "td 3,3",
      ])
    #expect(MarkedText.containers(of: section) == ["table 3x3: Cap/A/B/1/2/3/4"])
  }

  @Test func `headers that span more rows than any table has take no time`() throws {
    let row = "<tr><th scope=row rowspan=65534>x</th>"
    let section = try section("<table>" + String(repeating: row, count: 3_000) + "<td>y</td></table>")
    #expect(section.blocks.count == 3_001)
    #expect(MarkedText.cells(of: section).first?.hasPrefix("|x+x") == true)
  }

  @Test func `what was marked in the empty cells of a layout stands before the text after them`() throws {
    let section = try section(
      """
      <p>one<table><tr><td><a id='x'></a><tr><td><ul><li>two</ul><table><tr><th>A<td>B</table>
      <tr><td id='y'></table><p>three
      """)
    #expect(MarkedText.blocks(of: section) == ["p: one", "•: two", "th 1,1: A", "td 1,2: B", "p: three"])
    #expect(section.anchors == ["x": 4, "y": 12])
    #expect(MarkedText.containers(of: section) == ["list of 1: two", "table 1x2: A/B"])
    #expect(MarkedText.cells(of: section) == ["|A: B"])
  }

  @Test(arguments: [
    "<table role='presentation'><tr><td>one<td>two</table>", "<table><tr><td>one<tr><td>two</table>",
    "<table><tr><td><tr><td>one<tr><td><tr><td>two<tr><td></table>",
    "<p>one</p><table><tr><td></td><td> </td></tr></table><p>two</p>",
  ])
  func `a table that is only layout is plain blocks`(body: String) throws {
    let section = try section(body)
    #expect(MarkedText.blocks(of: section) == ["p: one", "p: two"])
    #expect(section.containers.isEmpty && section.blocks.allSatisfy { $0.container == nil })
  }

  // This takes minutes where the work grows faster than the page.
  @Test func `a page laid out by thousands of tables with empty cells is read in linear time`() throws {
    let table = "<table><tr><td></td></tr><tr><td id='a'><a href='#x'>l</a> <b>x</b></td></tr></table>"
    let section = try section(String(repeating: table, count: 8000))
    #expect(section.blocks.count == 8000 && section.spans.count == 16_000 && section.anchors == ["a": 0])
  }

  @Test func `quotes, figures, asides and named parts are containers`() throws {
    let section = try section(
      """
      <blockquote><p>q</p></blockquote><figure><img alt='pic'><figcaption>fig</figcaption></figure>
      <aside>side</aside><aside epub:type='footnote'>note</aside><section role='doc-endnotes'><p>end</p></section>
      <section epub:type='bibliography'>b</section><div epub:type='pullquote'>pull</div><nav epub:type='toc'>t</nav>
      """)
    #expect(
      MarkedText.containers(of: section) == [
        "quote: q", "figure: pic/fig", "aside: side", "footnote: note", "endnotes: end", "bibliography: b",
        "pullquote: pull", "tableOfContents: t",
      ])
    #expect(MarkedText.blocks(of: section)[1...2] == ["image: pic", "caption: fig"])
  }

  @Test(arguments: [
    ("<p>★★★★☆</p>", ["p: ★★★★☆"]), ("<p>★★★★★</p>", ["p: ★★★★★"]), ("<p>●●○</p>", ["p: ●●○"]),
    ("<p>★</p>", ["separator: ★"]), ("<p>★ ★ ★</p>", ["separator: ★ ★ ★"]),
    ("<p>a</p><p>&#x200B;</p><p>b&#x2060;</p>", ["p: a", "separator", "p: b\u{2060}"]),
    ("<hr>", ["separator"]), ("<p>* * *</p>", ["separator: * * *"]), ("<p>⁂</p>", ["separator: ⁂"]),
    ("<div>#</div>", ["separator: #"]), ("<p>---</p>", ["separator: ---"]), ("<p>—</p>", ["p: —"]),
    ("<p>…</p>", ["p: …"]), ("<p>a</p><p class='b'>&nbsp;</p><p>c</p>", ["p: a", "separator", "p: c"]),
    ("<p>a</p><p class='b'></p><h1>c</h1>", ["p: a", "h1: c"]), ("<p>a</p><p></p><p>c</p>", ["p: a", "p: c"]),
  ])
  func `breaks between scenes are separators`(body: String, blocks: [String]) throws {
    #expect(try MarkedText.blocks(of: section(body)) == blocks)
  }

  @Test func `preformatted lines are kept with their blanks`() throws {
    let section = try section("<pre>\n  one\n\n\ttwo <b>b</b>\n</pre><p>x  y</p>")
    #expect(MarkedText.blocks(of: section) == ["code:   one⏎⏎        two b", "p: x y"])
  }

  @Test func `a block says its language where it differs from the section's`() throws {
    let section = try section("<p>a</p><p lang='fr'>b</p><div xml:lang='de_AT'><p>c</p></div><p lang='en'>d</p>")
    #expect(section.language == "en")
    #expect(section.blocks.map(\.language) == [nil, "fr", "de-AT", nil])
  }
}
