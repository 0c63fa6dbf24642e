import Accessibility
import Reading
import Speech

/// A lesson at work: how far it has come, and what has been done since its step began.
package struct Practice: Sendable {
  /// The deeds that leave no trace in a session.
  struct Deeds: Hashable, Codable, Sendable {
    var saved: [String] = []
    var heard: Set<Earcon> = []
    var hasHandedIn = false
    /// The words that a goal asks for and that have been spoken.
    var said: Set<String> = []
    /// The commands that have been performed, and those whose keys the list of keys has named, by their names.
    var done: Set<String> = []
    var told: Set<String> = []
  }

  package let lesson: Lesson
  private var at = 0
  var deeds = Deeds()
  /// The keys that have been pressed, and the wrong answers.
  var score = Score()
  /// The bookmarks and highlights in the text.
  var marks = Marks()
  /// The command of the last key, by its name; nil where it was none.
  var command: String?
  /// A Boolean value that indicates whether the last key only asked for the step.
  var isAsking = false
  /// A Boolean value that indicates whether the last key waits for the text to be looked through.
  var awaitsMatch = false
  /// The place at which the lesson was left before, until the learner has said whether to go on there; nil if it was
  /// not.
  private(set) var offered: Left?

  /// Begins a lesson; where it was left before is offered, if it is the same lesson still.
  package init(_ lesson: Lesson, left: Left? = nil) {
    self.lesson = lesson
    offered = left.flatMap { $0.fits(lesson) ? $0 : nil }
  }

  /// Goes on where the lesson was left, or begins anew.
  mutating func begin(at left: Left?) {
    offered = nil
    guard let left else { return }
    (at, deeds, score, marks) = (left.step, left.deeds, left.score, left.marks)
  }

  /// Returns the place at which the lesson is left, or nil before its first step is done, and once all are.
  package func left(_ session: Session) -> Left? {
    at > 0 && !isDone ? Left(self, step: at, session: session) : nil
  }

  /// A Boolean value that indicates whether every step has been done.
  package var isDone: Bool { at == lesson.steps.count }

  /// The number of keys that have been pressed since the lesson began.
  package var keys: Int { score.keys }

  /// The number of steps that have been begun, and of all.
  var place: (step: Int, of: Int) { (min(at + 1, lesson.steps.count), lesson.steps.count) }

  /// The step to be done; nil when none is left.
  var step: Lesson.Step? { isDone ? nil : lesson.steps[at] }

  /// A Boolean value that indicates whether something has been saved or handed in since the step began.
  var hasDeed: Bool { !deeds.saved.isEmpty || deeds.hasHandedIn }

  /// Begins to take a key.
  mutating func beginKey() { (command, isAsking, awaitsMatch) = (nil, false, false) }

  /// Takes note of what was spoken.
  mutating func hear(_ effects: [Effect]) {
    for case .speak(let utterance) in effects {
      deeds.heard.formUnion(utterance.earcons.map(\.earcon))
      for case .said(let words) in step?.goals ?? [] where utterance.text.contains(words) { deeds.said.insert(words) }
    }
  }

  /// Goes on to the next step where the goals of this one are reached, and tells whether it has.
  mutating func advance(_ scene: Scene) -> Bool {
    guard let step, step.goals.allSatisfy({ $0.holds(in: scene, since: deeds) }) else { return false }
    at += 1
    deeds = Deeds()
    score.beginStep()
    return true
  }

  /// Returns a Boolean value that indicates whether a key that changed something was a wrong answer: a different one, a
  /// deed that the step does not need, or one key too many.
  func isMissed(_ scene: Scene, by command: String?) -> Bool {
    guard let step else { return false }
    if step.goals.contains(where: { $0.isMissed(in: scene, since: deeds) }) { return true }
    if let command, !step.hints.contains(where: { $0.command == command }) { return true }
    return step.fewest.map { score.keysOfStep >= $0 } ?? false
  }
}
