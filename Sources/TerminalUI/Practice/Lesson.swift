import Reading
import Words

/// A lesson: a text to practise on, and steps whose goals are states of the session, however the learner comes there.
///
/// It is written in a plain text of lines `key: value`, `#` before what is for people alone; the manual page tells how.
package struct Lesson: Sendable {
  /// One thing to do.
  struct Step: Hashable, Sendable {
    let words: String
    /// The line that it stands in, from 1.
    let line: Int
    var goals: [Goal] = []
    var hints: [Hint] = []
    /// The number of keys that it takes with the commands of its hints; nil where the lesson tells of none.
    var fewest: Int?

    /// A Boolean value that indicates whether the step is about the list of keys, and done in it.
    var isInKeys: Bool { goals.contains(.keys) || goals.contains(.telling) }
  }

  /// A command that leads to a goal, by the name that gestures are known by and the one that keys are.
  struct Hint: Hashable, Sendable {
    let name: String
    let command: String

    /// The further meanings of keys beside their command: Space switches the box that the reader is at, and in Text
    /// Selection items are more and less of the selection.
    private static let others = ["switch": "read", "select-more": "next-item", "select-less": "previous-item"]

    /// A hint of a command; nil for a name that is none.
    init?(_ name: String) {
      let command = Hint.others[name] ?? name
      guard KeyBinding.named(command) != nil else { return nil }
      self.name = name
      self.command = command
    }
  }

  /// The name on the command line.
  package private(set) var name = ""
  package private(set) var title = ""
  /// The language of its words.
  private(set) var language = "en"
  /// The text to practise on, an HTML document.
  package private(set) var text = ""
  private(set) var steps: [Step] = []
  /// A Boolean value that indicates whether the lesson is a final: the screen shows nothing, and keys are named only on
  /// request.
  private(set) var isFinal = false

  /// The number of keys that all of it takes; nil where a step tells of none.
  package var fewest: Int? {
    let all = steps.compactMap(\.fewest)
    return all.count == steps.count ? all.reduce(0, +) : nil
  }

  /// Reads a lesson.
  package init(_ source: String) throws(Fault) {
    var textLine: Int?
    // Of a line that ends as on other systems the end is no part.
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if textLine != nil {
        if line == "end" { textLine = nil } else { text += line + "\n" }
        continue
      }
      let number = index + 1
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
      guard let colon = line.firstIndex(of: ":") else { throw Fault(line: number, .notALine) }
      let value = String(line[line.index(after: colon)...].drop(while: \.isWhitespace))
      if line[..<colon] == "text" { textLine = number }
      try take(String(line[..<colon]), value, inLine: number)
    }
    if let textLine { throw Fault(line: textLine, .textOpen) }
    try checkWhole()
  }

  private mutating func take(_ key: String, _ value: String, inLine number: Int) throws(Fault) {
    switch key {
    case "name": name = value
    case "title": title = value
    case "language": language = value
    case "text": break
    case "final":
      guard value == "yes" else { throw Fault(line: number, .wrongValue(key: key, value)) }
      isFinal = true
    case "step": steps.append(Step(words: value, line: number))
    case "goal":
      guard !steps.isEmpty else { throw Fault(line: number, .noStepBefore) }
      guard let goal = Goal(value) else { throw Fault(line: number, .unknownGoal(value)) }
      steps[steps.count - 1].goals.append(goal)
    case "hint":
      guard !steps.isEmpty else { throw Fault(line: number, .noStepBefore) }
      guard let hint = Hint(value) else { throw Fault(line: number, .unknownHint(value)) }
      steps[steps.count - 1].hints.append(hint)
    case "fewest":
      guard !steps.isEmpty else { throw Fault(line: number, .noStepBefore) }
      guard let fewest = Int(value), (1...999).contains(fewest) else {
        throw Fault(line: number, .wrongValue(key: key, value))
      }
      steps[steps.count - 1].fewest = fewest
    default: throw Fault(line: number, .unknownKey(key))
    }
  }

  private func checkWhole() throws(Fault) {
    let missing = [("name", name.isEmpty), ("title", title.isEmpty), ("text", text.isEmpty), ("step", steps.isEmpty)]
    if let first = missing.first(where: { $0.1 }) { throw Fault(line: 0, .missing(first.0)) }
    if let aimless = steps.first(where: \.goals.isEmpty) { throw Fault(line: aimless.line, .noGoal) }
  }

  /// Returns the lessons in a language, in the order they are offered in.
  ///
  /// A lesson missing there is in English.
  package static func all(in language: String) -> [Lesson] {
    let own = sources(in: language)
    return (own.isEmpty ? sources(in: "en") : own).compactMap { try? Lesson($0) }
  }

  /// Returns the lessons as they are written in a language, in their order; none where they are not in that.
  package static func sources(in language: String) -> [String] {
    names.compactMap { EmbeddedFile.text(of: "\(language)/lesson-\($0).txt") }
  }

  private static let names = [
    "rotor", "characters", "spelling", "help", "headings", "table", "notes", "contents", "search", "bookmarks",
    "reading", "selecting", "form", "calm", "curtain", "final",
  ]

  /// Returns the lesson of a name; nil for a name that is none.
  package static func named(_ name: String, in language: String) -> Lesson? {
    all(in: language).first { $0.name == name }
  }
}
