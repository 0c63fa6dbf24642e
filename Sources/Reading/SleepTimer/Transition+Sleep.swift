import Accessibility
import Speech
import TextModel
import Words

extension Transition.Sleeping {
  /// The time before the end of a timer in which nothing is handed over ahead, in milliseconds: what is in the engine's
  /// hands is spoken.
  private static let nearEnd = 120_000

  /// Sets the sleep timer, or turns it off.
  func setSleep(_ timer: SleepTimer?) {
    guard let timer else {
      session.listening.sleep = nil
      return say(Phrase(.sleepOff))
    }
    var sleep = Session.Sleep(timer: timer)
    switch timer {
    case .minutes(let minutes):
      sleep.deadline = Instant(milliseconds: now.milliseconds + minutes * 60_000)
      say(Phrase(.sleepIn, ["minutes": .count(minutes)]))
    case .chapter(let after):
      sleep.boundary = chapterEnd(from: session.cursor, after: after)
      say(after == 0 ? Phrase(.sleepAtChapter) : Phrase(.sleepAfterChapters, ["count": .count(after)]))
    }
    session.listening.sleep = sleep
  }

  /// Says how long it is until the sleep timer stops reading.
  func saySleepLeft() {
    describing.sayParts(sleepLeft.isEmpty ? [world.catalogue.text(.sleepOff)] : sleepLeft)
  }

  /// The time until the sleep timer stops reading, in words; none if no timer runs.
  var sleepLeft: [String] {
    guard let sleep = session.listening.sleep else { return [] }
    switch sleep.timer {
    case .minutes:
      let left = (sleep.deadline?.milliseconds ?? 0) - now.milliseconds
      return left > 0 ? [world.catalogue.text(Phrase(.sleepLeft, ["minutes": .count((left + 59_999) / 60_000)]))] : []
    case .chapter(let after):
      let left = (0...after).first { chapterEnd(from: session.cursor, after: $0) == sleep.boundary } ?? after
      return [
        world.catalogue.text(
          left == 0 ? Phrase(.sleepAtChapter) : Phrase(.sleepAfterChapters, ["count": .count(left)]))
      ]
    }
  }

  private func chapterEnd(from position: TextPosition, after count: Int) -> TextPosition? {
    var end: TextPosition? = position
    for _ in 0...count { end = end.flatMap { world.chapters.start(next: $0, toward: .forward) } }
    return end
  }

  /// Aims the sleep timer at the end of this chapter.
  ///
  /// Starting to read after the time is over wakes it.
  func aimSleep(from position: TextPosition) {
    guard let sleep = session.listening.sleep else { return }
    if let deadline = sleep.deadline, now >= deadline { session.listening.sleep = nil }
    guard case .chapter(let after) = sleep.timer else { return }
    if after == 0 || sleep.boundary.map({ position >= $0 }) ?? false {
      session.listening.sleep = Session.Sleep(
        timer: .chapter(after: 0), boundary: chapterEnd(from: position, after: 0))
    }
  }

  /// A Boolean value that indicates whether the end of the sleep timer is so near that no utterance is handed over
  /// before the one before has been spoken.
  var isNearSleep: Bool {
    session.listening.sleep?.deadline.map { $0.milliseconds - now.milliseconds < Self.nearEnd } ?? false
  }

  /// A Boolean value that indicates whether the time of the sleep timer is over.
  var isTimeToSleep: Bool { session.listening.sleep?.deadline.map { now >= $0 } ?? false }

  /// Returns a Boolean value that indicates whether reading is to stop before a position.
  func sleeps(before position: TextPosition) -> Bool {
    session.listening.sleep?.boundary.map { position >= $0 } ?? false
  }

  /// Stops reading for the sleep timer; it goes on from here.
  func fallAsleep(at position: TextPosition, _ reading: Session.Reading) {
    guard let timer = session.listening.sleep?.timer else { return }
    session.listening.sleep = nil
    session.mode = .paused(Session.Pause(word: position, sentence: position, at: now, scope: reading.rest.scope))
    session.cursor = position
    rememberSleep(timer, since: reading.beginning)
    speak([Announcement([], earcon: .sleep)])
    show(position)
  }

  /// Returns the announcements, at an opening, of the way in which reading ended before.
  func takeAbsence() -> [Announcement] {
    defer { session.absence = nil }
    switch session.absence {
    case .asleep(let minutes?):
      return [Announcement(Phrase(.sleptMinutes, ["minutes": .count(minutes)]), in: world.catalogue)]
    case .asleep: return [Announcement(.sleptChapter, in: world.catalogue)]
    case .ended: return [Announcement(.endedUnheard, in: world.catalogue)]
    case nil: return []
    }
  }
}
