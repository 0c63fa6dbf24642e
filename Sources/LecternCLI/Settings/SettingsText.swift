import TerminalUI
import TextModel
import Words

/// The text of a settings file: a line `name = value` for each setting, `#` before what is for people alone.
///
/// What is changed is changed in its line; every other line stays as it is, whatever it holds.
struct SettingsText {
  /// A line that means nothing, and why.
  struct Fault {
    /// The number of the line, from 1.
    let line: Int
    /// The fault, in one sentence.
    let problem: String
  }

  /// A setting that is given a value, and the number of the line, from 1.
  struct Given: Hashable {
    let value: String
    let line: Int
  }

  private var lines: [String]
  /// The values, by the name of the setting; of several lines of one name, the last that means something.
  private(set) var given: [String: Given] = [:]
  private(set) var faults: [Fault] = []

  /// Reads a text.
  init(_ text: String, in catalogue: Catalogue) {
    // Lines are split as bytes are: to Swift a carriage return and a line feed are one character.
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() where SettingsLine.isMeant(line) {
      do throws(SettingFault) {
        guard let parts = SettingsLine(line) else {
          faults.append(Fault(line: index + 1, problem: catalogue.text(.settingNeedsSymbol)))
          continue
        }
        try Setting.known(parts.name).check(parts.value)
        given[parts.name] = Given(value: parts.value, line: index + 1)
      } catch {
        faults.append(Fault(line: index + 1, problem: error.text(in: catalogue)))
      }
    }
  }

  /// The text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Gives a setting a value in the last line of its name, or in a new one; takes its lines out where the value is nil.
  mutating func set(_ name: String, to value: String?) {
    let isOfName = { (line: String) in SettingsLine.isMeant(line) && SettingsLine(line)?.name == name }
    guard let value else { return lines.removeAll(where: isOfName) }
    if let last = lines.lastIndex(where: isOfName), let line = SettingsLine(lines[last]) {
      lines[last] = line.text(with: value)
    } else {
      lines.append("\(name) = \(value)")
    }
  }
}

/// A line of a settings file, taken apart.
private struct SettingsLine {
  let name: String
  let value: String
  /// The text before the value, and after it.
  private let head: String
  private let tail: String

  /// Returns a Boolean value that indicates whether a line is to say something to the program.
  static func isMeant(_ line: String) -> Bool {
    let text = trimmed(line[...])
    return !text.isEmpty && !text.hasPrefix("#")
  }

  /// Takes a line apart; nil for one without a symbol of equality.
  init?(_ line: String) {
    guard let symbol = line.firstIndex(of: "=") else { return nil }
    name = String(SettingsLine.trimmed(line[..<symbol]))
    let rest = line[line.index(after: symbol)...]
    // Text goes to the end of its line; behind anything else a remark may stand.
    let isText = Setting.named(name)?.isFreeText ?? false
    let remark = isText ? nil : rest.indices.first { rest[$0] == "#" && SettingsLine.isBlank(before: $0, in: rest) }
    let value = SettingsLine.trimmed(rest[..<(remark ?? rest.endIndex)])
    self.value = String(value)
    let blanks = rest.prefix { $0.isWhitespace }
    head = String(line[...symbol] + (value.isEmpty ? " " : blanks))
    tail = value.isEmpty ? remark.map { " " + rest[$0...] } ?? "" : String(rest[value.endIndex...])
  }

  /// Returns the line with another value.
  func text(with value: String) -> String { head + value + tail }

  private static func isBlank(before index: Substring.Index, in text: Substring) -> Bool {
    index == text.startIndex || text[text.index(before: index)].isWhitespace
  }

  /// Returns the text without blanks around it, and without the mark that some editors begin a file with.
  private static func trimmed(_ text: Substring) -> Substring {
    text.trimmed { $0.isWhitespace || $0 == "\u{FEFF}" }
  }
}
