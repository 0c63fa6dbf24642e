import Accessibility
import Speech
import TextModel
import Words

extension Transition.Listening {
  /// The number of utterances that are handed over ahead.
  private static let lookahead = 2
  /// The time after a pause in which reading goes on at the word, in milliseconds; later it goes on at the sentence.
  static let resumeAtWord = 5000

  /// Resumes what was paused, or reads from the cursor.
  func readOn() {
    switch session.mode {
    case .paused(let pause):
      let soon = now.milliseconds - pause.at.milliseconds < Self.resumeAtWord
      let place = place(of: pause, isSoon: soon)
      if place.clip != nil, !world.settings.study { return resume(at: place) }
      if let rest = pause.rest {
        let isAtWord = soon && world.settings.wordsAreExact && rest.scope?.kept != nil
        return isAtWord ? begin(rest.going(on: pause.word), at: pause.word) : begin(rest, at: pause.sentence)
      }
      startReading(from: soon && world.settings.wordsAreExact ? pause.word : pause.sentence, in: pause.scope)
    case .finished where session.trail.followedNote?.contains(session.cursor) == true:
      edge(Phrase(.endOfFollowedNote))
    case .finished: say(Phrase(.endOfBookFinished))
    case .browsing where clip(heardAt: session.cursor) != nil: readFromCaret()
    case .browsing where session.place.isRestored: startReading(from: sentenceStart(at: session.cursor))
    case .browsing where isBesideUnreadSelection: read(.selection)
    case .browsing, .reading: readFromCaret()
    }
  }

  /// Reads from the cursor, and never from the midst of a word: half of one is none.
  func readFromCaret() {
    if let clip = clip(heardAt: session.cursor) {
      return startReading(from: session.cursor, in: scope(around: session.cursor), playing: clip)
    }
    let word = world.unit(.word, enclosing: session.cursor, toward: .forward).map(world.trimmed)
    startReading(from: word.flatMap { $0.contains(session.cursor) ? $0.lower : nil } ?? session.cursor)
  }

  /// Returns the start of the sentence around a position.
  private func sentenceStart(at position: TextPosition) -> TextPosition {
    world.unit(.sentence, enclosing: position, toward: .forward)?.lower ?? position
  }

  /// Reads from a position on, as far as the reader wants to have read.
  func startReading(from position: TextPosition) {
    startReading(from: position, in: scope(around: position))
  }

  /// Reads from a position on, to the end of what is to be read; outside of that, as far as the reader wants to have
  /// read.
  ///
  /// `clip` is the rest of the recording that begins there, where that is known.
  func startReading(from position: TextPosition, in scope: ReadAll.Scope?, playing clip: Clip? = nil) {
    guard let start = world.textPosition(from: position) else { return finishBook(at: session.cursor) }
    var scope = scope
    if let kept = scope?.kept, let given = keptScope(kept, around: start) {
      scope = given
      if given.range.lower > start { return startReading(from: given.range.lower, in: given) }
    } else if let given = scope, given.kept != nil || !given.range.contains(position) {
      scope = self.scope(around: start).flatMap { $0.range.contains(start) ? $0 : nil }
    }
    if isFar(start) {
      session.mode = .browsing
      return wait(for: start, .reading(scope))
    }
    begin(ReadAll(from: start, in: world, scope: scope, playing: clip), at: start)
  }

  /// Reads what there is to be read.
  func begin(_ rest: ReadAll, at start: TextPosition) {
    var rest = rest
    rest.skipNotices = session.listening.skipNotices
    session.place.hasPlace = true
    session.place.isRestored = false
    let reading = Session.Reading(
      rest: rest, word: start, start: start, beginning: start, announced: world.geometry.page(containing: start),
      announcedPrintPage: world.settings.pageAnnouncements == .printPages ? world.places.printPage(at: start) : nil)
    if world.settings.isStepped { return readChunk(reading) }
    if rest.scope?.kind == .selection { session.selecting.readSelection = session.selection }
    sleeping.aimSleep(from: start)
    session.mode = .reading(reading)
    session.cursor = start
    session.focus = nil
    fill()
  }

  /// Hands utterances over until there are enough, or ends reading when there are no more.
  private func fill() {
    guard var reading = session.mode.reading else { return }
    var sleepsAt: TextPosition?
    while reading.queue.count < lookahead {
      if sleeping.isTimeToSleep, let next = reading.rest.next {
        sleepsAt = next
        break
      }
      let before = takeNumber()
      let isBeside =
        reading.rest.notes?.isReady == true || reading.rest.scope?.kept != nil || reading.rest.isSoundNext(world)
      let note = isBeside ? reading.rest : nil
      guard let next = reading.rest.utterance(id: takeNumber(), in: world, form: session.form) else { break }
      let start = next.map.range?.lower ?? reading.rest.next
      if let start, sleeping.sleeps(before: start) {
        sleepsAt = start
        reading.rest.next = start
        break
      }
      if let start, let text = announcement(ofPageAt: start, &reading) {
        add(.speak(Utterance(id: before, kind: .reading, text: text)))
      }
      reading.queue.append(Session.Queued(id: next.id, map: next.map, note: note, clip: next.clip))
      add(.speak(reading.isBegun ? next : next.atOnce))
      reading.isBegun = true
    }
    session.listening.skipNotices = reading.rest.skipNotices
    session.mode = .reading(reading)
    guard reading.queue.isEmpty else { return }
    if let sleepsAt { sleeping.fallAsleep(at: sleepsAt, reading) } else { finish(reading) }
  }

  /// The number of utterances that are handed over: one alone if reading may stop after it.
  private var lookahead: Int { world.settings.study || sleeping.isNearSleep ? 1 : Self.lookahead }

