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

  /// The greatest number of findings of one rule: nobody mends more of them one by one.
  package static let most = 5000

  /// The findings, in document order for each rule, no more of one than `most`.
  package private(set) var findings: [Finding] = []
  /// The numbers of all findings of the rules that have more than are kept, by their identifiers.
  package private(set) var counts: [String: Int] = [:]
  /// The verdict of each rule, by its identifier.
  package private(set) var verdicts: [String: Verdict] = [:]

  /// Looks at a page by rules for elements; others are left out.
  package init(_ page: AuditedPage, rules: [Rule]) {
    for rule in rules {
      guard case .page(let applies, let expects) = rule.scope else { continue }
      add(applies(page).lazy.map { PlacedOutcome($0, in: page, Self.outcome(expects($0, page), in: page)) }, of: rule)
    }
  }

  /// Returns an outcome as far as it can be known: where no more names are computed, nothing is found to be wrong.
  private static func outcome(_ outcome: Outcome, in page: AuditedPage) -> Outcome {
    if case .failed = outcome, page.namesAreUsedUp { return .notChecked }
    return outcome
  }

  /// Takes the outcomes of a rule for a publication.
  init(_ outcomes: [PlacedOutcome], of rule: Rule) { add(outcomes, of: rule) }

  private mutating func add(_ outcomes: some Sequence<PlacedOutcome>, of rule: Rule) {
    var verdict = Verdict.inapplicable
    var count = 0
    for entry in outcomes {
      switch entry.outcome {
      case .failed(let failure):
        count += 1
        if count <= Self.most { findings.append(Finding(failure, of: rule, at: entry.node, in: entry.page)) }
        verdict = .failed
      case .notChecked: if verdict != .failed { verdict = .notChecked }
      case .passed: if verdict == .inapplicable { verdict = .passed }
      }
    }
    if count > Self.most { counts[rule.id] = count }
    verdicts[rule.id] = verdict
  }
}
