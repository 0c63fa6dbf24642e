import Accessibility
import Reading
import Speech

/// A lesson at work: how far it has come, and what has been done since its step began.
package struct Practice: Sendable {
  /// What leaves no trace in a session.
  struct Deeds: Hashable, Sendable {
    var saved: [String] = []
    var heard: Set<Earcon> = []
    var hasHandedIn = false
  }

  package let lesson: Lesson
  private var at = 0
  var deeds = Deeds()

  /// Begins a lesson.
  package init(_ lesson: Lesson) { self.lesson = lesson }

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
