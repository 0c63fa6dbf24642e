import Markup
import Testing

/// Signs of markup that an author meant as text, in documents that are not well-formed.
@Suite struct LooseSignTests {
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

  @Test func `signs without an end take no time`() {
    for piece in ["<!--", "<a b <", "<a b", "<script>", "<a b='"] {
      _ = text(String(repeating: piece, count: 20_000))
    }
  }
}
