import Accessibility
import Speech
import TextModel
import Words

extension Transition.Listening {
  /// The step of a move by time, in milliseconds.
  private static let step = 30_000
  /// The part of a recording that is heard again after a long pause, in milliseconds.
  private static let heardAgain = 5000
  /// The length of a clip from which on a sleep timer does not wait for its end, in milliseconds: a chapter, and no
  /// sentence.
  private static let longClip = 60_000

  /// Takes in the time that the recording of an utterance has come to.
  func take(playedTo time: Int, of id: Int, _ reading: Session.Reading) {
    guard let clip = reading.clip(of: id) else { return }
    var reading = reading
    let rest = clip.from(time)
    reading.playing = rest
    if let range = reading.map(of: id)?.range {
      let word = world.recording.position(at: time, of: clip, over: range)
      if word > reading.word { reading.spokenWords += 1 }
      reading.word = max(reading.word, word)
    }
    session.listening.heard = Session.Heard(position: reading.word, clip: rest)
    session.cursor = reading.word
    session.mode = .reading(reading)
    guard sleeping.isTimeToSleep, clip.length.map({ $0 > Self.longClip }) ?? true else { return }
    add(.silence)
    sleeping.fallAsleep(at: reading.word, reading)
  }

  /// Returns the rest of the recording from where it stopped at a position, and somewhat before that after a long
  /// pause; nil where it did not stop there.
  func clip(heardAt position: TextPosition, isSoon: Bool = true) -> Clip? {
    guard let heard = session.listening.heard, heard.position == position else { return nil }
    let clip = heard.clip
    return isSoon ? clip : Clip(file: clip.file, begin: max(0, clip.begin - Self.heardAgain), end: clip.end)
  }

  /// Returns the place that reading was paused at; somewhat before it in its recording after a long pause.
  func place(of pause: Session.Pause, isSoon: Bool = true) -> Session.ReadingPlace {
    Session.ReadingPlace(
      word: pause.word, scope: pause.scope, rest: pause.rest, clip: clip(heardAt: pause.word, isSoon: isSoon))
  }

  /// Takes another sound of the text: reading goes on at its word, and so does what waits while a dialog is open.
  func takeNarration() {
    guard !world.settings.isStepped else { return }
    switch session.mode {
    case .reading(let reading):
      add(.silence)
      resume(after: reading)
    case .paused(let pause) where pause.isAside == true:
      add(.silence)
      resume(at: place(of: pause))
    case .paused, .browsing, .finished: break
    }
  }

  /// Goes to a time of the recording, or by some of it, and reads there if reading was at work.
  func go(inRecording command: Command, from reading: Session.ReadingPlace? = nil) {
    let at = reading?.word ?? session.cursor
    let clip = reading?.clip ?? clip(heardAt: at)
    guard world.text.isNarrated else { return refuse(Phrase(.noRecording), reading) }
    guard let place = place(of: command, from: at, playing: clip) else { return refuse(Phrase(.noSuchTime), reading) }
    if case .goToTime = command { places.jumpFromHere() }
    if let reading {
      guard world.recording.isPlayed else { return startReading(from: place.position, in: reading.scope) }
      return read(at: place, in: reading.scope)
    }
    if isFar(place.position), let sentence = world.unit(.sentence, enclosing: place.position, toward: .forward) {
      return wait(for: place.position, .unit(sentence, .sentence))
    }
    places.arrive(atPlace: place.position)
    session.listening.heard = Session.Heard(position: session.cursor, clip: place.clip)
  }

  private func refuse(_ phrase: Phrase, _ reading: Session.ReadingPlace?) {
    edge(phrase)
    if let reading { resume(at: reading) }
  }

  private func place(
    of command: Command, from position: TextPosition, playing clip: Clip?
  ) -> ReadingWorld.Recording.Place? {
    switch command {
    case .goToTime(let time): return world.recording.place(at: time, fromSection: 0)
    case .skipTime(let direction):
      let step = direction == .forward ? Self.step : -Self.step
      let here = world.recording.time(at: position, playing: clip)
      // Behind the last word of a section its recording is over.
      let time = here ?? world.text.narratedTime(ofSection: position.section)
      return world.recording.place(at: time + step, fromSection: position.section)
    default: return nil
    }
  }

  private func read(at place: ReadingWorld.Recording.Place, in scope: ReadAll.Scope?) {
    guard let before = place.partBefore else {
      return startReading(from: place.position, in: scope, playing: place.clip)
    }
    begin(
      ReadAll(behind: before, at: place.position, in: world, scope: scope, playing: place.clip), at: place.position)
  }
}

extension ReadAll {
  /// Begins with sound without a text of its own, behind a part of the recording of the section.
  fileprivate init(
    behind part: Int, at position: TextPosition, in world: ReadingWorld, scope: Scope?, playing clip: Clip
  ) {
    let parts = world.text.narration(ofSection: position.section).parts
    let offset = parts.indices.contains(part + 1) ? parts[part + 1].range.lowerBound : position.offset
    self.init(
      from: TextPosition(section: position.section, offset: offset), in: world, scope: scope, playing: clip)
    lastPart = part
  }
}

extension Command {
  /// A Boolean value that indicates whether it goes by the time of the recording.
  var isInRecording: Bool {
    switch self {
    case .skipTime, .goToTime: true
    default: false
    }
  }
}
