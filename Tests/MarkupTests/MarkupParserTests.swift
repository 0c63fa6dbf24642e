import Markup
import Testing

@Suite struct MarkupParserTests {
  private func parse(_ text: String) -> MarkupParser.Document { MarkupParser.parse(Array(text.utf8)) }

  private func text(_ document: MarkupParser.Document) -> String {
    document.tree.root.map { document.tree.textContent(of: $0) } ?? ""
  }

  @Test func `well-formed XML is read as XML, without a fault`() throws {
    let document = parse("<a x='1'><b>one</b> two<c/></a>")
    #expect(document.syntax == .xml && document.faults.isEmpty)
    let root = try #require(document.tree.root)
    #expect(document.tree.attribute("x", of: root) == "1")
    #expect(document.tree.children(of: root).map { document.tree.name(of: $0) } == ["b", "c"])
    #expect(text(document) == "one two")
  }

  @Test func `what is not well-formed is read as HTML and says where it is wrong`() {
    let document = parse("<html><body>\n<p>one <b>two</p><p>three</body></html>")
    #expect(document.syntax == .html)
    #expect(document.faults.first?.line == 2)
    #expect(text(document).contains("three"))
  }

  @Test(arguments: [
    "<!DOCTYPE html><p>a&nbsp;b&mdash;c&amp;d&lt;</p>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.1//EN' 'x.dtd'><p>a&nbsp;b&mdash;c&amp;d&lt;</p>",
    "<p>a&nbsp;b&mdash;c&amp;d&lt;</p>",
  ])
  func `entities of HTML need no document type`(source: String) {
    let document = parse(source)
    #expect(document.syntax == .xml)
    #expect(text(document) == "a\u{A0}b—c&d<")
  }

  @Test func `entities in attributes stand for their characters`() throws {
    let document = parse("<!DOCTYPE a [<!ENTITY who 'Ann'>]><a t='x&mdash;y &amp; &#38;amp; &who; &#x41;'/>")
    let root = try #require(document.tree.root)
    #expect(document.syntax == .xml)
    #expect(document.tree.attribute("t", of: root) == "x—y & &amp; Ann A")
  }

  @Test(arguments: [
    ("a &check; &comma; b", "a ✓ , b"), ("&amp;check; &#38;check; &check;", "&check; &check; ✓"),
    ("&copy &copyx &copy=1 &notit; AT&T &nosuch; &", "© &copyx &copy=1 &notit; AT&T &nosuch; &"),
    ("x > y < z &check; &eacute;&#x41;&#66 &#xZ;", "x > y < z ✓ éAB &#xZ;"),
    ("&NotEqualTilde;&#147;", "≂\u{338}“"),
  ])
  func `in the attributes of HTML too`(value: String, expected: String) throws {
    let document = parse("<!DOCTYPE html><p>a & b<IMG id='&amp;check;' class=&check;&amp; ALT=\"\(value)\"/>")
    let image = try #require(document.tree.root.flatMap { document.tree.first("img", in: $0) })
    #expect(document.syntax == .html)
    #expect(document.tree.attribute("alt", of: image) == expected)
    #expect(document.tree.attribute("id", of: image) == "&check;")
    #expect(document.tree.attribute("class", of: image) == "✓&")
  }

  private func attributes(_ name: String, _ tree: MarkupTree) -> [String] {
    var found: [String] = []
    if let node = tree.root.flatMap({ tree.name(of: $0) == name ? $0 : tree.first(name, in: $0) }) {
      tree.forEachAttribute(of: node) { found.append("\(tree.names[$0])=\(String(decoding: $1, as: UTF8.self))") }
    }
    return found
  }

