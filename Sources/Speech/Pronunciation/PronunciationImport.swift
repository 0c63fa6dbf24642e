import TextModel

/// Entries taken over from the dictionary of another program.
///
/// A line of Voice Dream is `"text",0,Y,"said",0`: what is found, as a word (0), anywhere (1) or as a regular expression
/// (2), whether case is ignored, what is said, and whether that is skipped (1). A line of NVDA has tabs between what is
/// found, what is said, 1 for case, and 0 for anywhere, 1 for a regular expression or 2 for a word. All other lines are
/// read as those of Lectern.
public struct PronunciationImport: Sendable {
  /// The entries, in order.
  public private(set) var rules: [PronunciationRule] = []
  /// The lines that cannot be taken over.
  public private(set) var faults: [LineFault] = []

  /// Takes the entries from the text of a file.
  public init(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmed { $0 == " " || $0 == "\u{FEFF}" }
      if line.allSatisfy(\.isWhitespace) || line.first == "#" { continue }
      if let rule = Self.rule(line), rule.canBeWritten {
        rules.append(rule)
      } else {
        faults.append(LineFault(line: index + 1, text: String(line)))
      }
    }
  }

  private static func rule(_ line: Substring) -> PronunciationRule? {
    if line.contains("\t") { return ofNVDA(line) }
    if let first = line.first, isQuote(first) { return ofVoiceDream(line) }
    return PronunciationRule(line: line)
  }

  private static func ofNVDA(_ line: Substring) -> PronunciationRule? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let kinds: [String: PronunciationRule.Match] = ["0": .part, "1": .regex, "2": .word]
    guard fields.count >= 2, let match = kinds[fields.count > 3 ? fields[3] : "0"] else { return nil }
    return rule(
      fields[0].replacing("\\#", with: "#"), fields[1].replacing("\\#", with: "#"), match,
      isCaseSensitive: fields.count > 2 && fields[2] == "1")
  }

  private static func ofVoiceDream(_ line: Substring) -> PronunciationRule? {
    let fields = fields(of: line)
    let kinds: [String: PronunciationRule.Match] = ["0": .word, "1": .part, "2": .regex]
    guard fields.count == 5, let match = kinds[fields[1]], ["0", "1"].contains(fields[4]) else { return nil }
    return rule(
      fields[0], fields[4] == "1" ? "" : fields[3], match, isCaseSensitive: fields[2].uppercased() == "N")
  }

  /// Returns an entry that says a text, or skips what is found where there is none.
  private static func rule(
    _ pattern: String, _ said: String, _ match: PronunciationRule.Match, isCaseSensitive: Bool
  ) -> PronunciationRule? {
    let pattern = String(pattern.trimmed(of: \.isWhitespace))
    var said = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if match == .regex {
      for group in 0...9 { said = said.replacing("\\\(group)", with: "$\(group)") }
    }
    guard !pattern.isEmpty else { return nil }
    return PronunciationRule(
      pattern, said.isEmpty ? .skip : .say(said), match: match, isCaseSensitive: isCaseSensitive)
  }

  /// Returns the fields between commas; in quotation marks a comma is text, and two marks are one.
  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    var last: Character?
    for character in line {
      if isQuote(character) {
        if !isQuoted, last.map(isQuote) ?? false { fields[fields.count - 1].append("\"") }
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        fields.append("")
      } else if isQuoted || !character.isWhitespace {
        fields[fields.count - 1].append(character)
      }
      last = character
    }
    return fields
  }

  private static func isQuote(_ character: Character) -> Bool { "\"\u{201C}\u{201D}".contains(character) }
}
