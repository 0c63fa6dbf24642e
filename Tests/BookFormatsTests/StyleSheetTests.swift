import BookFormats
import TestSupport
import Testing
import TextModel

/// The text that style sheets set apart, and the limits of that.
@Suite struct StyleSheetTests {
  typealias Row = (css: String, body: String, blocks: [String])

  private func section(_ css: String, _ body: String) throws -> Section {
    let page = "<!DOCTYPE html><html><head><style>\(css)</style></head><body>\(body)"
    let section = try Book.open(bytes: Array(page.utf8), name: "a.html").section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return section
  }

  private static let apart: [Row] = [
    (
      ".n{display:block}.t{display:block}", "<span class=n>Chapter 1</span><span class=t>The Storm</span>",
      ["p: Chapter 1", "p: The Storm"]
    ),
    (".n{display:block}", "<div>a<span class=n>b</span>c</div>", ["p: a", "p: b", "p: c"]),
    (".n{display:block}", "<p>a<span class=n>b</span>c", ["p: a⏎b⏎c"]),
    ("h1 span{display:block}", "<h1><span>One</span><span>Two</span></h1>", ["h1: One⏎Two"]),
    ("h2>span, #x{display:list-item}", "<div>a<em id=x>b</em></div>", ["p: a", "p: b"]),
    (".n{display:block}", "<ol><li>a<span class=n>b</span></ol>", ["1.: a", "p: b"]),
    (".n{display:block}", "<table><tr><td>a<span class=n>b</span><td>c</table>", ["td 1,1: a⏎b", "td 1,2: c"]),
    (".n{display:table-cell}", "<div><span class=n>a</span><span class=n>b</span></div>", ["p: a b"]),
    (".n{position:absolute}", "<div><span>a</span><span class=n>b</span></div>", ["p: a b"]),
    (".n{float:right}", "<p><span class=n>12</span>word", ["p: 12 word"]),
    (".n{float:left;display:block}", "<p><span class=n>“W</span>hen all", ["p: “When all"]),
    (".n{display:block}", "<button><span class=n>a</span><span class=n>b</span></button>", ["control 0: a b"]),
    (".n{display:block}", "<div>a<span class=n style='display:inline'>b</span></div>", ["p: ab"]),
    (".n{display:block}.n{display:inline}", "<div>a<span class=n>b</span></div>", ["p: ab"]),
    ("@media print{.n{display:block}}", "<div>a<span class=n>b</span></div>", ["p: ab"]),
    (
      ".n{display:block}", "<a class=n aria-label=x href=y><span class=n>a</span><span class=n>b</span></a>",
      ["p: a⏎b"]
    ),
    (".n{display:block}", "<math class=n><mi class=n>a</mi><mi class=n>b</mi></math>", ["p: ab"]),
  ]

  @Test(arguments: apart) func `what a style sheet sets apart is apart`(row: Row) throws {
    #expect(try MarkedText.blocks(of: section(row.css, row.body)) == row.blocks)
  }

  @Test(arguments: [
    (
      ".a{position:absolute}",
      "<p><i class=a>Once </i><i class=a>up</i><i class=a>on </i><i class=a>a ti</i><i class=a>me, </i>"
        + "<i class=a>W</i><i class=a>ord</i><i class=a>.</i></p>", "Once upon a time, Word."
    ),
    (".a{float:left}", "<p><i class=a><b>up</b></i><i class=a>on <b></b></i><i class=a><b>a</b> </i>", "upon a"),
    (".a{position:absolute}", "<p><i class=a>One </i><i class=a>two</i>three</p>", "One two three"),
    (".a{position:absolute}", "<p><i class=a>1</i><i class=a>The Storm</i></p>", "1 The Storm"),
  ])
  func `pieces that bring the blanks between their words are put together`(css: String, body: String, text: String)
    throws
  {
    #expect(try section(css, body).text == text + "\n")
  }

  @Test(arguments: [
    ("He (<i class=a>see</i>) and<a class=a href='#n'>1</a>, then", "He (see) and 1, then"),
    ("5<i class=a>th</i> of May", "5th of May"),
    ("5<i class=a>the</i> end", "5 the end"),
    ("he said “<i class=a>so</i>” and", "he said “so” and"),
    ("he said \"<i class=a>so</i>\" and", "he said \"so\" and"),
    ("„Ja“<i class=a>1</i> und", "„Ja“ 1 und"),
    ("so<q class=a>a<i class=a>b</i></q>", "so“a b”"),
    ("a<i class=a>b</i><q>c</q>", "a b “c”"),
  ])
  func `marks stay with the words they belong to`(body: String, text: String) throws {
    #expect(try section(".a{position:absolute}", "<p>" + body).text == text + "\n")
  }

