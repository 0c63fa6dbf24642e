import Accessibility
import TextModel
import Words

extension Transition.Sleeping {
  /// After how many seconds without a key a reader may be asleep.
  private static let longAbsence = 10 * 60

  private var time: Int { world.wallClock.seconds(at: now) }

  /// Keeps where the reader is, with the time.
  func markAwake() {
    if command == nil, session.mode.reading == nil { return }
    session.awake.keep(session.followed, at: time, isKey: command != nil)
  }

  /// The place of the last key, if that is long ago.
  private var lostKey: ReadingTrail.Point? {
    session.awake.lastKey.flatMap { time - $0.time > Self.longAbsence ? $0 : nil }
  }

  /// Remembers the place of the last key when reading stops after a long time without one.
  func rememberLastKey() {
    guard let lost = lostKey else { return }
    pushJump(to: lost.position, .lastKey(time: lost.time))
  }

  /// Remembers the place of the last key at the end of the book, where the reader may have been asleep.
  func rememberEnd() {
    guard let lost = lostKey else { return }
    rememberLastKey()
    session.absence = .ended(lastKey: lost.position)
  }

  /// Remembers a minute before the sleep timer stopped reading, and the place of the last key.
  ///
  /// After less than a minute it remembers where reading began.
  func rememberSleep(_ timer: SleepTimer, since beginning: TextPosition?) {
    rememberLastKey()
    if let minute = session.awake.mark(at: time - 60) {
      pushJump(to: minute.position, .minute)
    } else if let beginning {
      pushJump(to: beginning, nil)
    }
    if case .minutes(let minutes) = timer {
      session.absence = .asleep(minutes: minutes)
    } else {
      session.absence = .asleep(minutes: nil)
    }
  }

  private func pushJump(to position: TextPosition, _ cause: Session.Jump.Cause?) {
    places.jump(
      from: Session.Jump(
        range: world.unit(.sentence, enclosing: position, toward: .forward) ?? TextRange(position, position),
        granularity: .sentence, cause: cause))
  }

  /// Returns the announcement of going back to a place that the reader did not leave on purpose.
  func announcement(of cause: Session.Jump.Cause, at position: TextPosition) -> Announcement {
    switch cause {
    case .minute: Announcement(.backOneMinute, in: world.catalogue)
    case .lastKey(let time):
      Announcement(
        [world.catalogue.text(.backToLastKey), ago(time)] + pageText(at: position), language: world.catalogue.language
      )
    }
  }

  /// Goes to where the reader was at a moment.
  func recall(_ moment: Moment) {
    guard let mark = session.awake.mark(at: moment.time(now: time, world.wallClock)) else {
      return edge(Phrase(.noSuchMoment))
    }
    if isFar(mark.position) { return wait(for: mark.position, .recall(moment)) }
    places.jumpFromHere()
    let range = world.unit(.sentence, enclosing: mark.position, toward: .forward)
    let said = Announcement([ago(mark.time)] + pageText(at: mark.position), language: world.catalogue.language)
    arrive(at: range ?? TextRange(mark.position, mark.position), as: .sentence, after: [said])
  }

  private func pageText(at position: TextPosition) -> [String] {
    if isFar(position) { return [] }
    let page = world.geometry.page(containing: position)
    return world.geometry.number(of: page).map {
      [world.catalogue.text(Phrase(.pageNumber, ["page": .count($0)]))]
    } ?? []
  }

  private func ago(_ past: Int) -> String {
    let minutes = max(0, time - past) / 60
    return world.catalogue.text(
      minutes < 60
        ? Phrase(.minutesAgo, ["minutes": .count(minutes)])
        : Phrase(.hoursAgo, ["hours": .count(minutes / 60), "minutes": .count(minutes % 60)]))
  }
}
