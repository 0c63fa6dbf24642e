import TextModel
import Words

/// The text of a key file: a line `command = key, key` for each command that is on other keys than at first, `#` before
/// what is for people alone.
///
/// Keys that follow each other are written with a blank between; a comma is `Comma`, a number sign `Hash`; a command
/// without a key is on none.
package struct KeyText {
  /// The fault of a line.
  package enum Fault: Error, Hashable {
    case needsSymbol
    case unknownCommand(String)
    case unknownKey(String)
  }

  /// The keys of commands, by their names; of several lines of one name, the last that means something.
  package private(set) var changes: [String: [String]] = [:]
  /// The lines that mean nothing, by their numbers from 1.
  package private(set) var faults: [(line: Int, fault: Fault)] = []

  /// Reads a text.
  package init(_ text: String) {
    // Lines are split as bytes are: to Swift a carriage return and a line feed are one character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let meant = KeyText.trimmed(KeyText.withoutRemark(String(line)))
      if meant.isEmpty { continue }
      do throws(Fault) {
        let (name, keys) = try KeyText.parts(of: meant)
        changes[name] = keys
      } catch {
        faults.append((index + 1, error))
      }
    }
  }

  private static func parts(of line: String) throws(Fault) -> (name: String, keys: [String]) {
    guard let symbol = line.firstIndex(of: "=") else { throw .needsSymbol }
    let name = trimmed(String(line[..<symbol]))
    guard KeyBinding.named(name) != nil else { throw .unknownCommand(name) }
    let rest = trimmed(String(line[line.index(after: symbol)...]))
    if rest.isEmpty { return (name, []) }
    var keys: [String] = []
    for part in rest.split(separator: ",", omittingEmptySubsequences: false) {
      let written = trimmed(String(part))
      guard let known = Key.sequence(named: written) else { throw .unknownKey(written) }
      let spelled = known.map(\.name).joined(separator: " ")
      if !keys.contains(spelled) { keys.append(spelled) }
    }
    return (name, keys)
  }

  /// Returns the line without what stands behind a number sign at its start or after a blank.
  private static func withoutRemark(_ line: String) -> String {
    var isAfterBlank = true
    for index in line.indices {
      if line[index] == "#", isAfterBlank { return String(line[..<index]) }
      isAfterBlank = line[index].isWhitespace || line[index] == "\u{FEFF}"
    }
    return line
  }

  private static func trimmed(_ text: String) -> String {
    String(text.trimmed { $0.isWhitespace || $0 == "\u{FEFF}" })
  }
}

extension KeyText.Fault {
  /// Returns the fault, in one sentence.
  package func text(in catalogue: Catalogue) -> String {
    switch self {
    case .needsSymbol: return catalogue.text(.keyNeedsSymbol)
    case .unknownKey(let name): return catalogue.text(Phrase(.keyUnknown, ["name": .text(name.shown)]))
    case .unknownCommand(let name):
      let given = Phrase.Argument.text(name.shown)
      guard let nearest = name.nearest(in: KeyBinding.all.map(\.name)) else {
        return catalogue.text(Phrase(.commandUnknown, ["name": given]))
      }
      return catalogue.text(Phrase(.commandUnknownNear, ["name": given, "nearest": .text(nearest)]))
    }
  }
}