  @Test(arguments: [
    ("<i class=l>1</i>984 was", "1984 was"),
    ("<i class=l>3</i>rd of May", "3rd of May"),
    ("<i class=l>$5</i>0 more", "$50 more"),
    ("<i class=l>1</i>The end", "1 The end"),
    ("<i class=l><i class=b>T</i></i>he four.", "The four."),
    ("<i class=b><i class=l>T</i></i>he four.", "The four."),
    ("<i class=b><b>“T</b></i>he four.", "“The four."),
    ("<i class=l>O</i>NCE upon", "ONCE upon"),
    ("<i class=l>L’</i>âme", "L’âme"),
    ("<i class=l>Wh</i>en all", "When all"),
    ("<i class=l>Q:</i>Who", "Q: Who"),
    ("<i class=l>(a)</i>Item", "(a) Item"),
    ("<i class=l>II.</i>The Title", "II. The Title"),
    ("<i class=l>II</i>The Title", "II The Title"),
    ("<i class=l>Tip:</i>do", "Tip: do"),
    ("<i class=r>A</i>word", "A word"),
  ])
  func `the letters that a word begins with are a part of it, and labels are none`(body: String, text: String) throws
  {
    let css = ".l{float:left}.r{float:right}.b{display:block}"
    #expect(try section(css, "<p>" + body).text == text + "\n")
    #expect(try section(css, "<div>" + body).text == text + "\n")
  }

  @Test(arguments: ["display:block", "display:table-cell", "float:left", "position:absolute"])
  func `what has nothing to see breaks no word`(style: String) throws {
    let body = "wo<a class=b id=p12></a>rd<span class=b><b>\n</b></span> end"
    #expect(try section(".b{\(style)}", "<p>" + body).text == "word end\n")
    #expect(try section(".b{\(style)}", "<div>" + body).text == "word end\n")
  }

  @Test(arguments: [
    ("<p>x <code class=b>code</code>.</p>", ["p: x⏎code."]),
    ("<p>x <code class=b>code</code>\n<br>. y</p>", ["p: x⏎code", "p: . y"]),
    ("<p>x <code class=b>code</code>, and", ["p: x⏎code⏎, and"]),
    ("<p>x<code class=b>!</code>", ["p: x⏎!"]),
  ])
  func `a mark behind what has rows of its own stays with it`(body: String, blocks: [String]) throws {
    #expect(try MarkedText.blocks(of: section(".b{display:block}", body)) == blocks)
  }

  @Test(arguments: [
    "\u{FEFF}.n{display:block}", ".n{display:block!important}.n{display:inline}",
    ".n{display: block ! important} p .n{display:inline}",
  ])
  func `a sheet counts from its first byte, and what it calls important most`(css: String) throws {
    #expect(try section(css, "<p>a<i class=n>b</i>").text == "a\u{0B}b\n")
  }

  @Test(arguments: [
    (
      "li, p, div{display:inline}", "<ul><li>a<li>b</ul><p>c<p>d<div>e</div>",
      ["•: a", "•: b", "p: c", "p: d", "p: e"]
    ),
    (".n{display:none}", "<p>a<span class=n>b</span>", ["p: ab"]),
    (".n{visibility:hidden}", "<p>a<span class=n>b</span>", ["p: ab"]),
  ])
  func `a style sheet glues no blocks together and hides no text`(css: String, body: String, blocks: [String]) throws
  {
    #expect(try MarkedText.blocks(of: section(css, body)) == blocks)
  }

  @Test(arguments: [
    ("p{white-space:pre-line}", "<p>\n one\n  two \nthree\n</p>\n<p>four", ["p: one⏎two⏎three", "p: four"]),
    (
      ".v{white-space:pre-wrap}", "<div class=v>\n<b>one</b>\ntwo\n\nthree</div>a\nb",
      ["p: one⏎two", "p: three", "p: a b"]
    ),
    (
      ".v{white-space:pre}", "<div class=v>one\n<p style='white-space:normal'>two\nthree</div>",
      ["p: one", "p: two three"]
    ),
    ("pre{white-space:pre-wrap}", "<pre>a  b\nc</pre>d\ne", ["code: a  b⏎c", "p: d e"]),
    ("", "<p style='white-space: pre'>one\ntwo</p>", ["p: one⏎two"]),
  ])
  func `lines that a style keeps are kept`(css: String, body: String, blocks: [String]) throws {
    #expect(try MarkedText.blocks(of: section(css, body)) == blocks)
  }

  @Test(arguments: [
    ("ol{list-style:none}", "<ol><li>1. a<li>2. b</ol>", ["item: 1. a", "item: 2. b"]),
    (".x li{list-style-type:none}", "<ol class=x><li>1. a</ol><ol><li>b</ol>", ["item: 1. a", "1.: b"]),
    ("ol{list-style:none}li::before{content:counters(i, '.')}", "<ol><li>a</ol>", ["1.: a"]),
    ("ol{list-style:none}", "<ol style='list-style:decimal'><li>a</ol>", ["1.: a"]),
  ])
  func `a style sheet tells what stands before the items of a list`(css: String, body: String, blocks: [String])
    throws
  {
    #expect(try MarkedText.blocks(of: section(css, body)) == blocks)
  }

