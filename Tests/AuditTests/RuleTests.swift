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
}
