import Audit
import Markup
import Testing

struct MendedSourceTests {
  /// A source, the changes of its elements, and the source that they make of it.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let mended: String
    let steps: @Sendable (AuditedPage) -> [Mending.Step]

    init(
      _ description: String, _ source: String, _ mended: String,
      _ steps: @escaping @Sendable (AuditedPage) -> [Mending.Step]
    ) {
      testDescription = description
      self.source = source
      self.mended = mended
      self.steps = steps
    }
  }

  private static func first(_ name: String, _ page: AuditedPage, _ number: Int = 0) -> MarkupNode {
    page.elements(named: name)[number]
  }

  static let examples: [Example] = [
    Example(
      "an attribute that is missing", "<p><img src=a></p>", "<p><img src=a alt=\"A &quot;cat&quot; &amp; I\"></p>"
    ) {
      [.set("alt", to: "A \"cat\" & I", of: first("img", $0))]
    },
    Example("an attribute that stands there, twice", "<img ALT='x' src=a alt=y>", "<img alt=\"z\" src=a>") {
      [.set("alt", to: "z", of: first("img", $0))]
    },
    Example("the last of two values", "<img src=a>", "<img src=a alt=\"two\">") {
      [.set("alt", to: "one", of: first("img", $0)), .set("alt", to: "two", of: first("img", $0))]
    },
    Example("attributes without quotes, and a slash", "<input disabled value=a/b />", "<input value=a/b />") {
      [.remove("disabled", of: first("input", $0))]
    },
    Example("the first and the last attribute", "<p id=a lang=en\n dir=ltr>x", "<p lang=en role=\"note\">x") {
      [
        .remove("id", of: first("p", $0)), .remove("dir", of: first("p", $0)),
        .set("role", to: "note", of: first("p", $0)),
      ]
    },
    Example(
      "markup before an element and inside of one", "<label>Mail</label><button></button>",
      "<h1>Form</h1><label>Mail</label><button>Send</button>"
    ) {
      [.insertBefore(first("label", $0), "<h1>Form</h1>"), .insertInside(first("button", $0), "Send")]
    },
    Example("a name in both tags", "<div>a<div>b</div>c</div>", "<main>a<div>b</div>c</main>") {
      [.rename(first("div", $0), to: "main")]
    },
    Example("a name with an end tag left out", "<p>a<p>b", "<h2>a</h2><p>b") { [.rename(first("p", $0), to: "h2")] },
    Example("an end by that of the element around", "<ul><li>a</ul>b", "<ul><div>a</div></ul>b") {
      [.rename(first("li", $0), to: "div")]
    },
    Example(
      "tags in comments, in values and in scripts are none",
      "<div title='</div>'><!-- </div> --><script>'</div>'</script>a</div>",
      "<nav title='</div>'><!-- </div> --><script>'</div>'</script>a</nav>"
    ) { [.rename(first("div", $0), to: "nav")] },
    Example(
      "a language where the tag is left out", "<!DOCTYPE html><title>t</title><p>x",
      "<!DOCTYPE html><html lang=\"de\"><title>t</title><p>x"
    ) { [.set("lang", to: "de", of: $0.tree.root ?? first("html", $0))] },
    Example(
      "a title where the head is left out", "<!DOCTYPE html><html><p>x", "<!DOCTYPE html><html><title>t</title><p>x"
    ) { [.insertInside($0.elements(named: "head").first ?? first("html", $0), "<title>t</title>")] },
    Example(
      "an element of XHTML without content", xhtml("<p/>"), xhtml("<p>x<br/></p>")
    ) { [.insertInside(first("p", $0), "x<br>")] },
  ]

  private static func xhtml(_ body: String) -> String {
    "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>t</title></head><body>\(body)</body></html>"
  }

  @Test(arguments: examples)
  func `a mending changes what it is about and nothing else`(example: Example) throws {
    let page = AuditedPage(Array(example.source.utf8), path: "page.html")
    let bytes = try #require(MendedSource.bytes(of: page, by: Mending(example.steps(page))))
    #expect(String(decoding: bytes, as: UTF8.self) == example.mended)
    if page.syntax == .xml { #expect(AuditedPage(bytes, path: "page.html").syntax == .xml) }
  }

  @Test func `a value of another namespace has its prefix declared once`() throws {
    let page = AuditedPage(Array(Self.xhtml("<p>a</p><p>b</p>").utf8), path: "page.xhtml")
    let steps = page.elements(named: "p").map { Mending.Step.set("epub:type", to: "footnote", of: $0) }
    let mended = AuditedPage(try #require(MendedSource.bytes(of: page, by: Mending(steps))), path: "page.xhtml")
    #expect(mended.syntax == .xml)
    #expect(mended.elements(with: "epub:type").count == 2)
  }

  @Test func `an element that the parser has added is not renamed`() throws {
    let page = AuditedPage(Array("<p>x".utf8), path: "page.html")
    let body = try #require(page.elements(named: "body").first)
    #expect(MendedSource.bytes(of: page, by: Mending([.rename(body, to: "div")])) == nil)
  }

  @Test func `an element is found by its own identifier, or by one that it is given`() {
    let page = AuditedPage(Array("<p id=a>x<p id=b>y<p id=b>z<p>w".utf8), path: "page.html")
    var source = MendedSource(page)
    let found = page.elements(named: "p").map { source.identifier(of: $0) }
    #expect(found[0] == "a" && Set(found).count == 4)
    let marked = AuditedPage(source.bytes, path: "page.html")
    #expect(marked.elements(named: "p").map { marked.attribute("id", of: $0) } == found)
  }
}
