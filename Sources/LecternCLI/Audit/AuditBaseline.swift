import Audit
import FoundationEssentials

/// Findings that are known from a report in JSON, so that only new ones are told.
struct AuditBaseline {
  /// The number of findings by the file they are in and by what tells them from others.
  private var known: [String: Int] = [:]

  /// No findings.
  init() {}

  /// Reads a report in JSON; nil where the text is none.
  init?(_ bytes: [UInt8]) {
    guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(bytes)) else { return nil }
    for entry in entries { known[Self.key(entry.file, entry.fingerprint), default: 0] += 1 }
  }

  private struct Entry: Decodable {
    let file: String
    let fingerprint: String
  }

  /// Returns the key of a finding: a file is known by its name, whatever path leads to it.
  private static func key(_ file: String, _ fingerprint: String) -> String {
    "\(file.split(separator: "/").last ?? "") \(fingerprint)"
  }

  /// Returns a Boolean value that indicates whether a finding is known; each known one counts once.
  mutating func takes(_ finding: Finding, in file: String) -> Bool {
    let key = Self.key(file, finding.fingerprint)
    guard let count = known[key], count > 0 else { return false }
    known[key] = count - 1
    return true
  }
}
