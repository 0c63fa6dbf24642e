import BookFormats
import Testing
import TextModel

@Suite struct HTMLSpanTests {
  private func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html").section(0)
  }

  @Test(arguments: [
    ("<p>a <em> b </em> c</p>", ["emphasis: b"]), ("<p><b>a</b><strong>b</strong></p>", ["strong: a", "strong: b"]),
    ("<p><em>a <i>b</i></em></p>", ["emphasis: a b"]), ("<p><code>a</code></p>", ["code: a"]),
    ("<em><p>a</p><p>b</p></em>", ["emphasis: a", "emphasis: b"]), ("<p><em></em>a</p>", []),
    ("<p><a href='#x%20y'>a</a></p>", ["link 0#x y: a"]),
    ("<p><a href=' https://e.org/?a=b '>a</a></p>", ["link -> https://e.org/?a=b: a"]),
    ("<p>a<a epub:type='noteref' href='#n'>1</a></p>", ["note 0#n: 1"]),
    ("<p>a<sup role='doc-noteref'><a href='#n'>1</a></sup></p>", ["raised: 1", "note 0#n: 1"]),
    ("<p>a <img alt='b  c'> d</p>", ["image: b c"]), ("<p>a <img src='b'> d</p>", ["image: \u{FFFC}"]),
    ("<p>a <span lang='fr'>b <i lang='en'>c</i></span></p>", ["in fr: b c", "in en: c", "emphasis: c"]),
    ("<p>a<span epub:type='pagebreak' title='12'></span> b</p>", ["page 12: "]),
    (
      "<p>a<i epub:type='pagebreak' title='1'></i><i epub:type='pagebreak' title='2'></i>b</p>",
      ["page 1: ", "page 2: "]
    ),
    ("<p>a</p><div role='doc-pagebreak'>xii</div><p>b</p>", ["page xii: xii"]),
    ("<p>a<span role='doc-pagebreak' aria-label=' 9 '></span>b</p>", ["page 9: "]),
    ("<p>a <i role='doc-pagebreak' id='p8'>goose</i> b</p>", ["emphasis: goose", "page 8: "]),
    ("<p>a <i role='doc-pagebreak' title='page 8'>two geese</i> b</p>", ["emphasis: two geese", "page 8: "]),
    ("<p>a <i role='doc-pagebreak'>goose</i> b</p>", ["emphasis: goose"]),
    ("<p>a <span role='doc-pagebreak'>Page xii of 30</span> b</p>", ["page Page xii of 30: Page xii of 30"]),
    (
      "<p>a <span role='doc-pagebreak' title='Plan B'>Plan B</span> <span role='doc-pagebreak'>A-12</span></p>",
      ["page Plan B: Plan B", "page A-12: A-12"]
    ),
    ("<p>a <span role='doc-pagebreak' title='9'>|</span> b</p>", ["page 9: |"]),
    ("<p>a <a class='pagenum' id='Page_13'>[Pg 13]</a>b</p>", ["page 13: [Pg 13]"]),
    ("<p>x<sup>2 <sup>3</sup></sup> y<sub>i</sub></p>", ["raised: 2 3", "lowered: i"]),
    (
      "<p>a <span dir='rtl'>b <bdo dir='ltr'>c</bdo> <i dir='auto'>d</i></span></p>",
      ["rtl: b c d", "ltr: c", "emphasis: d"]
    ),
    ("<p>a <span aria-hidden='true'>b <i>c</i></span> d</p>", ["concealed: b c", "emphasis: c"]),
    ("<div aria-hidden='true'><p>a</p><p>b</p></div>", ["concealed: a", "concealed: b"]),
    ("<p>a<a epub:type='noteref' href='#n'>this word.</a></p>", ["link 0#n: this word."]),
    ("<p>a<a epub:type='noteref' href='#n'>note 12</a></p>", ["note 0#n: note 12"]),
    ("<p>a<a role='doc-noteref' href='#n'>* *</a></p>", ["note 0#n: * *"]),
    ("<p><q> a <q>b</q></q> c</p>", ["added: “", "added: ‘", "added: ’", "added: ”"]),
    ("<p><q></q>a<q> </q></p>", []),
    ("<p>a <ins> b </ins> <mark>c <mark>d</mark></mark></p>", ["inserted: b", "marked: c d"]),
    ("<ins><p>a</p><p>b</p></ins>", ["inserted: a", "inserted: b"]),
    (
      "<p>a <span role='insertion'>b</span> <i role='deletion'>c</i></p>",
      ["inserted: b", "struck: c", "emphasis: c"]
    ),
    ("<div role='mark'>a</div><p role='deletion'>b</p>c", ["marked: a", "struck: b"]),
    (
      "<p><abbr title=' Two  Words '>TW</abbr> <acronym title='x'>y</acronym></p>",
      ["abbreviation of Two Words: TW", "abbreviation of x: y"]
    ),
    ("<p><abbr title=''>a</abbr><abbr title=' b'>b</abbr><abbr>c</abbr></p>", []),
    (
      "<p><time datetime='2026-05-03'>3/5/2026</time> <time>14:30</time></p>",
      ["date 2026-05-03: 3/5/2026", "date 14:30: 14:30"]
    ),
    ("<p><time datetime='soon'>2026</time> <time>noon</time> <time></time></p>", []),
  ])
  func `spans hold their text and no blank around it`(body: String, spans: [String]) throws {
    #expect(try MarkedText.spans(of: section(body)) == spans)
  }

  @Test func `an anchor leads to the text that follows it`() throws {
    let section = try section(
      "<div id='d'><h1 id='h'>One</h1></div><p>two <a id='a'></a>three<b id='b'></b></p><p id='e'></p><p>four</p>")
    let words = section.anchors.mapValues { section.text(in: $0..<$0 + 3) }
    #expect(words == ["d": "One", "h": "One", "a": "thr", "b": "\nfo", "e": "fou"])
  }

  @Test(arguments: [
    ("<aside hidden epub:type='footnote' id='n'><p id='i'> </p></aside>", ["n", "i"], ["o"]),
    ("<section hidden epub:type='endnotes'><div id='n'></div></section><b hidden id='i'>x</b>", ["n"], ["i", "o"]),
    ("<div hidden id='n'>x<p epub:type='footnote' id='i'></p></div>", ["i"], ["n", "o"]),
  ])
  func `a note without text that the page hides cannot be gone to`(hidden: String, nowhere: [String], shown: [String])
    throws
  {
    let html = "<html><body><p>One.</p>\(hidden)<p id='o'>Two.</p></body></html>"
    let book = try Book.open(bytes: Array(html.utf8), name: "a.html")
    #expect(nowhere.map { book.position(of: .place(section: 0, anchor: $0)) } == nowhere.map { _ in nil })
    let two = TextPosition(section: 0, offset: 5)
    #expect(shown.map { book.position(of: .place(section: 0, anchor: $0)) } == shown.map { _ in two })
    #expect(book.position(of: .place(section: 0, anchor: "missing")) == .start)
  }

  @Test(arguments: ["<p><img src='i'><span id='a'></span></p>", "<p id='a'><img src='i'></p>"])
  func `an anchor at an image that shows nothing leads to its block`(body: String) throws {
    #expect(try section("<p>b</p>" + body).anchors["a"] == 2)
  }

  @Test func `images alone in their block are blocks, with no text where they have no description`() throws {
    let section = try section(
      """
      <p><img alt='a cat'></p><p><em><img src='y'></em></p><p><img alt='a'><img alt='b'></p>
      <div><svg><title>a chart</title><g/></svg></div><div><svg><image href='x'/></svg></div>
      """)
    #expect(MarkedText.blocks(of: section) == ["image: a cat", "image", "p: a b", "image: a chart", "image"])
  }

  @Test(arguments: [
    ("“<img alt='I'>t was night", "“It was night"), ("<q><img alt='I'>t was</q> night", "“It was” night"),
    ("‘<img alt='I'>f", "‘If"), ("«<img alt='I'>l pleut", "«Il pleut"), ("(—<img alt='O'>nce", "(—Once"),
    ("<img alt='É'>té", "Été"), ("a <img alt='T'>here", "a T here"), ("cat<img alt='Dog'>s", "cat Dog s"),
    ("é<img alt='Dog'>é", "é Dog é"), ("—<img alt='Dog'>—", "—Dog—"), ("“<img alt='Dog'>”", "“Dog”"),
    ("漢<img alt='Dog'>、", "漢 Dog、"),
  ])
  func `an image is apart from the words beside it, unless it is the first letter of the first`(
    body: String, text: String
  ) throws {
    #expect(try section("<p>" + body).text == text + "\n")
  }

  @Test(arguments: [
    ("<p>see <a href='#x'><img src='y'></a> there</p>", "see \u{FFFC} there\n", Block.Kind.paragraph),
    ("<p><a href='#x'><img src='y'></a></p>", "\u{FFFC}\n", .paragraph),
    ("<a href='#x'><figure> <img src='y'> </figure></a>", "\u{FFFC}\n", .paragraph),
    ("<p><a href='#x'><img src='y' alt='boat'></a></p>", "boat\n", .image),
    ("<ul><li><a href='#x'><img src='y'></a></ul>", "\u{FFFC}\n", .item(.bullet)),
  ])
  func `a link around an image leads somewhere, described or not`(
    body: String, text: String, kind: Block.Kind
  ) throws {
    let section = try section(body)
    #expect(section.text == text)
    #expect(section.blocks.map(\.kind) == [kind])
    let image = section.text.contains("\u{FFFC}") ? "\u{FFFC}" : "boat"
    #expect(section.elementRanges(.link).map { section.text(in: $0) } == [image])
    let isMarked = section.spans.contains { $0.kind == .image }
    #expect(isMarked == (kind != .image))
    #expect(section.visibleText == (text.hasPrefix("see") ? "see there\n" : ""))
  }

  @Test func `the visible text has blocks and hard breaks on lines of their own and no descriptions`() throws {
    let section = try section(
      "<h1>One</h1><p>two<br>three <img alt='pic'>four</p><p><img alt='alone'></p><hr><ol><li>five</ol>")
    #expect(section.visibleText == "One\ntwo\nthree four\nfive\n")
  }

  @Test(arguments: [
    ("<p>one</p><p>two</p>", "one\ntwo\n"), ("<p>one<br>two</p>", "one\ntwo\n"), ("<p>one</p><hr>", "one\n"),
    ("<p>one <img alt='pic'></p>", "one \n"), ("<p>one</p><img alt='pic'>", "one\n"), ("", ""),
  ])
  func `the visible text is the text where all of it is shown`(body: String, text: String) throws {
    #expect(try section(body).visibleText == text)
  }

  @Test func `a tall stack of elements is read in linear time`() throws {
    for tag in [
      "div", "b", "blockquote", "ul><li", "table><tr><td", "span lang='fr'", "a href='#x'", "i role='doc-noteref'",
    ] {
      let body = String(repeating: "<\(tag)>", count: 8000) + "deep"
      #expect(try section(body).visibleText == "deep\n", "\(tag)")
    }
    let words = String(repeating: "<i role='doc-noteref'>", count: 5000) + "see below"
    #expect(try section(words).visibleText == "see below\n")
    let wide = String(repeating: "<b><i>", count: 1000) + String(repeating: "<p>x</p>", count: 10_000)
    #expect(try section(wide).blocks.count == 10_000)
  }
}
