import Markup

/// The outcomes of rules for one page.
package struct PageAudit {
  /// The verdict of a rule on a whole page.
  package enum Verdict: String, Sendable {
    case failed, passed, inapplicable
    /// Nothing failed, and something could not be decided.
    case notChecked = "cantTell"

    /// Returns the verdict on two documents together.
    func joined(_ other: Verdict) -> Verdict {
      [Verdict.failed, .notChecked, .passed].first { self == $0 || other == $0 } ?? .inapplicable
    }
  }

  /// The findings, in document order for each rule.
  package private(set) var findings: [Finding] = []
  /// The verdict of each rule, by its identifier.
  package private(set) var verdicts: [String: Verdict] = [:]

  /// Looks at a page by rules for elements; others are left out.
  package init(_ page: AuditedPage, rules: [Rule]) {
    for rule in rules {
      guard case .page(let applies, let expects) = rule.scope else { continue }
      add(applies(page).map { PlacedOutcome($0, in: page, expects($0, page)) }, of: rule)
    }
  }

  /// Takes the outcomes of a rule for a publication.
  init(_ outcomes: [PlacedOutcome], of rule: Rule) { add(outcomes, of: rule) }

  private mutating func add(_ outcomes: [PlacedOutcome], of rule: Rule) {
    var verdict = Verdict.inapplicable
    for entry in outcomes {
      switch entry.outcome {
      case .failed(let failure):
        findings.append(Finding(failure, of: rule, at: entry.node, in: entry.page))
        verdict = .failed
      case .notChecked: if verdict != .failed { verdict = .notChecked }
      case .passed: if verdict == .inapplicable { verdict = .passed }
      }
    }
    verdicts[rule.id] = verdict
  }
}