  /// Takes in what the engine tells of an utterance; one that is not in its hands any more is ignored.
  ///
  /// Where the reader sets the pace, nothing that the engine tells moves reading on.
  func take(_ event: SpeechEvent) {
    guard !world.settings.isStepped, var reading = session.mode.reading else { return }
    switch event {
    case .began(let id):
      reading.playing = reading.clip(of: id)
      guard let range = reading.map(of: id)?.range else { return session.mode = .reading(reading) }
      reading.begin(range)
    case .word(let id, let offset):
      guard let word = reading.map(of: id)?.position(at: offset) else { return }
      reading.word = word
      reading.spokenWords += 1
    case .estimatedWord(let id, let offset):
      reading.estimate = reading.map(of: id)?.position(at: offset) ?? reading.estimate
      return session.mode = .reading(reading)
    case .played(let id, let time):
      take(playedTo: time, of: id, reading)
      return turnPage(to: session.cursor)
    case .finished(let id):
      guard let map = reading.map(of: id) else { return }
      let isRecorded = reading.clip(of: id) != nil
      reading.finish(id)
      session.listening.heard = nil
      session.mode = .reading(reading)
      // Without words to go by, a sentence over the end of a page turns it when it has been spoken.
      if !world.settings.wordsAreExact, let end = map.range.flatMap({ world.textPosition(before: $0.upper) }) {
        turnPage(to: end)
      }
      if world.settings.study, map.range != nil, let next = reading.rest.next, !isRecorded || beginsUnit(next) {
        return pauseToStudy(reading, at: next)
      }
      return fill()
    }
    session.cursor = reading.word
    session.mode = .reading(reading)
    turnPage(to: reading.word)
  }

  /// Asks for the page that reading has come to.
  private func turnPage(to position: TextPosition) {
    if session.page?.range.contains(position) == true { return }
    if world.settings.sounds.contains(.page) { add(.speak(sound(.page))) }
    show(position)
  }

  /// Stops at the word that is being spoken, so that reading can go on from it.
  func pause(_ reading: Session.Reading, isAside: Bool = false) {
    session.mode = .paused(
      Session.Pause(
        word: reading.word, sentence: sentenceToRepeat(at: reading.word), at: now, scope: reading.rest.scope,
        rest: reading.queue.first?.note, isAside: isAside ? true : nil))
  }

  /// Returns the start of the sentence of a word; in the first one of a note, the position behind the number that the
  /// note was called by.
  private func sentenceToRepeat(at word: TextPosition) -> TextPosition {
    guard let sentence = world.unit(.sentence, enclosing: word, toward: .forward)?.lower, sentence < word else {
      return word
    }
    guard verbosity > .low, let (section, block) = world.block(at: sentence),
      let number = section.noteNumber(beginning: block, of: sentence.section)?.range, number.contains(sentence)
    else { return sentence }
    return min(number.upper, word)
  }

  /// Goes on after a query, from the word that was being spoken.
  func resume(after reading: Session.Reading) { resume(at: reading.place) }

  /// Goes on reading where it stopped.
  func resume(at place: Session.ReadingPlace) {
    guard !world.settings.isStepped else { return }
    if var rest = place.rest?.going(on: place.word) {
      rest.firstClip = place.clip
      return begin(rest, at: place.word)
    }
    startReading(from: place.word, in: place.scope, playing: place.clip)
  }

  /// Finishes reading at the end of the book or of the part that reading was started in.
  func finish(_ reading: Session.Reading) {
    if reading.rest.scope?.kept != nil {
      stop(reading, before: reading.start)
      return say(Phrase(.endOfOwnNotes), .complete)
    }
    switch reading.rest.ending {
    case nil: finishBook(at: reading.start)
    case .part(let part):
      stop(reading, before: reading.rest.end.flatMap(world.hearing.flowPosition))
      say(Phrase(part == .notes ? .endOfNotes : .endOfPart), .complete)
    // The note that was followed is left by the way it was come to, and by no other.
    case .scope(let scope, _) where scope.kind == nil:
      stop(reading, before: nil)
      say(Phrase(scope.endPhrase), .complete)
    case .scope(let scope, let next):
      stop(reading, in: scope, before: world.textPosition(from: next))
      say(Phrase(scope.endPhrase), .complete)
    }
  }

  /// Stops at the end of what was to be read; the cursor stays where its last sentence begins, and reading goes on with
  /// what comes next.
  private func stop(_ reading: Session.Reading, in scope: ReadAll.Scope, before next: TextPosition?) {
    session.mode = next.map { .paused(Session.Pause(word: $0, sentence: $0, at: now, scope: scope)) } ?? .finished
    session.cursor = reading.start
    transition.readEnd = next
    sleeping.rememberLastKey()
    show(session.cursor)
  }

  /// Stops at the end of what was to be read, before what is read next; where that is nothing, there is nothing more to
  /// be read.
  private func stop(_ reading: Session.Reading, before next: TextPosition?) {
    session.mode = next == nil ? .finished : .browsing
    session.cursor = next ?? reading.start
    sleeping.rememberLastKey()
    show(session.cursor)
  }

  /// Finishes the whole book.
  ///
  /// The cursor stands where the last sentence begins.
  private func finishBook(at position: TextPosition) {
    session.mode = .finished
    session.cursor = position
    sleeping.rememberEnd()
    say(Phrase(.endOfBook), .complete)
  }

  /// Ends reading where there is no page to turn to, so there is nothing more to show or to read.
  func endReadingForWantOfPages() {
    guard let reading = session.mode.reading else { return }
    add(.silence)
    finishBook(at: reading.start)
  }
}
