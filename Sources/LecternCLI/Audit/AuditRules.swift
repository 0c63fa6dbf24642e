import Audit
import TerminalUI
import Words

/// The list of rules that an audit looks at documents by.
struct AuditRules {
  private let edges: Edges
  private let words: Catalogue

  init(_ edges: Edges) {
    self.edges = edges
    words = AuditCatalogue.words(for: edges.catalogue)
  }

  /// Writes the rules, one a line, or as an array of JSON.
  func list(asJSON: Bool) -> ExitStatus {
    if asJSON {
      edges.output.write(JSONValue.lines(Rule.all.map(json)))
    } else {
      for rule in Rule.all { edges.output.write(SafeText.line(line(rule)) + "\n") }
    }
    return .done
  }

  private func line(_ rule: Rule) -> String {
    let references = rule.references.wcag.map { "WCAG \($0)" } + rule.references.act.map { "ACT \($0)" }
    let known = references.isEmpty ? "" : " (\(references.joined(separator: ", ")))"
    return "\(rule.id): \(rule.severity.rawValue): \(words.text(rule.key(.summary)))\(known)"
  }

  private func json(_ rule: Rule) -> JSONValue {
    .object([
      ("rule", .string(rule.id)), ("act", .array(rule.references.act.map { .string($0) })),
      ("wcag", .array(rule.references.wcag.map { .string($0) })),
      ("others", .array(rule.references.others.map { .string($0) })),
      ("severity", .string(rule.severity.rawValue)), ("summary", .string(words.text(rule.key(.summary)))),
      ("why", .string(words.text(rule.key(.why)))), ("help", .string(words.text(rule.key(.help)))),
    ])
  }
}
