import Audit
import Markup
import TestSupport
import Testing

/// The mendings of a page that are heard in one opening of it.
struct MendingGroupsTests {
  private func groups(_ source: String, _ mendings: [(String, @Sendable (MarkupNode) -> Mending)]) -> [[Int]] {
    let rules = mendings.enumerated().map { number, mending in
      Rule(
        "rule-\(number)", .error, applies: { $0.elements(named: mending.0) },
        expects: { node, _ in .failed(mending: mending.1(node)) })
    }
    let page = AuditedPage(Array(source.utf8), path: "page.html")
    let findings = PageAudit(page, rules: rules).findings
    return MendingGroups(findings[...], in: page).groups
  }

  @Test func `rules that mend elements beside each other are heard together`() {
    let found = groups(
      "<p><img src=a><p><img src=b><p><a href=c></a>",
      [
        ("img", { .set("alt", to: "Boat", of: $0) }), ("a", { .set("aria-label", to: "More", of: $0) }),
        ("p", { .set("lang", to: "de", of: $0) }),
      ])
    #expect(found == [[0, 1, 2], [3, 4, 5]])
  }

  @Test func `a rule that changes what another element is named by is heard by itself`() {
    let found = groups(
      "<p id=a>One<p id=a>Two<p id=b>Three<h2><img src=a></h2><input aria-labelledby=b><a href=c></a>",
      [
        ("p", { .remove("id", of: $0) }), ("h2", { .remove("role", of: $0) }),
        ("a", { .set("title", to: "x", of: $0) }),
      ])
    #expect(found == [[0, 1, 2], [3, 4]])
    let label = groups(
      "<label><b>x</b><input></label><i>y</i>",
      [
        ("b", { .set("lang", to: "de", of: $0) }), ("i", { .set("lang", to: "de", of: $0) }),
      ])
    #expect(label == [[0], [1]])
  }

  @Test func `a page is listened to once for all that a rule for publications finds in it`() throws {
    var book = BookCase.fixture
    book.pages = (1...300).map { EPUBFixture.Entry("\($0)", "none.xhtml#p\($0)") }
    var calls = 0
    let listeners = AuditListeners(ear: { findings, _ in
      calls += 1
      return findings.map { Finding.Heard(now: [$0.element]) }
    })
    let audit = try #require(
      try FileAudit(bytes: try ZipWriter.bytes(book.entries), name: "book.epub", listeners: listeners))
    let found = audit.findings.filter { $0.rule.id == "page-list-target" }
    #expect(found.count == 300 && found.allSatisfy { $0.heard?.now == [$0.element] })
    #expect(calls < 30)
  }
}
