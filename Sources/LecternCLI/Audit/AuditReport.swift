import Accessibility
import Audit
import FileNames
import Markup
import Words

/// The report of an audit, in the form that is asked for.
struct AuditReport {
  let files: [AuditedFile]
  /// The rules that were looked at.
  let rules: [Rule]
  /// The words of the audit.
  let words: Catalogue
  /// The words of the program.
  let catalogue: Catalogue

  /// Returns the report in a form.
  func text(_ format: AuditFormat) -> String {
    switch format {
    case .text: lines.map { $0 + "\n" }.joined()
    case .json: JSONValue.lines(files.flatMap { file in file.entries.map { json($0, in: file) } })
    case .sarif: sarif.text + "\n"
    case .earl: earl.text + "\n"
    case .github: annotations
    }
  }

  /// The number of files that were looked at, and of what was found in them.
  var summary: Phrase {
    let severities = files.flatMap(\.severities)
    return Phrase(
      .auditSummary,
      [
        "files": .count(files.count), "errors": .count(severities.count { $0 == .error }),
        "warnings": .count(severities.count { $0 == .warning }), "notes": .count(severities.count { $0 == .note }),
      ])
  }

  /// The lines of the report; reasons and advice are given with the first finding of a rule.
  private var lines: [String] {
    var told: Set<String> = []
    return files.flatMap { file in
      file.entries.flatMap { entry in
        let finding = entry.finding
        let message = "\(words.text(finding.message)) [\(finding.rule.id)]"
        let head = "\(place(of: finding, in: file)): \(entry.severity.rawValue): \(message)"
        let advice = told.insert(finding.rule.id).inserted ? advice(of: finding.rule) : []
        return [SafeText.line(head)]
          + ([finding.element] + heard(at: finding) + advice).map { "  " + SafeText.line($0) }
      }
    }
  }

  /// Returns a finding in one line, for those who show nothing else of it: its message, the words that are heard, and the
  /// way to mend it.
  func told(of finding: Finding) -> String {
    ([words.text(finding.message)] + heard(at: finding) + [words.text(finding.rule.key(.help))])
      .map { Announcement.closed(SafeText.line($0)) }.joined(separator: " ")
  }

  private func heard(at finding: Finding) -> [String] {
    guard let heard = finding.heard else { return [] }
    let now = heard.now.joined(separator: " ")
    let mended = heard.mended?.joined(separator: " ")
    return [catalogue.text(Phrase(.auditHeard, ["words": .text(now)]))]
      + (mended.flatMap { $0 == now ? nil : [catalogue.text(Phrase(.auditMended, ["words": .text($0)]))] } ?? [])
  }

  private func advice(of rule: Rule) -> [String] {
    let references = rule.references.wcag.map { "WCAG \($0)" } + rule.references.act.map { "ACT \($0)" }
    return [
      catalogue.text(Phrase(.auditWhy, ["reason": .text(words.text(rule.key(.why)))])),
      catalogue.text(Phrase(.auditMend, ["advice": .text(words.text(rule.key(.help)))])),
    ] + (references.isEmpty ? [] : [references.joined(separator: ", ")])
  }

  /// Returns the place of a finding: file, document inside of it, line and column.
  func place(of finding: Finding, in file: AuditedFile) -> String {
    let document = file.document(of: finding).map { ": \($0)" } ?? ""
    return "\(FileName.shown(file.file))\(document):\(finding.place.line):\(finding.place.column)"
  }

  private func json(_ entry: AuditedFile.Entry, in file: AuditedFile) -> JSONValue {
    let finding = entry.finding
    let references = finding.rule.references
    return .object([
      ("file", .string(file.file)), ("document", file.document(of: finding).map { .string($0) } ?? .null),
      ("line", .integer(finding.place.line)), ("column", .integer(finding.place.column)),
      ("rule", .string(finding.rule.id)), ("act", .array(references.act.map { .string($0) })),
      ("wcag", .array(references.wcag.map { .string($0) })),
      ("others", .array(references.others.map { .string($0) })),
      ("severity", .string(entry.severity.rawValue)), ("element", .string(finding.element)),
      ("selector", .string(finding.selector)), ("message", .string(words.text(finding.message))),
      ("heard", finding.heard.map { .string($0.now.joined(separator: " ")) } ?? .null),
      ("mended", finding.heard?.mended.map { .string($0.joined(separator: " ")) } ?? .null),
      ("why", .string(words.text(finding.rule.key(.why)))), ("help", .string(words.text(finding.rule.key(.help)))),
      ("fingerprint", .string(finding.fingerprint)),
    ])
  }
}
