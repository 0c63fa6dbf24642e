import TextModel

/// The pronunciations that a reader has written down, an entry a line.
///
/// Empty lines, and lines that begin with `#`, say nothing.
public struct PronunciationFile: Sendable {
  /// The entries, in order.
  public private(set) var rules: [PronunciationRule] = []
  /// The lines that were passed over.
  public private(set) var faults: [LineFault] = []

  /// Takes the entries from the text of a file; lines that cannot be understood are passed over.
  public init(_ text: String = "") {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmed { $0.isWhitespace || $0 == "\u{FEFF}" }
      if line.isEmpty || line.first == "#" { continue }
      if let rule = PronunciationRule(line: line) {
        rules.append(rule)
      } else {
        faults.append(LineFault(line: index + 1, text: String(line)))
      }
    }
  }

  /// Returns the text of a file with an entry in place of another one, or behind all where that is not there; all other
  /// lines stay as they are.
  ///
  /// Without an entry the other one is taken away.
  public static func text(
    _ text: String, replacing old: PronunciationRule?, with new: PronunciationRule?
  ) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    guard let old, let place = lines.firstIndex(where: { !$0.hasPrefix("#") && PronunciationRule(line: $0) == old })
    else { return Self.text(text, adding: [new].compactMap(\.self)) }
    lines.replaceSubrange(place...place, with: new.map { [$0.line] } ?? [])
    return lines.joined(separator: "\n")
  }

  /// Returns the text of a file with entries behind all that it has.
  public static func text(_ text: String, adding new: [PronunciationRule]) -> String {
    let isOpen = text.last.map { !$0.isNewline } ?? false
    return text + (isOpen ? "\n" : "") + new.map { $0.line + "\n" }.joined()
  }
}
