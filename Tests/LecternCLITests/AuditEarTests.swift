import Audit
import LecternCLI
import Markup
import Speech
import Testing
import Words

@Suite struct AuditEarTests {
  /// A page, the element that a rule finds, what it would mend, and what is heard before and after.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let page: String
    let element: String
    let mend: (@Sendable (MarkupNode) -> Mending)?
    let now: String
    let mended: String?

    init(
      _ description: String, _ page: String, _ element: String, now: String, mended: String? = nil,
      _ mend: (@Sendable (MarkupNode) -> Mending)? = nil
    ) {
      testDescription = description
      self.page = page
      self.element = element
      self.mend = mend
      self.now = now
      self.mended = mended
    }

    /// Returns what is heard at the elements that the rule finds.
    func heard(_ wcag: [String] = [], as voice: AuditVoice = .lectern) -> [Finding.Heard?] {
      let (element, mend) = (element, mend)
      let rule = Rule(
        "some-rule", .error, wcag: wcag, applies: { $0.elements(named: element) },
        expects: { node, _ in .failed(mending: mend?(node)) })
      let page = AuditedPage(Array(page.utf8), path: "folder/page.html")
      let findings = PageAudit(page, rules: [rule]).findings
      return AuditEar(catalogue: .english, names: .english, voice: voice).heard(findings, in: page)
    }
  }

  static let examples: [Example] = [
    Example(
      "a button is heard as the Tab key says it", "<p>Text.</p><p><button></button></p><p>More.</p>", "button",
      now: "Button, unlabelled.", mended: "What the button does. Button."
    ) { Mending([.insertInside($0, "What the button does")]) },
    Example(
      "a field behind words is heard, and not they", "<p>Name <input></p>", "input", now: "Text field, unlabelled.",
      mended: "Name. Text field."
    ) { .set("aria-label", to: "Name", of: $0) },
    Example(
      "a frame is not heard", "<iframe src=x.html></iframe><p>More.</p>", "iframe", now: "Nothing.",
      mended: "Nothing."
    ) { .set("title", to: "Map", of: $0) },
    Example(
      "a link is heard as the Tab key says it", "<p>So <a href=x.html>here</a> it is.</p>", "a", now: "here. Link.",
      mended: "Fares. Link."
    ) { .set("aria-label", to: "Fares", of: $0) },
    Example(
      "text is heard with its sentence", "<p>One. <b>Two</b> is here. Three.</p>", "b", now: "Two is here.",
      mended: "Two is here."
    ) { Mending([.rename($0, to: "strong")]) },
    Example(
      "a heading is heard with its level", "<p>One.</p><h4>Two</h4>", "h4", now: "Two. Heading level 4.",
      mended: "Two. Heading level 2."
    ) { Mending([.rename($0, to: "h2")]) },
    Example(
      "a table is heard where it is come into", "<p>One.</p><table><tr><td>a<td>b</table>", "table",
      now: "Table, 2 columns, 1 row. a", mended: "Table, 2 columns, 1 row. Fares"
    ) { Mending([.insertInside($0, "<caption>Fares</caption>")]) },
    Example("nothing is heard of what is hidden", "<p>One.</p><p hidden>Two.</p>", "p", now: "One."),
    Example(
      "nothing is heard of an empty heading", "<h2></h2><p>One.</p>", "h2", now: "Nothing.",
      mended: "Fares. Heading level 2."
    ) {
      Mending([.insertInside($0, "Fares")])
    },
    Example("nothing is heard of what a script does", "<script>1</script><p>One.</p>", "script", now: "Nothing."),
    Example(
      "a title is heard as the page is opened", "<html><head><title></title></head><body>x</body></html>", "title",
      now: "page", mended: "What the page is about"
    ) { Mending([.insertInside($0, "What the page is about")]) },
    Example(
      "what is put into a part is heard, not the part", "<p>One.</p><main><p>Two.</p></main>", "main",
      now: "Two.", mended: "Fares. Heading level 1."
    ) { Mending([.insertInside($0, "<h1>Fares</h1>")]) },
  ]

  @Test(arguments: examples)
  func `a finding is heard as the page is, and as it would be`(example: Example) throws {
    let heard = try #require(example.heard().first ?? nil)
    #expect(heard.now.joined(separator: " ") == example.now)
    #expect(heard.mended?.joined(separator: " ") == example.mended)
  }

  @Test func `a language is heard with the voice that it is spoken by`() throws {
    let page = "<html lang=en><body><p>It is <i lang=xx>guten Tag</i>.</p></body></html>"
    let example = Example("", page, "i", now: "") { .set("lang", to: "de", of: $0) }
    let heard = try #require(example.heard(["3.1.2"]).first ?? nil)
    #expect(heard.now == ["(en) It is (xx) guten Tag."])
    #expect(heard.mended == ["(en) It is (de) guten Tag."])
  }

  @Test func `of more than two hundred findings the first ones are heard`() {
    let page = String(repeating: "<p><b>x</b>\n", count: 220)
    let heard = Example("", page, "b", now: "").heard()
    #expect(heard.count == 220 && heard.prefix { $0 != nil }.count == 200 && heard.compactMap(\.self).count == 200)
  }

  @Test(arguments: [
    (AuditVoice.lectern, "Name. Ann. Text field. Dimmed. Required."),
    (.voiceover, "Name. Ann. Edit text. Dimmed. Required."), (.nvda, "Name. Edit. Ann. Unavailable. Required."),
    (.talkback, "Name. Edit box. Ann. Disabled. Required."), (.orca, "Name. Entry. Ann. Grayed. Required."),
  ])
  func `a field is heard in the words and the order of a screen reader`(voice: AuditVoice, words: String) {
    let page = "<p>One.</p><input disabled required value=Ann aria-label=Name>"
    #expect(Example("", page, "input", now: "").heard(as: voice).first??.now == [words])
  }
}