  // HTML standard, 13.2.6.4.7.
  @Test(arguments: [
    (
      "Warnung: x\n<!DOCTYPE html>\n<HTML LANG='de' dir=rtl class=\"a b\"><body lang=fr id=z><p class=p>",
      ["lang=de", "dir=rtl", "class=a b"], ["lang=fr", "id=z"]
    ),
    (
      "<html lang='de'><body id=a><p>x</body></html><html lang=fr dir=rtl><body id=b lang='pl'>x",
      ["lang=de", "dir=rtl"], ["id=a", "lang=pl"]
    ),
    ("<div class=d>x<html lang = d&eacute; hidden><br><html title='&check;'", ["lang=dé", "hidden=", "title=✓"], []),
  ])
  func `a page that is begun once more takes what attributes it does not have`(
    source: String, page: [String], body: [String]
  ) {
    let tree = MarkupParser.parseHTML(Array(source.utf8)).tree
    #expect(attributes("html", tree) == page)
    #expect(attributes("body", tree) == body)
  }

  @Test func `a page that is begun for ever takes no more than a page has`() {
    let many = "<p>x" + (0..<5_000).map { "<html a\($0)=1 b\($0)=2>" }.joined() + "y"
    let tree = MarkupParser.parseHTML(Array(many.utf8)).tree
    #expect(attributes("html", tree).count == 64)
    #expect(tree.root.map { tree.textContent(of: $0) } == "xy")
  }

  @Test func `an entity of the document's own that is plain text is put in`() {
    #expect(text(parse("<!DOCTYPE a [<!ENTITY who 'Ann'>]><a>&who; &who;</a>")) == "Ann Ann")
  }

  @Test(arguments: [
    ("R&amp;D", "R&D"), ("<i>Acme</i> Ltd", "Acme Ltd"), ("one<br/>two", "one two"), ("(c) &y; X", "(c) 2020 X"),
    ("[&x;]", "[]"), ("a &lt; b", "a < b"), ("&nobody;", "&nobody;"), (String(repeating: "y", count: 5000), nil),
  ])
  func `an entity of the document's own stands for its words, whatever is in it`(content: String, words: String?) {
    let document = parse("<!DOCTYPE a [<!ENTITY y '2020'><!ENTITY x '\(content)'>]><a t='&x;'>&x;</a>")
    #expect(document.syntax == .xml && document.faults.map(\.problem) == (words == "[]" ? [.lostEntity("x")] : []))
    #expect(text(document) == words ?? content)
    #expect(document.tree.root.flatMap { document.tree.attribute("t", of: $0) } == words ?? content)
  }

  @Test(arguments: [
    "<!DOCTYPE a PUBLIC '-//W3C//DTD XHTML 1.1//EN' 'x.dtd'>", "<!DOCTYPE a SYSTEM 'x.dtd'>",
  ])
  func `a name that nobody knows is text where it may be declared elsewhere`(type: String) {
    let document = parse("\(type)\n<a t='x &foo; &eacute;'>R&D; and &foo;&foo; &eacute;</a>")
    #expect(text(document) == "R&D; and &foo;&foo; é")
    #expect(document.tree.root.flatMap { document.tree.attribute("t", of: $0) } == "x &foo; é")
    #expect(document.syntax == .xml && document.faults.map(\.problem) == [.unknownName])
    #expect(document.faults.first?.line == 2)
  }

  @Test func `an entity may name one that is declared after it`() {
    let type = "<!DOCTYPE a [<!ENTITY pub '&name; Press'><!ENTITY name 'Acme'><!ATTLIST a t CDATA '&pub;'>]>"
    #expect(text(parse(type + "<a>by &pub;</a>")) == "by Acme Press")
  }

  @Test func `a document may declare thousands of entities`() {
    let names = (0..<1200).map { "<!ENTITY e\($0) 'v\($0)'>" }.joined()
    let document = parse("<!DOCTYPE a [\(names)]><a>&e1199;</a>")
    #expect(document.syntax == .xml && text(document) == "v1199")
  }

  @Test(arguments: [
    "<!DOCTYPE html [ <!ENTITY mdash '—'> <!-- ] > --> <?x ]> ?> <!ENTITY q \"]>\"> ]>",
    "<?xml version='1.0'?>\n<!-- [ -->\n<!doctype html [\n%HTMLlat1;\n]>",
  ])
  func `the declarations of a document that is read as HTML are no text`(type: String) {
    let document = parse(type + "<html><body><p>a &mdash; b<p>c</p></body></html>")
    #expect(document.syntax == .html)
    #expect(text(document) == "a — bc")
  }

