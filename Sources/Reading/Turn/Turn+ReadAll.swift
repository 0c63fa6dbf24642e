import Accessibility
import Speech
import TextModel

extension Turn {
  /// How many utterances are handed over ahead.
  private static let lookahead = 2
  /// How long after a pause reading goes on at the word, in milliseconds; later it is the sentence.
  private static let resumeAtWord = 5000

  /// Resumes what was paused, or reads from the cursor.
  mutating func readOn() {
    switch session.mode {
    case .paused(let pause):
      let soon = now.milliseconds - pause.at.milliseconds < Turn.resumeAtWord
      startReading(from: soon && world.settings.wordsAreExact ? pause.word : pause.sentence)
    case .finished: say(Phrase(.endOfBookFinished))
    case .browsing, .reading: startReading(from: session.cursor)
    }
  }

  /// Reads from a position on.
  mutating func startReading(from position: TextPosition) {
    guard let start = world.textPosition(from: position) else { return finishBook(at: session.cursor) }
    var rest = ReadAll(from: start, in: world)
    rest.hasToldOfSkipping = session.hasToldOfSkipping
    session.hasPlace = true
    let reading = Session.Reading(
      rest: rest, word: start, start: start, announced: world.geometry.page(containing: start))
    if world.settings.pace == .step { return readChunk(reading) }
    session.mode = .reading(reading)
    session.cursor = start
    session.focus = nil
    fill()
  }

  /// Hands utterances over until there are enough, or ends reading when there are no more.
  private mutating func fill() {
    guard var reading = session.mode.reading else { return }
    while reading.queue.count < Turn.lookahead {
      let before = takeNumber()
      guard let next = reading.rest.utterance(id: takeNumber(), in: world) else { break }
      let start = next.map.range?.lower ?? reading.rest.next
      if let start, let text = newPage(at: start, &reading) {
        add(.speak(Utterance(id: before, kind: .reading, text: text)))
      }
      reading.queue.append(Session.Queued(id: next.id, map: next.map))
      add(.speak(next))
    }
    session.hasToldOfSkipping = reading.rest.hasToldOfSkipping
    session.mode = .reading(reading)
    if reading.queue.isEmpty { finish(reading) }
  }

  /// The string of a page that begins before an utterance, where the reader wants it and no chapter begins there.
  private func newPage(at start: TextPosition, _ reading: inout Session.Reading) -> String? {
    guard world.settings.pageAnnouncements == .sentenceEnd else { return nil }
    let page = world.geometry.page(containing: start)
    guard page != reading.announced else { return nil }
    reading.announced = page
    return world.isChapterStart(start) ? nil : world.pageText(page).map(Announcement.closed)
  }

  /// Takes in what the engine tells of an utterance; one that is not in its hands any more is ignored.
  ///
  /// Where the reader sets the pace, nothing that the engine tells moves reading on.
  mutating func take(_ event: SpeechEvent) {
    guard world.settings.pace == .engine, var reading = session.mode.reading else { return }
    switch event {
    case .began(let id):
      guard let range = reading.map(of: id)?.range else { return }
      reading.begin(range)
    case .word(let id, let offset):
      guard let word = reading.map(of: id)?.position(at: offset) else { return }
      reading.word = word
      reading.spokenWords += 1
    case .estimatedWord(let id, let offset):
      reading.estimate = reading.map(of: id)?.position(at: offset) ?? reading.estimate
      return session.mode = .reading(reading)
    case .finished(let id):
      guard let map = reading.map(of: id) else { return }
      reading.finish(id)
      session.mode = .reading(reading)
      // Without words to go by, a sentence over the end of a page turns it when it has been heard.
      if !world.settings.wordsAreExact, let end = map.range.flatMap({ world.textPosition(before: $0.upper) }) {
        turnPage(to: end)
      }
      return fill()
    }
    session.cursor = reading.word
    session.mode = .reading(reading)
    turnPage(to: reading.word)
  }

  /// Asks for the page that reading has come to, once it has left the element that causes the turn.
  private mutating func turnPage(to position: TextPosition) {
    if let page = session.page {
      if page.range.contains(position) { return }
      guard let turner = world.pageTurner(of: page), !turner.range.contains(position) else { return }
    }
    show(position)
  }

  /// Stops at the word that is being spoken, so that reading can go on from it.
  mutating func pause(_ reading: Session.Reading) {
    let sentence = world.unit(.sentence, enclosing: reading.word, toward: .forward)
    session.mode = .paused(
      Session.Pause(
        word: reading.word, sentence: sentence.map { min($0.lower, reading.word) } ?? reading.word, at: now))
  }

  /// Goes on after a query, from the word that was being spoken.
  mutating func resume(after reading: Session.Reading) {
    guard world.settings.pace == .engine else { return }
    startReading(from: reading.word)
  }

  /// Everything has been read that was to be: the book, or the part of it that reading was started in.
  mutating func finish(_ reading: Session.Reading) {
    guard let part = reading.rest.part else { return finishBook(at: reading.start) }
    session.mode = .browsing
    session.cursor = reading.start
    say(Phrase(part == .notes ? .endOfNotes : .endOfPart), .complete)
  }

  /// The whole book has been read: the cursor stands where the last sentence begins.
  private mutating func finishBook(at position: TextPosition) {
    session.mode = .finished
    session.cursor = position
    say(Phrase(.endOfBook), .complete)
  }

  /// There is no page to turn to, so there is nothing more to show or to read.
  mutating func endReadingForWantOfPages() {
    guard let reading = session.mode.reading else { return }
    add(.silence)
    finishBook(at: reading.start)
  }
}
