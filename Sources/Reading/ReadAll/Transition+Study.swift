import Speech
import TextModel

extension Transition.Listening {
  /// Waits for the reader after a sentence, with the cursor still on it.
  func pauseToStudy(_ reading: Session.Reading, at next: TextPosition) {
    session.mode = .paused(
      Session.Pause(word: next, sentence: next, at: now, scope: reading.rest.scope, rest: reading.rest))
    session.cursor = reading.start
    guard world.recording.isPlayed, let unit = world.unit(unitToStudy, enclosing: reading.start, toward: .forward),
      unit.lower < reading.start
    else { return }
    session.cursor = max(unit.lower, reading.beginning ?? unit.lower)
  }

  /// Returns a Boolean value that indicates whether a position is the start of a unit that is waited after: a clip may
  /// be a word of it.
  func beginsUnit(_ position: TextPosition) -> Bool {
    guard let place = world.textPosition(from: position), place.section == position.section,
      let unit = world.unit(unitToStudy, enclosing: place, toward: .forward)
    else { return true }
    return unit.lower >= place
  }

  private var unitToStudy: Granularity { world.settings.readBy == .paragraph ? .paragraph : .sentence }

  /// Reads the sentence again that was spoken last, or the next one, where each is waited for; false for any other
  /// command.
  func study(_ command: Command) -> Bool {
    guard world.settings.study, case .paused(let pause) = session.mode, pause.rest != nil else { return false }
    if isPreviousSentence(command) {
      startReading(from: session.cursor, in: pause.scope)
    } else if isNextSentence(command) {
      readOn()
    } else {
      return false
    }
    return true
  }

  private func isNextSentence(_ command: Command) -> Bool {
    switch command {
    case .unit(.sentence, .forward): true
    case .move(.forward): option == .units(.sentence)
    default: false
    }
  }
}