  @Test func `brackets of a document that declares nothing are text`() {
    #expect(text(parse("<!DOCTYPE html><p>a [1] <b>c<p>]>")).contains("a [1] c"))
    #expect(text(parse("<p>x<!DOCTYPE html [ y ]></p><p>z")).contains("z"))
    #expect(text(parse("<!DOCTYPE html [ see it <p>One [1] two")).contains("One [1] two"))
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["<!--", "<?", "<!-- -->", "'", "<script><!--<script></script>", "<script><!--<script></script>-->"])
  func `what is begun again and again takes no time`(piece: String) {
    for type in ["<!DOCTYPE html [", "<p>"] {
      _ = parse(type + String(repeating: piece, count: 8000))
    }
  }

  @Test(arguments: ["\0", "\u{1}", "\u{C}", "\u{1F}"])
  func `a control character parts words, and ends no document`(control: String) {
    #expect(text(parse("<p>one\(control)two</p>")) == "one two")
    #expect(text(parse("<a><p>one</p></a>\(control)<p>two</p>")).contains("two"))
  }

  @Test func `entities that hold entities without end or lie outside stand for nothing`() {
    var bomb = "<!DOCTYPE a [<!ENTITY e0 'lol'>"
    for level in 1...30 { bomb += "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>" }
    #expect(text(parse(bomb + "]><a>[&e30;]</a>")).utf8.count < 100)
    let outside = "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>[&x;]</a>"
    #expect(text(parse(outside)) == "[]")
    let many = "<!DOCTYPE a [<!ENTITY x '" + String(repeating: "y", count: 1000) + "'>]><a>"
    let references = String(repeating: "&x;", count: 100_000)
    let cut = parse(many + references + "</a>")
    #expect(text(cut).utf8.count <= 1 << 20)
    #expect(cut.faults.map(\.problem) == [.tooLongEntities])
  }

  @Test func `an entity whose text is left out is named, once, where it is declared`() {
    let types = """
      <!DOCTYPE a [<!ENTITY x SYSTEM 'x.txt'>
      <!ENTITY l '&m;'><!ENTITY m '&l;'>
      <!ENTITY unused PUBLIC 'p' 'u.txt'><!ENTITY y 'why'>]>
      """
    let outside = parse(types + "<a b='&x;'>&x; &y; &x;</a>").faults
    #expect(outside.map(\.problem) == [.lostEntity("x")] && outside.map(\.line) == [1])
    let endless = parse(types + "<a>&y; &l;</a>").faults
    #expect(endless.map(\.problem) == [.lostEntity("l")] && endless.map(\.line) == [2])
    #expect(parse(types + "<a>&y;&y;</a>").faults.isEmpty)
    let deep = (1...30).map { "<!ENTITY e\($0) '&e\($0 - 1);'>" }.joined()
    let faults = parse("<!DOCTYPE a [<!ENTITY e0 'x'>\(deep)]><a>&e30;</a>").faults
    #expect(faults.count == 1, "\(faults)")
  }

  @Test(arguments: ["<d>", "<i>"])
  func `a hundred thousand elements inside one another lose no text`(tag: String) {
    let depth = 100_000
    let end = tag.replacing("<", with: "</")
    let document = parse(String(repeating: tag, count: depth) + "deep" + String(repeating: end, count: depth))
    #expect(text(document) == "deep")
    #expect(document.tree.count > depth)
  }

  @Test func `end tags that close nothing do not take for ever`() {
    let document = parse(String(repeating: "<d>", count: 100_000) + "x" + String(repeating: "</q>", count: 100_000))
    #expect(text(document) == "x")
  }

  @Test(arguments: ["</d>", "</e>"])
  func `a document of too many elements is read up to a bound, and says so`(end: String) {
    let document = parse("<d>" + String(repeating: "<p/>", count: 2_100_000) + end)
    #expect(document.tree.count > 1_000_000 && document.tree.count < 2_100_000)
    #expect(document.faults.last?.problem == .tooManyElements)
  }

