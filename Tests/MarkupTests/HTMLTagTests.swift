import Markup
import Testing

/// Elements of HTML in which nothing is a tag, and tags that may be left out.
@Suite struct HTMLTagTests {
  private func outline(_ body: String) -> String {
    let tree = MarkupParser.parseHTML(Array("<!DOCTYPE html><body>\(body)".utf8)).tree
    guard let top = tree.root.flatMap({ tree.first("body", in: $0) }) else { return "" }
    var text = ""
    tree.walk(top) { node in
      text += tree.name(of: node).map { "<\($0)>" } ?? String(decoding: tree.text(of: node), as: UTF8.self)
      return .children
    } leave: { node in
      if tree.nameNumber(of: node) != nil { text += "/" }
    }
    return text
  }

  @Test(arguments: [
    ("<textarea>a <b>b</b> &lt;</textarea>c", "<textarea>a <b>b</b> </c"), ("<xmp><p>&lt;</xmp>c", "<xmp><p>&lt;/c"),
    ("<textarea title='a>b'><i></textarea>", "<textarea><i>/"), ("<textarea><b>b", "<textarea><b>b//"),
    ("<script>'<xmp>'</script><b>c</b>", "<script>'<xmp>'/<b>c/"), ("<style><xmp></style><b>c", "<style><xmp>/<b>c/"),
    ("<p title=\"<xmp>\">a<b>c", "<p>a<b>c//"),
    ("<xmp>a</xmpx></xmp><b>c", "<xmp>a</xmpx>/<b>c/"), ("<TEXTAREA><b></TextArea\n>c", "<textarea><b>/c"),
  ])
  func `what stands in a field and in an example is text`(body: String, expected: String) {
    #expect(outline(body).contains(expected))
  }

  /// The words of the body of a page.
  private func words(_ page: String) -> String {
    let tree = MarkupParser.parseHTML(Array(page.utf8)).tree
    return tree.root.flatMap { tree.first("body", in: $0) }
      .map { tree.textContent(of: $0) } ?? ""
  }

  @Test(arguments: [
    "<time>a</time>", "<label>a", "<x-note>a</x-note>", "<main>a</main>", "<svg><text>a</text></svg>", "<p>a", "a",
    "<output>a</output>", "<slot>a</slot>", "</head><time>a</time>", "<body><time>a</time>",
    "<noscript><meta name=x></noscript><mark>a</mark>",
  ])
  func `a head ends where the page begins, whatever it begins with`(body: String) {
    for head in ["<title>T</title>", "<head><title>T</title>", "<meta charset=utf-8><title>T</title><link rel=x>"] {
      #expect(words("<!DOCTYPE html>\(head)\(body)").trimmingPrefix { $0.isWhitespace } == "a", "\(head)\(body)")
    }
  }

  @Test(arguments: [
    ("<select><input>a</select>b", "<select>/<input>/ab"),
    ("<select><option>o<input>a</select>", "<select><option>o//<input>/a"),
    ("<select><option>o</select><input>a", "<select><option>o//<input>/a"),
    ("<select><textarea>t</textarea>a</select>", "<select>/<textarea>t/a"),
  ])
  func `a list ends where a field begins in it`(body: String, expected: String) {
    #expect(outline(body).contains(expected), "\(outline(body))")
  }

  @Test(arguments: [
    ("<ruby>a<rp>(<rt>b<rp>)</ruby>c", "<ruby>a<rp>(/<rt>b/<rp>)//c"),
    ("<ruby><rb>a<rt>b<rtc><rt>c<rt>d<rp>e<rb>f</ruby>", "<rb>a/<rt>b/<rtc><rt>c/<rt>d/<rp>e//<rb>f//"),
    ("<ruby>a<rt>b<ruby>c<rt>d</ruby>e</ruby>f", "<rt>b<ruby>c<rt>d//e//f"), ("<rt>a<rp>b</rp></rt>", "<rt>a<rp>b//"),
    ("<ruby>a<rt><b>c<rt>d</b></ruby>", "<rt><b>c<rt>d"),
  ])
  func `a part of a ruby ends where the next begins`(body: String, expected: String) {
    #expect(outline(body).contains(expected))
  }

  @Test(arguments: [
    ("<section><div>a</section>b", "<section><div>a//b"), ("<ul><li><div><div>a</ul>b", "<ul><li><div><div>a////b"),
    ("<div><blockquote><div>a</blockquote>b</div>c", "<div><blockquote><div>a//b/c"),
    ("<h2>a</h3>b", "<h2>a/b"), ("<H2>a</H1 x>b", "<h2>a/b"), ("<h2>a</h2>b</h3>c", "<h2>a/bc"),
    // An end tag that has no open element in its block is ignored.
    ("<div>a</section>b</div>c", "<div>ab/c"), ("<section><div>a</div></section>b", "<section><div>a//b"),
    (
      "<div><section><table><tr><td><div>x</td></tr></table></section><p>z</p></div><p>w",
      "<div><section><table><tr><td><div>x/////<p>z//<p>w"
    ),
    ("<ul><li><div>a<ul><li>b</li></li></ul>c</div></li></ul>d", "b//c///d"),
    ("<section><div>a</article>b</div></section>", "<section><div>ab//"),
  ])
  func `the end of a block ends what is open in it, and that of any heading the one that is open`(
    body: String, expected: String
  ) {
    #expect(outline(body).contains(expected))
  }

