import Audit

/// An example of a rule: a document, and the verdict of the rule on it.
///
/// The examples of a rule stand in a file of its name in `Cases`: a line `== verdict: description`, then the document.
/// The verdicts are `found`, `passed`, `inapplicable` and `not checked`.
struct RuleCase {
  let rule: String
  let verdict: String
  let description: String
  let document: String

  /// Reads the examples of a rule.
  static func cases(of rule: String, _ text: String) -> [RuleCase] {
    var cases: [RuleCase] = []
    var head: (verdict: String, description: String)?
    var lines: [Substring] = []
    func close() {
      if let head {
        cases.append(
          RuleCase(
            rule: rule, verdict: head.verdict, description: head.description,
            document: lines.joined(separator: "\n") + "\n"))
      }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("== "), let colon = line.firstIndex(of: ":") else {
        lines.append(line)
        continue
      }
      close()
      head = (String(line[..<colon].dropFirst(3)), String(line[colon...].dropFirst(2)))
    }
    close()
    return cases
  }

  private var audit: PageAudit {
    PageAudit(AuditedPage(Array(document.utf8), path: "page.html"), rules: Rule.all.filter { $0.id == rule })
  }

  /// Returns the findings of the rule in the document.
  func findings() -> [Finding] { audit.findings }

  /// Returns the verdict of the rule on the document.
  func found() throws -> String {
    switch audit.verdicts[rule] {
    case .failed: return "found"
    case .notChecked: return "not checked"
    case .passed: return "passed"
    case .inapplicable: return "inapplicable"
    case nil: return "no such rule"
    }
  }
}