  @Test func `a tag of too many attributes is cut, and what follows it is read`() {
    let attributes = (0..<200_000).map { " a\($0)='1'" }.joined()
    let document = parse("<d><p\(attributes)>one</p>two</d>")
    #expect(text(document) == "onetwo")
    #expect(document.faults.first?.problem == .tooManyAttributes)
  }

  @Test func `tags of too many attributes are told of once, by the line of the first`() {
    let long = "<a " + String(repeating: "=", count: 4_010) + ">x\n"
    let document = parse("<d>\n" + String(repeating: long, count: 500) + "</d>")
    #expect(text(document).filter { $0 == "x" }.count == 500)
    #expect(document.sourceFaults.map(\.problem) == [.tooManyAttributes])
    #expect(document.sourceFaults.map(\.line) == [2])
  }

  @Test(arguments: ["</a>", "</b>"])
  func `a text of twelve million bytes is kept whole`(end: String) {
    let document = parse("<a>" + String(repeating: "words é ", count: 1_350_000) + end)
    #expect(text(document).utf8.count == 1_350_000 * 9)
  }

  @Test(arguments: [MarkupParser.Syntax.xml, .html])
  func `epub:type is readable by its name in both syntaxes`(syntax: MarkupParser.Syntax) throws {
    let wrong = syntax == .html ? "<p>" : ""
    let document = parse(
      "<html xmlns:o='http://www.idpf.org/2007/ops' xmlns:epub='http://www.idpf.org/2007/ops'>"
        + "<nav \(syntax == .xml ? "o" : "epub"):type='toc' xml:lang='fr'>\(wrong)</nav></html>")
    #expect(document.syntax == syntax)
    let root = try #require(document.tree.root)
    let nav = try #require(document.tree.first("nav", in: root))
    #expect(document.tree.attribute("epub:type", of: nav) == "toc")
    #expect(document.tree.attribute("xml:lang", of: nav) == "fr")
  }

  private static let encodings: [(bytes: [UInt8], text: String)] = [
    (EncodingSamples.latin("<?xml version='1.0' encoding='ISO-8859-1'?><a>caf\u{E9}</a>"), "café"),
    (EncodingSamples.latin("<?xml version='1.0' encoding='koi8-r'?><a>caf\u{E9}</a>"), "cafИ"),
    (EncodingSamples.latin("<html><meta charset=windows-1252><p>caf\u{E9}"), "café"),
    (EncodingSamples.latin("<p>caf\u{E9} \u{93}quoted\u{94}"), "café “quoted”"),
    ([0xEF, 0xBB, 0xBF] + Array("<a>café</a>".utf8), "café"),
    (EncodingSamples.wide("\u{FEFF}<a>café</a>", isBigEndian: false), "café"),
    (EncodingSamples.wide("\u{FEFF}<?xml version='1.0' encoding='utf-16'?><a>café</a>", isBigEndian: true), "café"),
    (EncodingSamples.wide("<?xml version='1.0'?><a>café</a>", isBigEndian: false), "café"),
  ]

  @Test(arguments: encodings)
  func `the encoding is found by mark, declaration or meta`(bytes: [UInt8], expected: String) {
    #expect(text(MarkupParser.parse(bytes)) == expected)
  }

  @Test func `the source offset of an element is the end of its start tag`() throws {
    let source = "<a>\n  <b x='1'>text</b>é<c>more</c></a>"
    let document = parse(source)
    let root = try #require(document.tree.root)
    for node in document.tree.children(of: root) {
      let before = String(decoding: Array(source.utf8)[..<document.tree.sourceOffset(of: node)], as: UTF8.self)
      let name = try #require(document.tree.name(of: node))
      #expect(before.split(separator: "<").last?.hasPrefix(name) == true)
    }
  }

  @Test(arguments: ["", " ", "<", "<!--", "<a", "&", "\u{0}\u{0}", "<![CDATA[", "<!DOCTYPE", "]]>", "</a>"])
  func `scraps of markup are read without a crash`(source: String) {
    _ = text(parse(source))
    #expect(parse(source).tree.count < 10)
  }
}
