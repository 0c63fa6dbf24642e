import BookFormats
import TestSupport
import Testing
import TextModel
import Words

/// The text of pages and of plain files, which is kept however it is written.
@Suite struct KeptTextTests {
  private func section(_ page: String, name: String = "a.html") throws -> Section {
    let section = try Book.open(bytes: Array(page.utf8), name: name).section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return section
  }

  private func blocks(_ page: String, name: String = "a.html") throws -> [String] {
    try MarkedText.blocks(of: section(page, name: name))
  }

  @Test(arguments: [
    ("<html><body><p>a</p></body></html><p>b</p>", ["p: a", "p: b"]),
    (
      "<html><body><h1>One</h1><p>a</p></body></html>\n<html><head><title>T</title></head><body><h1>Two</h1><p>b",
      ["h1: One", "p: a", "h1: Two", "p: b"]
    ),
    ("<html><body><p>a</p></body><p>b</p></html>c &amp; d", ["p: a", "p: b", "p: c & d"]),
    ("<html><body><p>a</p></body></body><p>b</p></html></html><p>c</p>", ["p: a", "p: b", "p: c"]),
    ("<html><body><div><p>a</body></html><ul><li>b</ul>c", ["p: a", "•: b", "p: c"]),
    ("<html><head/><body><p>a</p></body><body><p>b</p></body></html>", ["p: a", "p: b"]),
    ("<html><head/><p>a</p><body><p>b</p></body>c<p>d</p></html>", ["p: a", "p: b", "p: c", "p: d"]),
    (
      "<html><head><title>T</title><style>x</style><p>a</p></head><body><p>b</p></body></html>", ["p: a", "p: b"]
    ),
    ("<ul><li><rp><div></li>a</ul><p>b<rp>(</rp></p>", ["p: a", "p: b"]),
    ("<html><frameset><noframes><body><p>a</p></body></noframes></frameset></html>", ["p: a"]),
  ])
  func `an end of the page that comes too early ends nothing`(page: String, expected: [String]) throws {
    #expect(try blocks(page) == expected)
  }

  @Test(arguments: ["Warnung: x\n", "<p>x</p>", "<title>x</title>", "<html><body>x</body></html>"])
  func `what stands before the page takes nothing from its language and direction`(start: String) throws {
    let section = try section(start + "<!DOCTYPE html>\n<html lang=\"de\" dir='rtl'><body><p>a")
    #expect(section.language == "de" && section.blocks.last?.direction == .rightToLeft)
  }

  @Test func `a page that was ended early has all its controls`() throws {
    let section = try section("<html><body><p>a</p></body></html><form><label>Name <input></label></form>")
    #expect(section.controls.map(\.name) == ["Name"])
  }

  @Test(arguments: [
    ("<p>don&#146;t say &#147;hi&#148;&#151;pay &#128;5&#133;</p>", "don’t say “hi”—pay €5…"),
    ("<p>don&#x92;t<b>&#150;</b>x<br></p", "don’t–x"), ("<p>a&#129;b&#141;c</p>", "abc"),
    ("<img alt='it&#146;s'>x", "it’s x"),
  ])
  func `control characters that were meant as windows-1252 are what was meant`(page: String, text: String) throws {
    #expect(try section("<html><body>" + page).text == text + "\n")
  }

  @Test(arguments: [
    ("a&nbsp&eacute b", "a\u{A0}é b"), ("&eacutet&eacute; &copy2", "été ©2"),
    ("x &comma; y&excl;&lpar;z&rpar;", "x , y!(z)"),
    ("&check;&star;&NewLine;&NotEqualTilde;", "✓☆ ≂\u{338}"),
    ("AT&T R&D &amp;copy; &amp;nbsp a&b;", "AT&T R&D &copy; &nbsp a&b;"),
    ("&#38copy; & &&amp;", "&copy; & &&"), ("&ltb&gt", "<b>"), ("&nosuch; &nosuch &notit;", "&nosuch; &nosuch ¬it;"),
  ])
  func `characters go by all the names that HTML has for them`(page: String, text: String) throws {
    #expect(try section("<!DOCTYPE html><html><body><p>\(page)<p>").text == text + "\n")
  }

