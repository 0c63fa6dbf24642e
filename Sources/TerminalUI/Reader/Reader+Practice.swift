import Accessibility
import Reading
import Speech
import Words

extension Reader {
  /// Puts the step of the lesson after the opening of its text, or the question whether to go on where it was left.
  mutating func beginPractice(at now: Instant) -> [Effect] {
    guard let left = practice?.offered else {
      let words = beginning()
      return apply(.announce(words), at: now)
    }
    let dialog = dialog(offering: left)
    dialogs.append(dialog)
    return [.post(.screenChanged(dialog.control.element))] + apply(.announce(dialog.opening(words)), at: now)
  }

  /// Begins a lesson and returns its first announcements; a final lesson draws the curtain.
  private mutating func beginning() -> [Announcement] {
    guard practice?.lesson.isFinal == true, practice?.isDone == false else { return stepAnnouncements }
    memory.isCurtained = true
    return [Announcement(.curtainOn, in: world.catalogue)] + stepAnnouncements
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
    take(practice?.marks.all ?? [])
    return [.silence, .post(.screenChanged(nil))] + apply(.open, at: now)
  }

  /// Begins the lesson anew, though it was left before.
  mutating func beginLessonAnew(at now: Instant) -> [Effect] {
    practice?.begin(at: nil)
    let closed = closeDialog(at: now)
    let words = beginning()
    return closed + apply(.announce(words), at: now)
  }

  /// Says again what was spoken last, and the step of the lesson after it, unless that was it.
  mutating func speakStepAgain(at now: Instant) -> [Effect] {
    practice?.isAsking = true
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
    let lines = [TextLine(KeyedText(stepWords))] + hints.flatMap { hint in hint.lines.map { TextLine($0.closed) } }
    layers.removeAll { $0.purpose == .step }
    return open(.step, title: title, lines: lines, at: now)
  }

  /// Answers an effect that would keep something of a book: a lesson keeps none of it, and says so.
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
    case .mark(let change):
      guard let marking = practice?.marks.take(change) else { return [] }
      take(practice?.marks.all ?? [])
      let told = apply(.answered(.marked(marking)), at: now)
      return if case .added = marking { told + apply(kept, at: now) } else { told }
    default: return []
    }
  }
}
