import Audit
import Testing
import Words

struct RuleTests {
  @Test func `each rule has a name of its own, and words for what it expects, why and how to mend it`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for catalogue in AuditCatalogue.all {
      let keys = Set(catalogue.words.keys.map(\.rawValue))
      for rule in Rule.all {
        for part in Rule.Part.allCases {
          let words = catalogue.text(rule.key(part))
          #expect(words != rule.key(part).rawValue && words.hasSuffix("."), "\(rule.id) \(part)")
        }
        let hasMessage = keys.contains { $0 == "\(rule.id).found" || $0.hasPrefix("\(rule.id).found.") }
        #expect(hasMessage, "\(catalogue.language).txt: \(rule.id) has no message")
      }
    }
  }

  @Test func `nothing of a page is kept once rules have looked at it`() {
    weak var kept: AuditedPage?
    do {
      let markup = "<!DOCTYPE html><style>.title { font-weight: bold }</style><div class=title>One</div><p>Two."
      let page = AuditedPage(Array(markup.utf8), path: "page.html")
      _ = PageAudit(page, rules: Rule.all)
      kept = page
    }
    #expect(kept == nil)
  }

  // Each takes far longer where an element looks at all those beside it or in it.
  @Test(arguments: [
    ("<details>", "<summary>w</summary>", "</details>", "summary"), ("<table><tr>", "<th>x", "</table>", "th"),
    ("<p lang=de>x</p>", "<ul><li>", "w", "li"), ("<form>", "<input type=radio name=a>w ", "</form>", "input"),
  ])
  func `many elements of a kind in each other or beside each other are looked at in linear time`(
    start: String, piece: String, end: String, name: String
  ) {
    let markup = "<!DOCTYPE html><html lang=en><title>t</title>" + start + String(repeating: piece, count: 6000) + end
    let page = AuditedPage(Array(markup.utf8), path: "page.html")
    #expect(page.elements(named: name).count == 6000)
    let rules = ["summary-name", "image-name", "passage-language", "field-name"]
    _ = PageAudit(page, rules: Rule.all.filter { rules.contains($0.id) })
  }

  @Test func `what is not named since the names cost too much is not found to be without a name`() {
    let large = "<div id=x>" + String(repeating: "<i></i>", count: 2_000) + "end</div>"
    let rows = String(repeating: "<button aria-labelledby='x x'>a</button>", count: 2_000)
    let markup = "<!DOCTYPE html><html lang=en><title>t</title>" + large + rows + "<h1>One</h1><button>Two</button>"
    let rules = Rule.all.filter { ["button-name", "heading-name"].contains($0.id) }
    let audit = PageAudit(AuditedPage(Array(markup.utf8), path: "page.html"), rules: rules)
    #expect(audit.findings.isEmpty && audit.verdicts["button-name"] == .notChecked)
    let empty = PageAudit(AuditedPage(Array("<button></button>".utf8), path: "page.html"), rules: rules)
    #expect(empty.verdicts["button-name"] == .failed)
  }

  @Test func `the words of the audit are those of rules`() {
    let rules = Set(Rule.all.map(\.id))
    for catalogue in AuditCatalogue.all {
      for key in catalogue.words.keys.map(\.rawValue) {
        #expect(rules.contains(String(key.prefix { $0 != "." })), "\(catalogue.language).txt: \(key)")
      }
    }
  }

  @Test func `a rule decides criteria of WCAG, or is known to others, or is a note, a warning or a walk of our own`()
  {
    for rule in Rule.all where rule.severity == .error {
      if case .walk = rule.scope { continue }
      let references = rule.references
      #expect(!(references.act + references.wcag + references.others).isEmpty, "\(rule.id)")
    }
  }

  @Test func `languages and the words that stand for those of authors are called in the language of the report`()
    throws
  {
    let text = "Der Hafen ist nicht weit von der Stadt, und die Schiffe werden auch im Winter nach Norden fahren."
    let source = "<html lang=en><title>1</title><p>\(text)<p><img src=a.png></html>"
    let page = AuditedPage(Array(source.utf8), path: "page.html")
    let findings = PageAudit(page, rules: Rule.all).findings
    let german = try #require(AuditCatalogue.all.first { $0.language == "de" })
    let language = try #require(findings.first { $0.rule.id == "page-language-fits" })
    #expect(german.text(language.message).contains("Deutsch"))
    let image = try #require(findings.first { $0.rule.id == "image-name" })
    #expect(
      image.mending?.worded(by: german).steps == [.set("alt", to: "Was das Bild zeigt", of: image.node)])
  }
}
