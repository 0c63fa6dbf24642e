import Audit
import Markup
import Words

/// The findings of one file as a report tells them.
struct AuditedFile {
  /// A finding with the weight that it has in this report.
  struct Entry {
    let finding: Finding
    let severity: Rule.Severity
  }

  /// The name of the file.
  let file: String
  /// The findings, in document order.
  let entries: [Entry]
  /// The weights of the findings that are not told, as there are too many of one rule.
  let omitted: [Rule.Severity]
  /// The verdict of each rule on all of the file, by its identifier.
  let verdicts: [String: PageAudit.Verdict]

  /// The weights of all findings.
  var severities: [Rule.Severity] { entries.map(\.severity) + omitted }

  /// Returns the document inside the file that a finding is in; nil where the file is the document.
  func document(of finding: Finding) -> String? { finding.path == file ? nil : finding.path }
}