  @Test(arguments: [
    ("&#xD83D;&#xDE00;a", "😀a"), ("&#55357;&#56832;a &#x1F600;", "😀a 😀"), ("&#xD83D;a&#xDE00;", "\u{FFFD}a\u{FFFD}"),
    ("a&#;b &#x; &#xyz; &#", "a&#;b &#x; &#xyz; &#"), ("a&#12;b", "a b"),
    ("a&#0;&#x110000;&#99999999999;", "a\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&#000065;&#x41;&#65 &#151;", "AAA —"), ("<b>&#65</b>&#", "A&#"),
  ])
  func `characters go by their numbers, and what has none is text`(page: String, text: String) throws {
    #expect(try section("<!DOCTYPE html><html><body><p>\(page)").text == text + "\n")
    #expect(
      try section(
        "<!DOCTYPE html><html><body><p><img alt='\(page.replacing("<b>", with: "").replacing("</b>", with: ""))'>"
      ).text == text + "\n")
  }

  @Test func `well-formed pages know all the names too`() throws {
    #expect(
      try section("<html><body><p>a&comma; b&NotEqualTilde;&eacute;</p></body></html>").text == "a, b≂\u{338}é\n")
  }

  @Test(arguments: [
    ("日本\n語", "日本語"), ("日本 \n  <b>語</b>", "日本語"), ("日本 語", "日本 語"), ("カ、\nタ", "カ、タ"), ("한국\n어", "한국 어"),
    ("日本\nA", "日本 A"), ("a\nb", "a b"),
  ])
  func `the end of a row between Han or kana is no blank`(page: String, text: String) throws {
    #expect(try section("<!DOCTYPE html><p>\(page)").text == text + "\n")
    #expect(try section("# x\n\n" + page, name: "a.md").text == "x\n" + text + "\n")
  }

  @Test(arguments: [
    ("<tspan x='1' y='1'>North</tspan><tspan x='1' y='9'>Sea</tspan>", "North⏎Sea"),
    ("<tspan x='0' y='5'>W</tspan><tspan x='7' y='5'>ord</tspan>", "Word"),
    ("<tspan x='0' dy='1.2em'>North</tspan><tspan x='0' dy='1.2em'>Sea</tspan>", "North⏎Sea"),
    ("<tspan x='0'>A</tspan><tspan x='50'>B</tspan>", "A B"),
    ("m<tspan dy='-5'>2</tspan><tspan dy='5'>x</tspan>", "m2x"), ("a<tspan>b</tspan>", "ab"),
  ])
  func `lines of a drawing are not run together`(text: String, expected: String) throws {
    #expect(try blocks("<!DOCTYPE html><svg><text y='1'>\(text)</text></svg>") == ["p: " + expected])
  }

  @Test(arguments: [
    (
      "<h1><span style='display:block'>Chapter</span><span style='display: block;'>One</span></h1>",
      ["h1: Chapter⏎One"]
    ),
    ("<p>a<span style='display:block'>b</span>c</p>", ["p: a⏎b⏎c"]),
    (
      "<p><span style='position:absolute;left:1px'>Ab</span><span style='position:absolute'>Cd</span></p>",
      ["p: Ab Cd"]
    ),
    ("<p>a<span style='display:inline'>b</span></p>", ["p: ab"]),
    ("<p>a<span style='display:none'>b</span></p>", ["p: a"]),
    ("<p>a<span style='display:none;display:inline'>b</span></p>", ["p: ab"]),
    ("<p>a<span style='display:block;DISPLAY : none'>b</span></p>", ["p: a"]),
    ("<p>a<span style='display:none ! important;display:inline'>b</span></p>", ["p: a"]),
    ("<p>a<span hidden style='display:block'>b</span></p>", ["p: a"]),
  ])
  func `words that the page shows apart do not touch`(page: String, expected: [String]) throws {
    #expect(try blocks("<!DOCTYPE html>" + page) == expected)
  }

  @Test func `a well-formed page in capitals is a page`() throws {
    let page =
      "<?xml version='1.0'?><HTML LANG='de'><HEAD><TITLE>t</TITLE></HEAD><BODY><H1>Head</H1><P ID='a' HIDDEN=''>no</P><P>one<BR/>two</P><UL><LI>x</LI></UL></BODY></HTML>"
    #expect(try blocks(page) == ["h1: Head", "p: one⏎two", "•: x"])
    #expect(try section(page).language == "de")
  }

  @Test(arguments: [
    ("<xmp><b>bold</b> &amp; <!-- x --></xmp><p>c", ["p: a", "code: <b>bold</b> &amp; <!-- x -->", "p: c"]),
    ("<XMP>x</xm </XMP ><p>c", ["p: a", "code: x</xm", "p: c"]),
    ("<p title='<xmp>'>b <i>c</i>", ["p: a", "p: b c"]), ("<!-- <xmp> --><i>c</i>", ["p: a", "p: c"]),
    ("<script>'<xmp>'</script><i>c</i>", ["p: a", "p: c"]), ("<xmp>b <i>c</i>", ["p: a", "code: b <i>c</i>"]),
    ("<plaintext>b <i>c</i> &lt;</plaintext>", ["p: a", "code: b <i>c</i> &lt;</plaintext>"]),
  ])
  func `markup in an element of bare text is text`(body: String, expected: [String]) throws {
    #expect(try blocks("<!DOCTYPE html><p>a</p>" + body) == expected)
  }

  @Test func `markup in a field is text, and names of characters are not`() throws {
    let page = "<!DOCTYPE html><p>x</p><textarea>x <b>y</b> &amp;amp;</textarea><p>z"
    let book = try Book.open(bytes: Array(page.utf8), name: "a.html")
    #expect(book.section(0).controls.map(\.value) == ["x <b>y</b> &amp;"])
    #expect(book.section(0).visibleText == "x\nx <b>y</b> &amp;\nz\n")
  }

  @Test func `a text with a lost zero byte is a text`() throws {
    #expect(try section("<html><body><p>one two three four five\0 six</p>").text == "one two three four five six\n")
    #expect(try section("one two three four five\0 six seven", name: "a.txt").text.contains("six"))
    #expect(try section("abc\0de\0", name: "a.txt").text == "abc de\n")
    #expect(try section("<p>a\0", name: "a.html").text.hasPrefix("a"))
    // CommonMark 0.31, 2.3.
    #expect(try section("abc\0de\0", name: "a.md").text == "abc\u{FFFD}de\u{FFFD}\n")
  }

  @Test(arguments: [
    [0], [0x61, 0, 0], [1, 0, 2], Array("BZh91AY&SY".utf8), [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0x61],
    Array("OggS\0\u{2}".utf8),
    Array("SQLite format 3\0 and much text after it that says nothing".utf8), [0x28, 0xB5, 0x2F, 0xFD, 0x61],
    [0, 0x61, 0x73, 0x6D, 1], Array("fLaC\0\0 and much text, more text, more text".utf8),
    Array("ID3\u{4}\0 and much text, more text".utf8),
  ])
  func `what is no text is not taken for one`(bytes: [UInt8]) {
    #expect(throws: BookError.unknownFormat(file: "a.txt", kind: Complaint(.kindBinary))) {
      try Book.open(bytes: bytes, name: "a.txt")
    }
  }

  // Each of these takes minutes where the work grows faster than the document.
  @Test func `lists that were not closed are shown once, however many there are`() throws {
    let section = try section("<!DOCTYPE html><p>a</p>" + String(repeating: "<select><option>o", count: 4_000))
    #expect(section.visibleText.split(whereSeparator: \.isWhitespace).count { $0 == "o" } == 4_000)
    let nested = String(repeating: "<details><summary>s", count: 4_000)
    #expect(try self.section("<!DOCTYPE html>" + nested).controls.count == 4_000)
  }

  @Test(arguments: ["\u{301}", "\u{FE0F}", "\u{200D}\u{1F469}", "\u{1100}", "\u{E33}", "\u{600}"])
  func `no character is longer than anybody writes`(mark: String) throws {
    let text = "<!DOCTYPE html><p>before e" + String(repeating: mark, count: 30_000) + " after"
    let section = try section(text)
    #expect((section.text.lazy.map(\.utf8.count).max() ?? 0) < 1_100)
    #expect(section.visibleText == "before e" + String(repeating: mark, count: 30_000) + " after\n")
  }

  @Test(arguments: ["漢字", "漢，", "あが゙", "ไทยคำ", "слово\u{A0}", "🇩🇪", "👩‍👧‍👦", "é́a"])
  func `no character that anybody writes is parted`(word: String) throws {
    let text = String(repeating: word, count: 2_000)
    #expect(try section("<!DOCTYPE html><p>" + text).text == text + "\n")
  }

  @Test(arguments: ["menu", "dir", "listing", "pre", "address"], [2, 200, 300, 2000])
  func `text behind blocks in each other is parted from theirs, however deep they are`(name: String, depth: Int)
    throws
  {
    let (start, end) = (String(repeating: "<\(name)>", count: depth), String(repeating: "</\(name)>", count: depth))
    let book = try Book.open(bytes: Array("<!DOCTYPE html><body>\(start)inside\(end)behind".utf8), name: "a.html")
    let words = book.section(0).text.split { !$0.isLetter }
    #expect(words == ["inside", "behind"])
  }
}
