import LecternCLI
import TestSupport
import Testing

/// Names of places that stand where a text ends.
@Suite struct PlaceAtEndTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  private static let pages = """
    <h1>T</h1><p>First paragraph.<span role="doc-pagebreak" id="p2" aria-label="2"></span></p>
    <p>Second paragraph.</p><p>Last.<span role="doc-pagebreak" id="p3" aria-label="3"></span></p>
    """

  @Test func `a page that begins behind a paragraph's last word is the next paragraph`() throws {
    #expect(try form.heard(": \"print 2\" Enter", Self.pages).suffix(2) == ["Print page 2.", "Second paragraph."])
  }

  @Test func `a page that begins behind the book's last word is where the book ends`() throws {
    #expect(try form.heard(": \"print 3\" Enter", Self.pages).last == "Last.")
  }

  @Test func `a page is found in capitals too`() throws {
    let pages = "<p>One.</p><p><span role=\"doc-pagebreak\" id=\"p\" aria-label=\"xi\"></span>Two.</p>"
    #expect(try form.heard(": \"print XI\" Enter", pages).suffix(2) == ["Print page XI.", "Two."])
    // Both pages are found, each by the case of its label.
    let both = pages + "<p><span role=\"doc-pagebreak\" id=\"q\" aria-label=\"XI\"></span>Three.</p>"
    #expect(try form.heard(": \"print XI\" Enter", both).last == "Three.")
    #expect(try form.heard(": \"print xi\" Enter", both).last == "Two.")
  }

  @Test(arguments: [" page 12. ", "Page 12", "12", "S. 12"])
  func `a page goes by its number, though its label says that it is a page`(label: String) throws {
    let pages = "<p>One.</p><p><span role=\"doc-pagebreak\" id=\"p\" aria-label=\"\(label)\"></span>Two.</p>"
    #expect(try form.heard(": \"print 12\" Enter", pages).suffix(2) == ["Print page 12.", "Two."])
  }

  @Test func `a page that is called by more than a number keeps its name`() throws {
    let pages = "<p>One.</p><p><span role=\"doc-pagebreak\" id=\"p\" aria-label=\"Plate 4\"></span>Two.</p>"
    #expect(try form.heard(": \"print plate 4\" Enter", pages).last == "Two.")
  }

  @Test func `a link to the end of a paragraph tells that paragraph`() throws {
    let body = """
      <p>See <a href="#x">there</a>.</p><p>Target text.<a id="x"></a></p><p>More.</p>
      """
    #expect(try form.heard("k Enter", body).last == "Target text.")
  }

  @Test func `chapters of one page are found by their number, though there are thousands`() throws {
    let body = (1...3000).map { "<h2>Part \($0)</h2><p>Text.</p>" }.joined(separator: "\n")
    // The text before the first heading is a chapter too.
    #expect(try form.heard(": \"c2900\" Enter", body).last == "Part 2899. Heading level 2.")
    #expect(try form.heard(": \"c3002\" Enter", body).last?.contains("no such place") == true)
  }
}
