import Accessibility
import Reading
import Speech

extension Reader {
  /// Puts the first step of the lesson after the opening of its text.
  mutating func beginPractice(at now: Instant) -> [Effect] {
    apply(.announce(stepAnnouncements), at: now)
  }

  /// Says again what was said last, and the step of the lesson after it, unless that was it.
  mutating func speakStepAgain(at now: Instant) -> [Effect] {
    let again = apply(.speakAgain, at: now)
    let step = stepAnnouncements
    let isStep = again.contains { effect in
      if case .speak(let utterance) = effect { utterance.text == step.first?.text } else { false }
    }
    return isStep ? again : again + apply(.announce(step), at: now)
  }

  /// What was done, and after it, where that has reached the goal of a lesson, what comes next.
  mutating func practised(_ effects: [Effect], at now: Instant) -> [Effect] {
    practice == nil ? effects : effects + nextStep(after: effects, at: now)
  }

  private mutating func nextStep(after effects: [Effect], at now: Instant) -> [Effect] {
    practice?.hear(effects)
    let (session, world) = (bookSession, layers[0].world)
    guard practice?.advance(session, world) == true else { return [] }
    return apply(.announce([Announcement(.practiceDone, in: world.catalogue)] + stepAnnouncements), at: now)
  }

  /// What would be kept of a book: a lesson keeps none of it, and says so.
  mutating func practise(_ effect: Effect, at now: Instant) -> [Effect] {
    let kept = Command.answered(.performed(world.catalogue.text(.practiceSaved)))
    switch effect {
    case .save(let passage):
      practice?.deeds.saved.append(passage.text)
      return apply(kept, at: now)
    case .keep(_, let isHandedIn):
      guard isHandedIn else { return [] }
      practice?.deeds.hasHandedIn = true
      return apply(kept, at: now)
    default: return apply(.answered(.markFailed(world.catalogue.text(.practiceKeepsNothing))), at: now)
    }
  }

  /// The step to be done, and the gestures and keys that lead there.
  private var stepAnnouncements: [Announcement] {
    guard let step = practice?.step else { return [Announcement(.practiceFinished, in: world.catalogue)] }
    let words = Announcement([step.words], language: Lesson.language)
    return [words] + (world.settings.hints ? step.hints.map { hint(for: $0) } : [])
  }

  private func hint(for command: String) -> Announcement {
    let known = [GestureCard.voiceOver, .talkBack, .nvda].compactMap { card in
      card.gesture(for: command).map { "\(card.title): \($0)" }
    }
    let binding = keys.bindings.first { $0.name == command }
    let here = Phrase(.practiceHere, ["keys": .text(binding?.callNames ?? command)])
    return Announcement(known + [world.catalogue.text(here)], language: Lesson.language)
  }
}
