import Audit
import Words

/// The settings of an audit in a file: rules that are left out or weigh otherwise, and files that are left out.
///
/// A line holds `key = value`: `image-name = off`, `heading-order = note`, `ignore = drafts/`. Lines that begin with `#`
/// are comments.
struct AuditConfig {
  /// The severities of rules that are not their own, by their identifiers; nil for a rule that is left out.
  private var severities: [String: Rule.Severity?] = [:]
  /// The beginnings or the endings of the names of files that are left out.
  private var ignored: [String] = []
  /// The faults of the file, by its lines.
  private(set) var faults: [(line: Int, complaint: Complaint)] = []

  /// Nothing that differs.
  init() {}

  /// Reads a file.
  init(_ text: String) {
    let known = Set(Rule.all.map(\.id))
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmingBlanks
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: "=", maxSplits: 1).map { String($0.trimmingBlanks) }
      guard parts.count == 2 else {
        faults.append((index + 1, Complaint(.auditConfigLine)))
        continue
      }
      let (key, value) = (parts[0], parts[1])
      if key == "ignore" {
        ignored.append(value)
      } else if !known.contains(key) {
        faults.append((index + 1, Complaint(.auditConfigRule, ["rule": .text(key)])))
      } else if value == "off" {
        severities[key] = .some(nil)
      } else if let severity = Rule.Severity(rawValue: value) {
        severities[key] = severity
      } else {
        let values = (["off"] + AuditRun.severities).joined(separator: ", ")
        faults.append((index + 1, Complaint(.auditConfigValue, ["value": .text(value), "values": .text(values)])))
      }
    }
  }

  /// Returns the rules that are looked at.
  func rules(among rules: [Rule]) -> [Rule] {
    rules.filter { rule in
      guard let severity = severities[rule.id] else { return true }
      return severity != nil
    }
  }

  /// Returns the weight of a rule.
  func severity(of rule: Rule) -> Rule.Severity { severities[rule.id].flatMap(\.self) ?? rule.severity }

  /// Returns a Boolean value that indicates whether a file, or an entry of one, is left out.
  func ignores(_ path: String) -> Bool {
    ignored.contains { part in
      path.hasPrefix(part) || path.hasSuffix(part) || part.hasSuffix("/") && path.contains("/" + part)
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  fileprivate var trimmingBlanks: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return Substring(text)
  }
}
