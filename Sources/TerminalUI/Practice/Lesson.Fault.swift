import Words

extension Lesson {
  /// A fault of a lesson, by the number of the line, from 1; 0 for a part that is missing.
  package struct Fault: Error, Hashable {
    enum Problem: Hashable, Sendable {
      case notALine, noStepBefore, noGoal, textOpen
      case unknownKey(String), unknownGoal(String), unknownHint(String), missing(String)
      case wrongValue(key: String, String)
    }

    package let line: Int
    let problem: Problem

    init(line: Int, _ problem: Problem) {
      self.line = line
      self.problem = problem
    }

    /// Returns the fault, in a sentence.
    package func text(in catalogue: Catalogue) -> String { catalogue.text(phrase) }

    private var phrase: Phrase {
      switch problem {
      case .notALine: Phrase(.lessonLine)
      case .noStepBefore: Phrase(.lessonStepFirst)
      case .noGoal: Phrase(.lessonStepAimless)
      case .textOpen: Phrase(.lessonTextOpen)
      case .unknownKey(let name): Phrase(.lessonKeyUnknown, ["name": .text(name.shown)])
      case .unknownGoal(let name): Phrase(.lessonGoalUnknown, ["name": .text(name.shown)])
      case .unknownHint(let name): Phrase(.lessonHintUnknown, ["name": .text(name.shown)])
      case .wrongValue(let key, let value):
        Phrase(.lessonValueWrong, ["name": .text(key), "value": .text(value.shown)])
      case .missing(let name): Phrase(.lessonMissing, ["name": .text(name)])
      }
    }
  }
}
