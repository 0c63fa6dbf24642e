import Markup
import TestSupport
import Testing

/// Symbols of markup that an author meant as text, in documents that are not well-formed.
@Suite struct StrayMarkupTests {
  private func text(_ body: String) -> String {
    let tree = MarkupParser.parse(Array("<html><body><p>\(body)</p></body></html>".utf8)).tree
    let text = tree.root.map { tree.textContent(of: $0) } ?? ""
    return text.split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    ("If a<b and 5 < 6 then & so.", "If a<b and 5 < 6 then & so."), ("a<b then", "a<b then"),
    ("one<!-- two", "one two"), ("one<!-- a -- b --> two<br>", "one two"), ("one<!-- a --!> two<br>", "one two"),
    ("one<!--> two<br>", "one two"), ("one<!---> two<br>", "one two"), ("<b <i>one</i></b>", "one"),
    ("<a href=x <b>one</b></a>", "one"),
    ("<a title='x<y' href=z>one</a><br>", "one"), ("<br/ <b>one", "one"), ("1 <2, <3 & <", "1 <2, <3 & <"),
    ("<b>one<br>", "one"), ("<script>if (a<b then c<d)</script>one<br>", "if (a<b then c<d)one"),
    ("<style>a<b c<d</style><!-- x", "a<b c<d x"), ("<!-- a<b c <d --><br>one", "one"),
  ])
  func `what stands after them is not lost, and markup is none of the text`(body: String, expected: String) {
    #expect(text(body) == expected)
  }

  @Test(arguments: [
    "<!-- write(\"<script src='x'></script>\"); -->", "<!-- <script>a</script> <script>b</script>", "<!-- </p> -->",
    "<!-- a --> b <!-- <script></script> -->", "a",
  ])
  func `a script that writes scripts ends where its author ends it`(script: String) {
    let tree = MarkupParser.parse(Array("<p>one<br><script>\(script)</script>two".utf8)).tree
    let body = tree.root.flatMap { tree.elements(named: ["body"], in: $0).first }
    let inside = body.map { tree.elements(named: ["script"], in: $0).map { tree.textContent(of: $0) } } ?? []
    let all = body.map { tree.textContent(of: $0) } ?? ""
    #expect(inside.count == 1 && all.replacing(inside.joined(), with: "") == "onetwo")
  }

  @Test(arguments: [
    ("If a<b, then (i<n) and x<y.", "If a<b, then (i<n) and x<y."), ("x<y", "x<y"), ("x<y—z <br>", "x<y—z"),
    ("if a<b and c=d then <i>e</i>", "if a<b and c=d then e"), ("for i<n do y>z", "for i<n do y>z"),
    ("a<b then c>d <br>", "a<b then c>d"), ("<td nowrap>one<br>", "one"), ("one<td nowrap>two<br>", "onetwo"),
    ("Ann <ann@example.org> and <http://example.org/a>", "Ann <ann@example.org> and <http://example.org/a>"),
    ("type <name> here<br>", "type <name> here"), ("<x-one>two</x-one><y:z>three<br>", "twothree"),
    ("<a_b.c>one</a_b.c><br>", "one"), ("<br\\>one<br'>two", "onetwo"),
    ("one <! two <br>three", "one <! two three"), ("one <? two > <br>three", "one <? two > three"),
    ("one </ two", "one </ two"), ("1</2 > 3 <br>", "1</2 > 3"), ("one</ p ><br>two", "onetwo"),
    ("<>one</><br>", "<>one</>"),
    ("one <![if !IE]>two<![endif]> three<br>", "one two three"),
    ("one <![CDATA[<b>two</b> & more]]> three<br>", "one <b>two</b> & more three"),
    ("<a href=\"x>one</a> two", "one two"),
    ("<a href=\"x>one</a> and <a href=\"y\">two</a><br>", "one and two"),
    ("<textarea>one <p>two</textarea> three<br>", "one <p>two three"), ("<xmp>a<b>c&lt;</xmp><br>", "a<b>c&lt;"),
  ])
  func `what no author means as markup is text`(body: String, expected: String) {
    #expect(text(body) == expected)
  }

  @Test(arguments: [
    "x<y", "x <", "x <y", "x </", "x <!", "x <?", "x <!y", "x <?y", "x </y", "x <y z", "x <y z='", "x <br'",
  ])
  func `nothing is lost at the end of a document`(end: String) {
    let tree = MarkupParser.parseHTML(Array("<p>one \(end)".utf8)).tree
    #expect(tree.root.map { tree.textContent(of: $0) } == "one \(end)")
  }

  @Test(arguments: [
    ("<title/>", "one a<b, two"), ("<script src='x'/>", "one a<b, two"), ("<style/>", "one a<b, two"),
    ("<script src='x'/><script>if (a) b</script>", "if (a) bone a<b, two"),
    ("<script/>a<b</script>", "a<bone a<b, two"), ("<title>three", "threeone a<b, two"),
    ("<style>p {}", "p {}one a<b, two"), ("<title>a<b, c</title>", "a<b, cone a<b, two"),
  ])
  func `an element of the head without an end swallows nothing`(element: String, expected: String) {
    let source = "<html><head>\(element)</head><body><p>one a<b, two</body></html>"
    let tree = MarkupParser.parseHTML(Array(source.utf8)).tree
    #expect(tree.root.map { tree.textContent(of: $0) } == expected)
  }

  @Test(arguments: [
    ("<style>p{color:red}<p>two</p>", "p{color:red}", 1), ("<script>\nx = 1;\n<p>two</p>", "\nx = 1;\n", 1),
    ("<script>write(\"<p>no</p>\");\ni<b;\n  <div>two</div>", "write(\"<p>no</p>\");\ni<b;\n  ", 1),
    ("<script>a<b", "a<b</body>", 0), ("<script>a</script>two", "a", 0), ("<style><p></style>two", "<p>", 0),
  ])
  func `a script or a sheet in the body without an end swallows no block`(body: String, inside: String, faults: Int) {
    let document = MarkupParser.parseHTML(Array("<!DOCTYPE html><body>one\n\(body)</body>".utf8))
    let raw = document.tree.root.map { document.tree.elements(named: ["script", "style"], in: $0) } ?? []
    #expect(raw.map { document.tree.textContent(of: $0) } == [inside])
    let all = document.tree.root.map { document.tree.textContent(of: $0) } ?? ""
    #expect(all.hasSuffix("two") || faults == 0)
    #expect(document.sourceFaults.map(\.problem) == Array(repeating: .unended, count: faults))
    #expect(document.sourceFaults.allSatisfy { $0.line == 2 })
  }

  @Test(arguments: [
    "<iframe src=x>", "<video src=x controls><source src=y>", "<audio src=x/>", "<IFRAME>",
  ])
  func `what shows nothing of what it holds and is never ended holds nothing`(element: String) throws {
    let document = MarkupParser.parseHTML(Array("<!DOCTYPE html><body>one\n\(element)<p>two".utf8))
    let name = element.dropFirst().prefix(while: \.isLetter).lowercased()
    let found = try #require(document.tree.root.flatMap { document.tree.first(name, in: $0) })
    #expect(document.tree.textContent(of: found).isEmpty)
    #expect(document.sourceFaults.map(\.problem) == [.unended] && document.sourceFaults.first?.line == 2)
  }

  @Test(arguments: [
    ("<template><p>no</template>b", "ab"), ("<template><p>no</p></div>b</body></html>", "a"),
    ("<template>no<template>no</template>b", "a"), ("<template>no<template>no</template></template>b", "ab"),
    ("<TEMPLATE>no</Template>b", "ab"), ("<template></template><template>b", "a"),
  ])
  func `a template that is never ended holds all that follows`(body: String, shown: String) {
    let document = MarkupParser.parseHTML(Array("<!DOCTYPE html><body><div>a\(body)".utf8))
    let tree = document.tree
    var text = ""
    if let root = tree.root {
      tree.walk(root) { node in
        if tree.name(of: node) == "template" { return .skip }
        text += String(decoding: tree.text(of: node), as: UTF8.self)
        return .children
      } leave: { _ in
      }
    }
    #expect(text == shown)
    #expect(document.sourceFaults.map(\.problem) == (shown == "a" ? [.unended] : []))
  }

  @Test func `templates inside of one another are read in linear time`() {
    let deep = String(repeating: "<template>", count: 50_000)
    let ends = String(repeating: "</template>", count: 50_000)
    for source in [deep, deep + ends, deep + ends.dropLast(12)] {
      #expect(MarkupParser.parseHTML(Array("<!DOCTYPE html><body>a\(source)".utf8)).tree.root != nil)
    }
  }

  @Test(arguments: [
    ("<select><input>b</select>c", "select:|input|bc"), ("<select><option>o<input>b</select>c", "select:o|input|bc"),
    ("<select><textarea>t</textarea>b</select>", "select:|textarea|tb"),
    ("<select><option>o</select><input>b", "select:o|input|b"), ("<select><option>o<p>b", "select:ob|"),
  ])
  func `a field ends the list of choices that it begins in`(body: String, shown: String) {
    let tree = MarkupParser.parseHTML(Array("<!DOCTYPE html><body>\(body)</body>".utf8)).tree
    let lists = tree.root.map { tree.elements(named: ["select"], in: $0) } ?? []
    let inside = lists.map { "select:" + tree.textContent(of: $0) + "|" }.joined()
    let all = tree.root.map { tree.textContent(of: $0) } ?? ""
    let field = ["input", "textarea"].first { name in tree.root.flatMap { tree.first(name, in: $0) } != nil }
    let rest = all.dropFirst(lists.map { tree.textContent(of: $0).count }.reduce(0, +))
    #expect(inside + (field.map { $0 + "|" } ?? "") + rest == shown)
  }

  @Test(arguments: [
    ("caf&eacute", "café"), ("caf&eacutes", "cafés"), ("A&T", "A&T"), ("A&", "A&"), ("&ampx", "&x"),
    ("&lang;a&rang;", "⟨a⟩"),
    ("&lang;&#x1F600;&rang;", "⟨😀⟩"), ("&Lang;a&langle;", "⟪a⟨"), ("&lang a", "&lang a"), ("&#233", "é"),
  ])
  func `names of characters stand for those of the standard, also where the document ends`(
    source: String, text: String
  ) {
    let tree = MarkupParser.parseHTML(Array("<!DOCTYPE html><p>\(source)".utf8)).tree
    let found = tree.root.map { tree.textContent(of: $0) } ?? ""
    #expect(found == text || found == text + "\n")
    let named = MarkupParser.parseHTML(Array("<!DOCTYPE html><p title='\(source)'>".utf8)).tree
    let title = named.root.flatMap { named.first("p", in: $0) }.flatMap { named.attribute("title", of: $0) }
    // In attributes a name that goes on is none.
    #expect(title == (["caf&eacutes", "&ampx"].contains(source) ? source : text))
  }

  @Test(arguments: [
    ("<div>a</br>b</div>", ["div", "br"]), ("<div>a</p>b</div>", ["div", "p"]),
    ("<p>a<div>b</div></p>c<br>", ["p", "div", "p", "br"]), ("<p>a</p><br>", ["p", "br"]),
  ])
  func `end tags of what is not open part what stands around them`(body: String, names: [String]) {
    let tree = MarkupParser.parseHTML(Array("<html><body>\(body)</body></html>".utf8)).tree
    let found = tree.root.map { tree.elements(named: ["br", "div", "p"], in: $0) } ?? []
    #expect(found.compactMap { tree.name(of: $0) } == names)
  }

  @Test func `a tag that ends itself is none in HTML, and is one in XHTML`() {
    for (type, expected) in [("html", "<b>"), ("html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN'", "")] {
      let source = "<!DOCTYPE \(type)><p><textarea/><b></textarea>"
      let tree = MarkupParser.parseHTML(Array(source.utf8)).tree
      #expect(tree.root.map { tree.textContent(of: $0) } == expected)
    }
  }

  @Test func `every word of a text with symbols between its words comes out, in order`() {
    var random = Seed("loose signs")
    let joints = ["<", " <", "< ", " < ", "</", "<!", "<?", "<=", "<<", "<-", " <!-", ",<", ")<", "<("]
    let ends = [" ", " ", " ", ", ", ". ", "; ", ") ", "(", "—", " & ", "\n"]
    for _ in 0..<2000 {
      var source = ""
      for number in 0..<Int.random(in: 1...12, using: &random) {
        let letter = ["w", "b", "a", "p", "é", "i", "br", "q-", "n"].randomElement(using: &random) ?? ""
        source += letter + "\(number)" + (ends.randomElement(using: &random) ?? "")
        if Bool.random(using: &random) { source += joints.randomElement(using: &random) ?? "" }
      }
      let tree = MarkupParser.parseHTML(Array(source.utf8)).tree
      let text = tree.root.map { tree.textContent(of: $0) } ?? ""
      #expect(words(text) == words(source), "\(source.debugDescription)")
    }
  }

  private func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }

  @Test func `symbols without an end take no time`() {
    for piece in [
      "<!--", "<a b <", "<a b", "<script>", "<a b='", "<script/>", "<![CDATA[", "<b w x=\"", "\" x=\"<b w x='",
      "x<y-z>",
    ] {
      _ = text(String(repeating: piece, count: 20_000))
    }
  }

  @Test func `a page in which too much is no tag says from where on it was not looked at`() {
    func faults(_ count: Int) -> [MarkupFault] {
      let piece = "\" x=\"<b w x='\n"
      return MarkupParser.parseHTML(Array(String(repeating: piece, count: count).utf8)).faults
    }
    let fault = faults(20_000).first { $0.problem == .tooManyStrayDelimiters }
    #expect((fault?.line ?? 0) > 100)
    #expect(!faults(20).contains { $0.problem == .tooManyStrayDelimiters })
  }
}
