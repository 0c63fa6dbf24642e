import PageLayout
import TextModel
import Words

/// Keys written down, and what the clock does between them.
package struct KeyScript: Hashable, Sendable {
  /// One thing a script does.
  package enum Step: Hashable, Sendable {
    case key(Key)
    /// Text typed letter by letter.
    case text(String)
    /// So many more words are spoken.
    case words(Int)
    /// The sentence that is being spoken is spoken to its end.
    case sentence
    /// Everything is spoken until it falls silent.
    case end
    /// Time passes, in milliseconds.
    case wait(Int)
    /// The mouse is pressed and released in a cell of the screen.
    case click(CellPoint)
    /// The mouse is pressed in one cell and released in another.
    case drag(from: CellPoint, to: CellPoint)
  }

  /// A word of a script that means nothing.
  package struct Fault: Error, Hashable {
    package let token: String
    package let line: Int

    /// The fault, with the way that keys are written.
    package var complaint: Complaint {
      Complaint(.keyScriptWrong, ["token": .text(token), "line": .count(line)])
    }
  }

  /// The longest wait, in milliseconds: more than anything here takes, and far from where a clock ends.
  private static let longestWait = 24 * 60 * 60 * 1_000

  package let steps: [(name: String, step: Step)]

  package static func == (left: KeyScript, right: KeyScript) -> Bool {
    left.steps.map(\.step) == right.steps.map(\.step)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(steps.map(\.step)) }

  /// Reads a script; `#` begins a comment where comments are allowed, at the start of a line or after a blank.
  package init(_ text: String, allowsComments: Bool = false) throws(Fault) {
    var steps: [(String, Step)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      for token in KeyScript.tokens(line, allowsComments: allowsComments) {
        guard let step = KeyScript.step(token) else { throw Fault(token: token, line: number + 1) }
        steps.append((token, step))
      }
    }
    self.steps = steps
  }

  private static func step(_ token: String) -> Step? {
    if token.count > 1, token.hasPrefix("\"") { return .text(unquoted(token)) }
    if let key = Key(name: token) { return .key(key) }
    let parts = token.split(separator: ":", maxSplits: 1)
    let number = parts.count == 2 ? Int(parts[1]).flatMap { $0 >= 0 ? $0 : nil } : nil
    switch parts.first {
    case "@sentence": return .sentence
    case "@end": return .end
    case "@words": return number.map { .words($0) }
    case "@wait": return number.flatMap { $0 <= longestWait ? .wait($0) : nil }
    case "@click":
      let points = points(parts.last)
      return points.count == 1 ? .click(points[0]) : nil
    case "@drag":
      let points = points(parts.last)
      return points.count == 2 ? .drag(from: points[0], to: points[1]) : nil
    default: return nil
    }
  }

  /// Returns cells as columns and rows from 0, commas between; none where something else is among them.
  private static func points(_ text: Substring?) -> [CellPoint] {
    let parts = (text ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { $0 >= 0 }
    guard numbers.count == parts.count, numbers.count.isMultiple(of: 2) else { return [] }
    return stride(from: 0, to: numbers.count, by: 2).map { CellPoint(row: numbers[$0 + 1], column: numbers[$0]) }
  }

  /// Splits at blanks; a string in quotes is one token, `\"` and `\\` inside it are characters.
  private static func tokens(_ line: Substring, allowsComments: Bool) -> [String] {
    var tokens: [String] = []
    var token = ""
    var isQuoted = false
    var rest = line
    while let character = rest.popFirst() {
      if isQuoted {
        token.append(character)
        if character == "\\", let next = rest.popFirst() {
          token.append(next)
        } else if character == "\"" {
          isQuoted = false
        }
      } else if character.isWhitespace {
        if !token.isEmpty { tokens.append(token) }
        token = ""
      } else if token.isEmpty, character == "#", allowsComments {
        break
      } else {
        isQuoted = token.isEmpty && character == "\"" && rest.first.map { !$0.isWhitespace } ?? false
        token.append(character)
      }
    }
    return token.isEmpty ? tokens : tokens + [token]
  }

  private static func unquoted(_ token: String) -> String {
    var result = ""
    var rest = token.dropFirst()
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character != "\"" || !rest.isEmpty {
        result.append(character)
      }
    }
    return result
  }
}
