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
    guard let start = world.textPosition(from: position) else { return finish(at: session.cursor) }
    var rest = ReadAll(from: start, in: world)
    rest.hasToldOfSkipping = session.hasToldOfSkipping
    let reading = Session.Reading(rest: rest, word: start, start: start)
    if world.settings.pace == .step { return readChunk(reading) }
    session.mode = .reading(reading)
    session.cursor = start
    session.focus = nil
    fill()
  }

  /// Hands utterances over until there are enough, or ends reading when there are no more.
  private mutating func fill() {
    guard var reading = session.mode.reading else { return }
    while reading.queue.count < Turn.lookahead, let next = reading.rest.utterance(id: takeNumber(), in: world) {
      if let page = pageAnnouncement(between: reading, and: next) { add(.speak(page)) }
      reading.queue.append(Session.Queued(id: next.id, map: next.map))
      add(.speak(next))
    }
    session.hasToldOfSkipping = reading.rest.hasToldOfSkipping
    session.mode = .reading(reading)
    if reading.queue.isEmpty { finish(at: reading.start) }
  }

  /// The string of a new page as an utterance of its own, before the first sentence that begins on it.
  private mutating func pageAnnouncement(between reading: Session.Reading, and next: Utterance) -> Utterance? {
    guard world.settings.pageAnnouncements == .sentenceEnd, let start = next.map.range?.lower,
      let before = reading.queue.last?.map.range?.lower, !world.isChapterStart(start)
    else { return nil }
    let page = world.geometry.page(containing: start)
    guard page != world.geometry.page(containing: before), let text = world.pageText(page) else { return nil }
    return Utterance(id: takeNumber(), kind: .reading, text: Announcement.closed(text))
  }

  /// Takes in what the engine tells of an utterance; one that is not in its hands any more is ignored.
  ///
  /// Where the reader sets the pace, nothing that the engine tells moves reading on.
  mutating func take(_ event: SpeechEvent) {
    guard world.settings.pace == .engine, var reading = session.mode.reading else { return }
    switch event {
    case .began(let id):
      guard let queued = reading.queue.first(where: { $0.id == id }), let start = queued.map.range?.lower else {
        return
      }
      reading.start = start
      reading.word = start
      reading.range = queued.map.range
      reading.estimate = nil
      reading.spokenWords = 0
    case .word(let id, let offset):
      guard let queued = reading.queue.first(where: { $0.id == id }), let word = queued.map.position(at: offset)
      else { return }
      reading.word = word
      reading.spokenWords += 1
    case .estimatedWord(let id, let offset):
      guard let queued = reading.queue.first(where: { $0.id == id }) else { return }
      reading.estimate = queued.map.position(at: offset)
      session.mode = .reading(reading)
      return
    case .finished(let id):
      let range = reading.queue.first { $0.id == id }?.map.range
      reading.queue.removeAll { $0.id == id }
      // What has been heard to its end is never heard again, even when the words of the program after it are cut.
      reading.word = range?.upper ?? reading.word
      session.mode = .reading(reading)
      if !world.settings.wordsAreExact, let end = range.flatMap({ world.textPosition(before: $0.upper) }) {
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
    session.mode = .paused(
      Session.Pause(word: reading.word, sentence: sentenceStart(of: reading), at: now))
  }

  /// Goes on after a query, from the word that was being spoken.
  mutating func resume(after reading: Session.Reading) {
    guard world.settings.pace == .engine else { return }
    startReading(from: reading.word)
  }

  private func sentenceStart(of reading: Session.Reading) -> TextPosition {
    let sentence = world.unit(.sentence, enclosing: reading.word, toward: .forward)
    return sentence.map { min($0.lower, reading.word) } ?? reading.word
  }

  /// Everything has been read: the cursor stands where the last sentence begins.
  mutating func finish(at position: TextPosition) {
    session.mode = .finished
    session.cursor = position
    say(Phrase(.endOfBook), .complete)
  }

  /// There is no page to turn to, so there is nothing more to show or to read.
  mutating func endReadingForWantOfPages() {
    guard let reading = session.mode.reading else { return }
    add(.silence)
    finish(at: reading.start)
  }
}
