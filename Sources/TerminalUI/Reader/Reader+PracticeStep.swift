import Accessibility
import Reading
import Speech
import Words

/// The step of a lesson in words: what is to be done, by which keys, and by which gestures of screen readers.
extension Reader {
  /// A command that leads to the goal of a step.
  struct StepHint {
    /// The key here.
    let key: KeyedText
    /// The gestures that users of screen readers know, a line for each.
    let gestures: [KeyedText]

    /// The key and the gestures.
    var lines: [KeyedText] { [key] + gestures }
  }

  /// A Boolean value that indicates whether the step is about what is in view.
  var hasStepInView: Bool {
    guard let practice else { return false }
    return layers.count == 1 || practice.step?.isInKeys == true && top.purpose == .keys
  }

  /// The lesson on the screen: the step with its place among the others, and how it is done; nil for a book.
  var stepPanel: (step: String, hints: String)? {
    guard let practice, hasStepInView else { return nil }
    guard !practice.isDone else { return (stepWords, "") }
    let told = namesKeys ? hints.map(\.key.closed.shown) + (isFirstStep ? [request.closed.shown] : []) : []
    return (stepPlace + " " + stepWords, told.joined(separator: " "))
  }

  /// The number of the step among the others.
  var stepPlace: String {
    let (step, steps) = practice?.place ?? (0, 0)
    return world.catalogue.text(Phrase(.practiceStep, ["step": .count(step), "steps": .count(steps)]))
  }

  /// The task of the step.
  var stepWords: String {
    practice?.step?.words ?? Announcement.closed(world.catalogue.text(.practiceFinished))
  }

  /// The number of the step, what is to be done, and the keys that lead there.
  var stepAnnouncements: [Announcement] {
    guard let practice, practice.step != nil else { return [Announcement(.practiceFinished, in: world.catalogue)] }
    let words = Announcement([stepWords], language: practice.lesson.language)
    let told = namesKeys ? hints.map(\.key) : []
    let asked = isFirstStep && world.settings.hints ? [request] : []
    return [Announcement([stepPlace], language: world.catalogue.language), words]
      + (told + asked).map { Announcement([$0.heard], language: world.catalogue.language) }
  }

  /// A Boolean value that indicates whether keys are named with a step; a final leaves them to be asked for.
  private var namesKeys: Bool { world.settings.hints && practice?.lesson.isFinal != true }

  private var isFirstStep: Bool { practice?.place.step == 1 }

  /// The key that gestures are asked for by.
  private var request: KeyedText {
    let binding = keys.bindings.first { $0.action == .practiceStep }
    let key = binding.map { keyNames.call(of: $0) } ?? KeyedText("")
    return KeyedText(Phrase(.practiceRequest), ["key": key], in: world.catalogue)
  }

  /// The commands that the step names, each with the key here and the gestures that users of screen readers know.
  var hints: [StepHint] {
    let names = keyNames
    return (practice?.step?.hints ?? []).map { hint in
      let gestures = ["voiceover", "talkback", "nvda"].compactMap(GestureCard.named).compactMap { card in
        card.gesture(for: hint.name, names).map { gesture in
          var text = KeyedText(card.title + ": ")
          text.append(gesture)
          return text
        }
      }
      let binding = keys.bindings.first { $0.name == hint.command }
      let called = binding.map { names.call(of: $0) } ?? KeyedText(hint.command)
      return StepHint(
        key: KeyedText(Phrase(.practiceKey), ["keys": called], in: world.catalogue), gestures: gestures)
    }
  }
}
