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
    // What does not stand in the block is left alone.
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

  @Test func `a prefix of another vocabulary says nothing`() {
    let page =
      "<html:html xmlns:html='http://www.w3.org/1999/xhtml' xmlns:o='http://www.w3.org/1999/xhtml'><o:p>a</o:p></html:html>"
    #expect(MarkupParser.parse(Array(page.utf8)).tree.names == ["html", "p"])
  }

  @Test(.timeLimit(.minutes(10))) func `what never ends takes no time`() {
    for piece in [
      "<ruby><rp>", "<rp>", "<ruby><rtc><rt>", "<textarea><b", "<xmp>", "<xmp></x", "<plaintext><", "<a b=\"",
    ] {
      _ = outline("<ruby>" + String(repeating: piece, count: 20_000))
    }
  }
}
