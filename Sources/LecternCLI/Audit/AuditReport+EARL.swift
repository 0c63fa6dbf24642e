import Audit
import Words

extension AuditReport {
  /// The report as EARL 1.0 in JSON-LD, as the reports on implementations of ACT rules are made: for each file, the
  /// outcome of each rule.
  var earl: JSONValue {
    .object([
      ("@context", .string("https://www.w3.org/WAI/content-assets/wcag-act-rules/earl-context.json")),
      ("@graph", .array(files.map(subject))),
    ])
  }

  private func subject(_ file: AuditedFile) -> JSONValue {
    .object([
      ("@type", .array([.string("TestSubject"), .string("WebPage")])), ("source", .string(file.file)),
      ("assertions", .array(rules.map { assertion($0, in: file) })),
    ])
  }

  private func assertion(_ rule: Rule, in file: AuditedFile) -> JSONValue {
    let outcome = file.verdicts[rule.id]?.rawValue ?? "untested"
    let found = file.entries.filter { $0.finding.rule.id == rule.id }
    let info = found.map { "\(place(of: $0.finding, in: file)): \(words.text($0.finding.message))" }
    var result: [(String, JSONValue)] = [("@type", .string("TestResult")), ("outcome", .string("earl:\(outcome)"))]
    if !info.isEmpty { result.append(("info", .string(info.joined(separator: "\n")))) }
    return .object([
      ("@type", .string("Assertion")), ("result", .object(result)), ("mode", .string("earl:automatic")),
      ("test", test(rule)), ("assertedBy", assertor),
    ])
  }

  private func test(_ rule: Rule) -> JSONValue {
    let criteria = rule.references.wcag.map { "WCAG2: \($0)" }
    let acts = rule.references.act.map { "https://www.w3.org/WAI/standards-guidelines/act/rules/\($0)/" }
    let parts = (criteria + acts).map { title in
      JSONValue.object([("@type", .string("TestRequirement")), ("title", .string(title))])
    }
    return .object([
      ("@type", .string("TestCase")), ("title", .string(rule.id)),
      ("description", .string(words.text(rule.key(.summary)))), ("isPartOf", .array(parts)),
    ])
  }

  private var assertor: JSONValue {
    .object([
      ("@type", .array([.string("Assertor"), .string("Software")])), ("name", .string("Lectern")),
      ("release", .object([("@type", .string("Version")), ("revision", .string(Program.version))])),
    ])
  }
}
