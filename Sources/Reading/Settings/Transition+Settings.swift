import Accessibility
import Speech
import TextModel
import Words

extension Transition.Levels {
  /// Changes a setting of levels, and says what it is now: by a step, up being more, as with the rate; without a
  /// direction to the next one, around and around.
  ///
  /// What is being read goes on at its word in the new way, which is its own answer.
  func changeLevel(of option: RotorOption, _ direction: Direction?) {
    switch option {
    case .punctuation:
      step(world.settings.punctuation, direction, of: "punctuation", named: .settingPunctuation) { level in
        switch level {
        case .none: .valueNone
        case .some: .valueSome
        case .all: .valueAll
        }
      }
    case .verbosity:
      step(world.settings.verbosity, direction, of: "verbosity", named: .settingVerbosity) { level in
        switch level {
        case .low: .valueLow
        case .medium: .valueMedium
        case .high: .valueHigh
        }
      }
    case .voice: stepVoice(direction ?? .forward)
    default: break
    }
  }

  /// Takes the next of the voices for the book's language, which says its own name.
  private func stepVoice(_ direction: Direction) {
    let voices = world.offeredVoices
    guard !voices.isEmpty else {
      if !session.isReading { add(.silence) }
      return edge(Phrase(.noVoicesToChoose))
    }
    let at = voices.firstIndex { $0.name.text == world.settings.voice }
    let next = at.map { direction == .forward ? $0 + 1 : $0 - 1 } ?? 0
    let index = min(max(next, 0), voices.count - 1)
    let phrase = Phrase(
      .voiceIs,
      ["name": .text(voices[index].label), "number": .count(index + 1), "total": .count(voices.count)])
    take(voices[index].name.text, of: "voice", isNew: index != at, telling: phrase)
  }

  /// Takes another setting.
  ///
  /// Reading goes on at its word, where that is known.
  func takeLevel() {
    guard let reading = session.mode.reading, world.settings.wordsAreExact, !world.settings.isStepped else { return }
    add(.silence)
    listening.resume(after: reading)
  }

  private func step<Level: CaseIterable & Equatable & RawRepresentable<String>>(
    _ level: Level, _ direction: Direction?, of setting: String, named name: Phrase.Key,
    _ word: (Level) -> Phrase.Key
  ) {
    let levels = Array(Level.allCases)
    let at = levels.firstIndex(of: level) ?? 0
    let next =
      switch direction {
      case .backward?: min(at + 1, levels.count - 1)
      case .forward?: max(at - 1, 0)
      case nil: (at + 1) % levels.count
      }
    let value = world.catalogue.text(word(levels[next]))
    let phrase = Phrase(.levelIs, ["name": .text(world.catalogue.text(name)), "value": .text(value)])
    take(levels[next].rawValue, of: setting, isNew: next != at, telling: phrase)
  }

  /// Speaks louder or softer by a tenth of the voice's own loudness.
  ///
  /// A voice that takes no volume gets none, and that is announced instead.
  func changeVolume(_ direction: Direction) {
    guard world.settings.takesVolume else {
      if !session.isReading { add(.silence) }
      return edge(Phrase(.volumeOfVoice))
    }
    let old = world.settings.volume
    let (least, greatest) = (Settings.volumes.lowerBound, Settings.volumes.upperBound)
    let new = min(max(old + (direction == .forward ? 10 : -10), least), greatest)
    take(String(new), of: "volume", isNew: new != old, telling: Phrase(.volumeIs, ["percent": .count(new)]))
  }

  /// Gives a setting a value and tells it, unless what is being read tells it by how it goes on.
  private func take(_ value: String, of setting: String, isNew: Bool, telling phrase: Phrase) {
    let isRead = session.isReading && !world.settings.isStepped
    if !isRead { add(.silence) }
    guard isNew else { return isRead ? add(.speak(sound(.boundary))) : edge(phrase) }
    add(.host(.set(setting, to: value)))
    if !isRead { say(phrase) }
  }
}
