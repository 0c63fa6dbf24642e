import Audit
import Markup
import TestSupport
import Testing
import Words

/// The messages and the mendings of rules that take them from what stands beside an element.
struct RuleMendingTests {
  /// A document, the message of a rule about it, and the document mended.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: String
    let source: String
    let message: String
    let mended: String

    init(_ description: String, _ rule: String, _ source: String, _ message: String, _ mended: String) {
      testDescription = description
      self.rule = rule
      self.source = source
      self.message = message
      self.mended = mended
    }
  }

  private static let yes = "<label><input type=radio name=b>Yes</label>"
  private static let no = "<label><input type=radio name=b>No</label>"

  static let examples: [Example] = [
    Example(
      "a slip in the reference of a label", "field-name", "<label for=twon>Town</label><input id=town>",
      "field-name.found.typo", "<label for=\"town\">Town</label><input id=town>"),
    Example(
      "the label of another field is no label", "field-name",
      "<input type=checkbox id=a><label for=a>Send me news</label> <input>", "field-name.found",
      "<input type=checkbox id=a><label for=a>Send me news</label> <input aria-label=\"?\">"),
    Example(
      "an error above a field is no label", "field-name", "<p class=error>Wrong</p><p>This is a mistake!</p><input>",
      "field-name.found", "<p class=error>Wrong</p><p>This is a mistake!</p><input aria-label=\"?\">"),
    Example(
      "a question before answers and a button", "field-group",
      "<form><p>Boats?</p>\(yes)\(no)<button>Go</button></form>",
      "field-group.found.asked",
      "<form><fieldset><legend>Boats?</legend>\(yes)\(no)</fieldset><button>Go</button></form>"),
    Example(
      "a question beside a part with answers", "field-group", "<p>Boats:</p><div>\(yes)\(no)</div>",
      "field-group.found.asked", "<p>Boats:</p><div role=\"radiogroup\" aria-label=\"Boats\">\(yes)\(no)</div>"),
    Example(
      "a question in a fieldset", "field-group", "<fieldset><p>Boats?</p>\(yes)\(no)</fieldset>",
      "field-group.found.legend", "<fieldset><legend>Boats?</legend>\(yes)\(no)</fieldset>"),
    Example(
      "two references to nothing beside a right one", "aria-reference",
      "<p id=c>x</p><p aria-describedby='a c b'>y</p>",
      "aria-reference.found.several", "<p id=c>x</p><p aria-describedby=\"c\">y</p>"),
    Example(
      "the first heading of a page", "heading-fake", "<p style='font:bold 2em serif'>Boats</p><p>They go.</p>",
      "heading-fake.found", "<h1 style='font:bold 2em serif'>Boats</h1><p>They go.</p>"),
    Example(
      "the first of headings of one look", "heading-fake",
      "<p class=title><b>Boats</b></p><p>They go.</p><p class=title><b>Fares</b></p><p>They grow.</p>",
      "heading-fake.found",
      "<h2 class=title><b>Boats</b></h2><p>They go.</p><p class=title><b>Fares</b></p><p>They grow.</p>"),
    Example(
      "a heading below another", "heading-fake",
      "<h2>Harbour</h2><p>x</p><p style='font:bold 2em serif'>Boats</p><p>They go.</p>", "heading-fake.found",
      "<h2>Harbour</h2><p>x</p><h3 style='font:bold 2em serif'>Boats</h3><p>They go.</p>"),
    Example(
      "a message behind the row of a field", "field-error-associated",
      "<div><label for=t>Town</label><input id=t></div><p id=e class=error>Give a town</p>",
      "field-error-associated.found",
      "<div><label for=t>Town</label><input id=t aria-invalid=\"true\" aria-errormessage=\"e\"></div><p id=e class=error>Give a town</p>"
    ),
  ]

  @Test(arguments: examples)
  func `what stands beside an element is in the message and in the mending`(example: Example) throws {
    let page = AuditedPage(Array(example.source.utf8), path: "page.html")
    let findings = PageAudit(page, rules: Rule.all.filter { $0.id == example.rule }).findings
    let first = try #require(findings.first)
    #expect(first.message.key.rawValue == example.message)
    let mending = try #require(first.mending)
    let bytes = try #require(MendedSource.bytes(of: page, by: mending))
    #expect(String(decoding: bytes, as: UTF8.self).replacing(Mending.blank, with: "?") == example.mended)
  }
}
