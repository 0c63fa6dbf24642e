/// A lesson: a text to practise on, and steps whose goals are states of the session, however the learner comes there.
///
/// It is written in a plain text of lines `key: value`, `#` before what is for people alone:
///
///     name: rotor
///     title: Rotor, edges and units
///     text:
///     <h1>A document of HTML, up to a line that says end</h1>
///     end
///     step: What the learner is to do, in a sentence or two.
///     goal: rotor words
///     hint: next-option
///
/// A step is done when all of its goals hold at once; a hint is the name of a command, told with the gesture of screen
/// readers for it. The goals are those of ``Goal``.
package struct Lesson: Sendable {
  /// One thing to do.
  struct Step: Hashable, Sendable {
    let words: String
    var goals: [Goal] = []
    var hints: [String] = []
  }

  /// What is wrong with a lesson, by the number of the line, from 1; 0 for what is missing.
  package struct Fault: Error, Hashable {
    package let line: Int

    package init(line: Int) { self.line = line }
  }

  /// The language that lessons are written in.
  static let language = "en"

  /// The name on the command line.
  package private(set) var name = ""
  package private(set) var title = ""
  /// The text to practise on, an HTML document.
  package private(set) var text = ""
  private(set) var steps: [Step] = []

  /// Reads a lesson.
  package init(_ source: String) throws(Fault) {
    var isText = false
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if isText {
        if line == "end" { isText = false } else { text += line + "\n" }
        continue
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let colon = line.firstIndex(of: ":") else { throw Fault(line: index + 1) }
      let value = String(line[line.index(after: colon)...].drop { $0 == " " })
      switch line[..<colon] {
      case "name": name = value
      case "title": title = value
      case "text": isText = true
      case "step": steps.append(Step(words: value))
      case "goal":
        guard !steps.isEmpty, let goal = Goal(value) else { throw Fault(line: index + 1) }
        steps[steps.count - 1].goals.append(goal)
      case "hint":
        guard !steps.isEmpty, KeyBinding.named(value) != nil else { throw Fault(line: index + 1) }
        steps[steps.count - 1].hints.append(value)
      default: throw Fault(line: index + 1)
      }
    }
    guard !name.isEmpty, !title.isEmpty, !text.isEmpty, !isText, !steps.isEmpty,
      steps.allSatisfy({ !$0.goals.isEmpty })
    else { throw Fault(line: 0) }
  }

  /// The lessons there are, in the order they are offered in.
  package static let all: [Lesson] = sources.compactMap { try? Lesson($0) }

  /// The lessons as they are written.
  package static let sources = [rotor, selecting, reading, form]

  /// The lesson of a name; nil for a name that is none.
  package static func named(_ name: String) -> Lesson? { all.first { $0.name == name } }
}