  @Test func `the sheets of a publication hold for the documents that link them`() throws {
    let folder = try TemporaryFolder()
    var fixture = EPUBFixture()
    let body = "<body><span class='n'>Chapter 1</span><span class='n'>The Storm</span></body>"
    for (name, link) in [
      ("a", "<link rel='stylesheet' type='text/css' href='css/all%20.css'/>"),
      ("b", "<link rel='alternate stylesheet' href='css/all%20.css'/><link rel='stylesheet' href='none.css'/>"),
      ("c", "<link rel='stylesheet' media='print' href='css/all%20.css'/>"),
    ] {
      fixture.chapters.append(
        .init(
          "\(name).xhtml",
          "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>t</title>\(link)</head>\(body)</html>"))
    }
    fixture.resources = [("EPUB/css/all .css", "text/css", Array(".n { color: red; display: block }".utf8))]
    let book = try Book.open(path: fixture.write(to: folder))
    #expect(
      (0..<3).map { book.section($0).text } == [
        "Chapter 1\nThe Storm\n", "Chapter 1The Storm\n", "Chapter 1The Storm\n",
      ])
  }

  @Test func `a sheet of a publication may begin with others, and with itself`() throws {
    let folder = try TemporaryFolder()
    var fixture = EPUBFixture()
    let body = "<body><b class='n'>a</b><b class='n'>b</b><i>c</i><u>d</u><s>e</s></body>"
    fixture.chapters = [
      .init(
        "a.xhtml",
        "<html xmlns='http://www.w3.org/1999/xhtml'><head><link rel='stylesheet' href='a.css'/></head>\(body)</html>")
    ]
    fixture.resources = [
      (
        "EPUB/a.css", "text/css",
        Array(
          "@charset 'utf-8'; /* x */ @import url( b/b.css ) all; @import 'a.css'; @import 'p.css' print; i {}".utf8)
      ),
      ("EPUB/b/b.css", "text/css", Array("@import \"../c.css\";.n{display:block}".utf8)),
      ("EPUB/c.css", "text/css", Array("i{display:block}".utf8)),
      ("EPUB/p.css", "text/css", Array("u{display:block}".utf8)),
    ]
    #expect(try Book.open(path: fixture.write(to: folder)).section(0).text == "a\nb\nc\nde\n")
  }

  @Test func `what a sheet sets in italics or bold, above or below the line, is so where the markup says nothing`()
    throws
  {
    let rules =
      ".i { font-style: italic } .b { font-weight: 700 } .u { vertical-align: super } .d { vertical-align: sub }"
    let body = """
      <p class='i'>a <span class='i'>b</span> <span class='b i'>c</span> x<span class='u'>2</span>
      y<span class='d'>3</span> <span style='font-weight: normal'>d</span> <em class='b'>e</em>
      """
    #expect(
      try MarkedText.spans(of: section(rules, body)) == [
        "emphasis: b", "emphasis: c", "strong: c", "raised: 2", "lowered: 3", "emphasis: e",
      ])
  }

  @Test func `the shorthand of fonts says what is set in italics and bold`() throws {
    let rules = ".i{font:italic 12px/1.2 serif}.b{font: small-caps 700 1em Times}.n{font:normal 1em 'Bold italic'}"
    let body =
      "<p>a <span class=i>b</span> <span class=b>c</span> <span class=n>d</span> <span style='font : bold 1em x'>e</span>"
    #expect(try MarkedText.spans(of: section(rules, body)) == ["emphasis: b", "strong: c", "strong: e"])
  }

  @Test func `sheets and documents made to take long come to an end`() throws {
    let rules = (0..<3000).map { "div div div div div div .c\($0 % 7){display:block}" }.joined()
    let body = String(repeating: "<div>", count: 300) + String(repeating: "<i class='c1 c2 c3'>x</i>", count: 5000)
    #expect(try section(rules, body).length > 5000)
    #expect(try section(String(repeating: "a{", count: 200_000), "<p>a").text == "a\n")
  }
}

/// The place of the rows of blocks.
@Suite struct AlignmentTests {
  private func alignments(_ body: String, css: String = "") throws -> [Block.Alignment?] {
    let page = "<!DOCTYPE html><html><head><style>\(css)</style></head><body>\(body)"
    return try Book.open(bytes: Array(page.utf8), name: "a.html").section(0).blocks.map(\.alignment)
  }

  @Test func `rows stand where style sheets, attributes and the element around them say`() throws {
    #expect(try alignments("<p class=t>a</p><p>b</p>", css: ".t { text-align: center }") == [.centre, nil])
    #expect(
      try alignments("<div style='text-align:right'><p>a</p><p style='text-align:left'>b</div>") == [.right, .left])
    #expect(try alignments("<center><p>a</p></center><p align=RIGHT>b</p><p>c") == [.centre, .right, nil])
    #expect(
      try alignments("<p style='text-align:justify'>a</p><p class=x>b", css: "p{text-align:end}") == [nil, .end])
  }

  @Test func `where a table stands says nothing of what stands in it`() throws {
    #expect(
      try alignments("<table align=center><tr><td>a<td align=right>b<tr><td>c<td>d</table>") == [
        nil, .right, nil, nil,
      ])
  }
}
