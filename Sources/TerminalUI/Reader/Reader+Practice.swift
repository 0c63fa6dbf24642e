import Accessibility
import Reading
import Speech
import Words

extension Reader {
  /// Puts the step of the lesson after the opening of its text, or the question whether to go on where it was left.
  mutating func beginPractice(at now: Instant) -> [Effect] {
    guard let left = practice?.offered else { return apply(.announce(stepAnnouncements), at: now) }
    let dialog = dialog(offering: left)
    dialogs.append(dialog)
    return [.post(.screenChanged(dialog.control.element))] + apply(.announce(dialog.opening(words)), at: now)
  }

  func dialog(offering left: Practice.Left) -> Dialog {
    let place = Phrase(.askGoOn, ["step": .count(left.step + 1), "steps": .count(left.steps)])
    return Dialog(
      .confirmation(.goOnWithLesson), title: world.catalogue.text(place),
      [
        DialogControl("go-on", label: text(.buttonGoOn), .button(.done)),
        DialogControl("anew", label: text(.buttonBeginAnew), .button(.leave)),
      ])
  }

  /// Goes on where the lesson was left.
  mutating func goOnWithLesson(at now: Instant) -> [Effect] {
    guard let left = practice?.offered else { return closeDialog(at: now) }
    practice?.begin(at: left)
    dialogs = []
    layers[0].session = bookSession.takingUp(left.session)
    layers[0].page = nil
    return [.silence, .post(.screenChanged(nil))] + apply(.open, at: now)
  }

  /// Begins the lesson anew, though it was left before.
  mutating func beginLessonAnew(at now: Instant) -> [Effect] {
    practice?.begin(at: nil)
    let closed = closeDialog(at: now)
    return closed + apply(.announce(stepAnnouncements), at: now)
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

  /// Opens the step of the lesson as a text over the book, a line for each thing there is to know.
  mutating func openStep(at now: Instant) -> [Effect] {
    guard let practice else { return tell([Phrase(.practiceNone)], at: now) }
    let (step, steps) = practice.place
    let title = world.catalogue.text(Phrase(.practiceStep, ["step": .count(step), "steps": .count(steps)]))
    let lines = [TextLine(KeyedText(stepWords))] + hints.flatMap { $0.map { TextLine($0.closed) } }
    layers.removeAll { $0.purpose == .step }
    return open(.step, title: title, lines: lines, at: now)
  }

  /// What was done, and after it, where that has reached the goal of a lesson, what comes next.
  mutating func practised(_ effects: [Effect], at now: Instant) -> [Effect] {
    practice == nil ? effects : effects + nextStep(after: effects, at: now)
  }

  private mutating func nextStep(after effects: [Effect], at now: Instant) -> [Effect] {
    // What is heard in a list or a dialog over the text is no deed of the lesson.
    guard layers.count == 1, dialog == nil else { return [] }
    practice?.hear(effects)
    let (session, world) = (bookSession, layers[0].world)
    guard practice?.advance(session, world) == true else { return [] }
    return apply(.announce([Announcement(.practiceDone, in: world.catalogue)] + stepAnnouncements), at: now)
  }

  /// What would be kept of a book: a lesson keeps none of it, and says so.
  mutating func practise(_ effect: Effect, at now: Instant) -> [Effect] {
    let kept = News.answered(.performed(world.catalogue.text(.practiceSaved)))
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

  /// What the eye is told of the lesson: the step with its place among the others, and how it is done; nil for a book.
  var stepPanel: (step: String, hints: String)? {
    guard let practice, layers.count == 1 else { return nil }
    guard !practice.isDone else { return (stepWords, "") }
    let (step, steps) = practice.place
    let place = world.catalogue.text(Phrase(.practiceStep, ["step": .count(step), "steps": .count(steps)]))
    let told = world.settings.hints ? hints.flatMap { $0.map(\.closed.shown) } : []
    return (place + " " + stepWords, told.joined(separator: " "))
  }

  private var stepWords: String {
    practice?.step?.words ?? Announcement.closed(world.catalogue.text(.practiceFinished))
  }

  /// The step to be done, and the gestures and keys that lead there.
  private var stepAnnouncements: [Announcement] {
    guard let practice, practice.step != nil else { return [Announcement(.practiceFinished, in: world.catalogue)] }
    let words = Announcement([stepWords], language: practice.lesson.language)
    let told = world.settings.hints ? hints : []
    return [words] + told.map { Announcement($0.map(\.heard), language: world.catalogue.language) }
  }

  /// How the step is done: for each command what users of screen readers know, and the key here.
  private var hints: [[KeyedText]] {
    let names = keyNames
    return (practice?.step?.hints ?? []).map { hint in
      let known = ["voiceover", "talkback", "nvda"].compactMap(GestureCard.named).compactMap { card in
        card.gesture(for: hint.name, names).map { gesture in
          var text = KeyedText(card.title + ": ")
          text.append(gesture)
          return text
        }
      }
      let binding = keys.bindings.first { $0.name == hint.command }
      let called = binding.map { names.call(of: $0) } ?? KeyedText(hint.command)
      return known + [KeyedText(Phrase(.practiceHere), ["keys": called], in: world.catalogue)]
    }
  }
}