  @Test(arguments: [
    "<html>", "<html xmlns:o='urn:schemas-microsoft-com:office:office'>", "<!DOCTYPE html><br><html>",
  ])
  func `what a word processor adds is no paragraph and no block`(start: String) {
    let page = start + "<body><p>at <st1:address>12 Main</st1:address> in<o:p></o:p> Bonn</p></body></html>"
    let names = MarkupParser.parse(Array(page.utf8)).tree.names
    #expect(names.contains("o:p") && names.contains("st1:address") && !names.contains("address"))
  }

  @Test func `a name with a prefix that nothing declares is one of its own, as in a browser`() {
    let page = "<!DOCTYPE html><body><p>before <x:title>inside</x:title> <x:script>a</x:script> after</p></body>"
    let names = MarkupParser.parseHTML(Array(page.utf8)).tree.names
    #expect(names.contains("x:title") && names.contains("x:script"))
    #expect(!names.contains("title") && !names.contains("script"))
    let declared = MarkupParser.parseHTML(Array("<body xmlns:s='http://www.w3.org/2000/svg'><s:title>a".utf8))
    #expect(declared.tree.names.contains("title"))
  }

  @Test func `a prefix of another vocabulary says nothing`() {
    let page =
      "<html:html xmlns:html='http://www.w3.org/1999/xhtml' xmlns:o='http://www.w3.org/1999/xhtml'><o:p>a</o:p></html:html>"
    #expect(MarkupParser.parse(Array(page.utf8)).tree.names == ["html", "p"])
  }

  @Test(arguments: [
    ("<em><p>a</em> b<p>c", "<em><p>a b//<p>c"), ("<em><center>a</em>b</center>c", "<em><center>ab//c"),
    ("<h1>a<p>b</h1>c", "<h1>a/<p>b/c"), ("<i><p>a<p>b</i>c</p>d", "<p>a/<p>bc/d"),
    ("<p><span><p>a</span> b</p>c", "<p><span><p>a b//c"), ("<p>a<section>b</section>c", "<p>a/<section>b/c"),
    ("<address><dd>a</address>b", "<dd>a<p>/b"), ("<h1>a<h2>b</h2>c", "<h1>a/<h2>b/c"),
    ("<p><em><div>a</p>b</div>", "<div>a<p>/b/"),
    // Elements that are nested well stay so.
    ("<a><p>a</p></a>b", "<a><p>a//b"), ("<b><i>a</b>b</i>", "<b><i>a//b"),
    ("<div><em>a</div>b</em>", "<div><em>a//b"),
  ])
  func `the end of a part of a line ends no block, and that of a heading what has begun in it`(
    body: String, expected: String
  ) {
    #expect(outline(body).contains(expected))
  }

  @Test(arguments: [
    ("<svg><g><p>a</p>b", "<svg><g>//<p>a/b"), ("<math><mi>x</mi><div>a</div>", "<math><mi>x//<div>a/"),
    ("<div><svg><g></div>a", "<div><svg><g>///a"), ("<svg><g></p>a", "<svg><g>//<p>/a"),
    ("<svg><font size=1>a", "<svg>/<font>a"), ("<svg><font>a", "<svg><font>a"),
    ("<svg><g></br>a", "<svg><g>//<br>/a"),
    // In some elements HTML may stand.
    ("<svg><foreignObject><p>a</p></foreignObject><text>b</svg>c", "<svg><foreignobject><p>a//<text>b//c"),
    ("<math><mtext><b>a</b></mtext></math>b", "<math><mtext><b>a///b"),
    ("<math><annotation-xml encoding='text/html'><p>a</p></annotation-xml></math>b", "<annotation-xml><p>a///b"),
    ("<math><annotation-xml><p>a", "<math><annotation-xml>//<p>a"),
    ("<p>a <math>b <mrow>c <p>d", "<p>a <math>b <mrow>c ///<p>d"),
    ("<svg><path/><a>b</a></svg>c", "<svg><path>/<a>b//c"),
  ])
  func `an element of HTML ends the drawing or the formula that it begins in`(body: String, expected: String) {
    #expect(outline(body).contains(expected))
  }

  @Test(.timeLimit(.minutes(10))) func `what never ends takes no time`() {
    for piece in [
      "<ruby><rp>", "<rp>", "<ruby><rtc><rt>", "<textarea><b", "<xmp>", "<xmp></x", "<plaintext><", "<a b=\"",
    ] {
      _ = outline("<ruby>" + String(repeating: piece, count: 8000))
    }
    for (beginning, end) in [("<p><i>", "</p></i>"), ("<svg><foreignObject>", "</div>"), ("<h1>", "</h1></em>")] {
      for pieces in [["<div>" + beginning, end], ["<em>", beginning, end], [beginning, "<svg><g>", end]] {
        _ = outline("<div>" + pieces.map { String(repeating: $0, count: 5000) }.joined())
      }
    }
  }
}
