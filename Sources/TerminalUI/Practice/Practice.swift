import Accessibility
import Reading
import Speech

/// A lesson at work: how far it has come, and what has been done since its step began.
package struct Practice: Sendable {
  /// What leaves no trace in a session.
  struct Deeds: Hashable, Codable, Sendable {
    var saved: [String] = []
    var heard: Set<Earcon> = []
    var hasHandedIn = false
  }

  package let lesson: Lesson
  private var at = 0
  var deeds = Deeds()
  /// Where the lesson was left before, until the learner has said whether to go on there; nil where it was not.
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
    (at, deeds) = (left.step, left.deeds)
  }

  /// Where the lesson is left; nil before its first step is done, and once all are.
  package func left(_ session: Session) -> Left? {
    at > 0 && !isDone ? Left(lesson, step: at, deeds: deeds, session: session) : nil
  }

  /// Whether every step has been done.
  package var isDone: Bool { at == lesson.steps.count }

  /// How many steps have been begun, and how many there are.
  var place: (step: Int, of: Int) { (min(at + 1, lesson.steps.count), lesson.steps.count) }

  /// The step to be done; nil when none is left.
  var step: Lesson.Step? { isDone ? nil : lesson.steps[at] }

  /// Takes note of what was heard.
  mutating func hear(_ effects: [Effect]) {
    for case .speak(let utterance) in effects { deeds.heard.formUnion(utterance.earcons.map(\.earcon)) }
  }

  /// Goes on to the next step where the goals of this one are reached, and tells whether it has.
  mutating func advance(_ session: Session, _ world: ReadingWorld) -> Bool {
    guard let step, step.goals.allSatisfy({ $0.holds(in: session, world, since: deeds) }) else { return false }
    at += 1
    deeds = Deeds()
    return true
  }
}
