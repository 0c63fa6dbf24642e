import Accessibility
import PageLayout
import Reading
import Speech
import TextModel

/// A whole session without a terminal: keys in, what is spoken out, on a clock that a script moves.
package struct Transcript {
  /// Carries out an effect that answers: keeps a passage, performs an action, makes an entry ready.
  package typealias Answerer = (Effect) -> [News.Answer]

  /// One line of a transcript.
  package struct Entry: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case key(String)
      case say(String)
      case earcon(Earcon)
      /// A page was turned; not spoken, kept for readers of the transcript.
      case posted(String)
    }

    package let kind: Kind
    /// The number of the page in view; nil where it is not known.
    package let page: Int?
    package let cursor: TextPosition
    /// The number of bytes that had been heard of a reading that was cut.
    package var heard: Int?
  }

  /// The reader at work.
  package private(set) var reader: Reader
  /// The entries since they were last taken; a reading that is being spoken may still be cut.
  private var entries: [Entry] = []
  private var engine = TranscriptEngine()
  private var now = Instant(milliseconds: 0)
  /// The readings that are spoken, and their entries.
  private var readings: [Int: (entry: Int, utterance: Utterance)] = [:]
  /// The moment that the session waits for.
  private var wake: Instant?
  private let answerer: Answerer
  /// A Boolean value that indicates whether the reader has been left.
  package private(set) var isOver = false
  /// The file of another book that is to be opened; nil where none is.
  package private(set) var nextBook: String?
  /// The passage that it is to be opened at; nil where it is its beginning.
  package private(set) var nextPlace: TextRange?

  /// Creates a transcript of a reader; `answer` carries out what the session wants done outside of it.
  ///
  /// The book is opened at a passage, where one is given.
  package init(_ reader: Reader, at place: TextRange? = nil, answer: @escaping Answerer) {
    self.reader = reader
    answerer = answer
    run(place.map { self.reader.open(at: $0, now) } ?? self.reader.apply(.open, at: now))
  }

  /// Carries out one step of a script.
  package mutating func perform(_ step: KeyScript.Step, named name: String) {
    switch step {
    case .key(let key): press(key, named: name)
    case .text(let text):
      for character in text {
        let key = character == " " ? Key(.space) : Key(.character(character))
        press(key, named: key.name)
      }
    case .words(let count): speakWords(count)
    case .sentence: tell(engine.finish())
    case .end: while engine.isSpeaking { tell(engine.finish()) }
    case .wait(let milliseconds): wait(milliseconds)
    case .click(let point): move([(.pressed, point), (.released, point)], named: name)
    case .drag(let from, let to): move([(.pressed, from), (.dragged, to), (.released, to)], named: name)
    }
  }

  /// Carries out a command that no key stands for.
  package mutating func perform(_ command: Command) {
    if !isOver { run(reader.apply(command, at: now)) }
  }

  /// Tells the reader what has happened.
  package mutating func tell(_ news: News) {
    if !isOver { run(reader.apply(news, at: now)) }
  }

  /// Ends the script: the line being written is kept.
  package mutating func end() {
    if !isOver { run(reader.keepWriting(at: now)) }
  }

  /// Announces that the other book could not be opened.
  package mutating func refuseBook(_ reason: String) {
    nextBook = nil
    run(reader.bookRefused(reason, at: now))
  }

  /// Returns the entries, the oldest first; each is given once.
  package mutating func take() -> [Entry] {
    defer {
      entries = []
      readings = [:]
    }
    return entries
  }

  /// The last reading may still be cut: those who tell how much of it was spoken wait for its end.
  package var isReading: Bool { engine.isSpeaking }

  private mutating func press(_ key: Key, named name: String) {
    guard !isOver else { return }
    note(.key(name))
    run(reader.press(key, at: now))
    if !isOver { run(reader.takePageStyle(at: now)) }
  }

  private mutating func move(_ actions: [(MouseAction, CellPoint)], named name: String) {
    guard !isOver else { return }
    note(.key(name))
    for (action, point) in actions { run(reader.mouse(action, at: point, now)) }
    if !isOver { run(reader.takePageStyle(at: now)) }
  }

  private mutating func wait(_ milliseconds: Int) {
    let end = Instant(milliseconds: now.milliseconds + milliseconds)
    while let next = wake, next <= end {
      wake = nil
      now = max(now, next)
      if !isOver { run(reader.apply(.woken, at: now)) }
    }
    now = end
  }

  /// Lets words be spoken one by one; utterances without words of the book are spoken on the way.
  private mutating func speakWords(_ count: Int) {
    var left = count
    while left > 0, engine.isSpeaking {
      if engine.hasWordsLeft { left -= 1 }
      tell(engine.speakWord())
    }
    while engine.isSpeaking, !engine.hasWordsLeft { tell(engine.finish()) }
  }

  private mutating func run(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .speak(let utterance): tell(engine.speak(utterance))
      case .silence:
        engine.silence()
        hear()
      case .post(.pageScrolled(let page)): note(.posted(page))
      case .search(let query): run(reader.search(for: query, at: now))
      case .post, .scroll, .setRate, .host(.set), .host(.write), .host(.leave), .host(.pronounce): break
      case .host(.changeSpeaker): run(reader.apply(.answered(.speaks(.nobodyElse)), at: now))
      // Nothing waits here: far text is laid out on the way there.
      case .layOut(let goal): run(reader.apply(.answered(.laidOut(goal)), at: now))
      case .wake(let moment): wake = moment
      case .host(.quit): isOver = true
      case .application: answer(effect)
      case .save, .mark, .keep, .forget, .copy, .host:
        for answer in answerer(effect) { run(reader.apply(.answered(answer), at: now)) }
      }
    }
  }

  /// Answers a request of the reader's screens.
  private mutating func answer(_ effect: Effect) {
    switch effect.programRequest {
    case .browse: break
    case .openBook(let path): (nextBook, nextPlace) = (path, nil)
    case .openMatch(let path, let range): (nextBook, nextPlace) = (path, range)
    case .searchShelf(let words): run(reader.searchShelf(for: words, at: now))
    // A transcript keeps nothing.
    case .keepPronunciation(let old, let new): run(reader.pronunciationsKept(replacing: old, with: new, at: now))
    case .findReadings, .correctWord: run(reader.correctionRefused(at: now))
    // Without a terminal there is none that an editor could have.
    case .edit: run(reader.editRefused(nil, at: now))
    default: for answer in answerer(effect) { run(reader.apply(.answered(answer), at: now)) }
    }
  }

  /// Tells the session what has happened; what is spoken is noted once the session knows that it has begun.
  private mutating func tell(_ events: [SpeechEvent]) {
    for event in events {
      run(reader.apply(.speech(event), at: now))
      if case .began = event { hear() }
    }
    if !events.isEmpty { hear() }
  }

  private mutating func hear() {
    for heard in engine.take() {
      switch heard {
      case .earcon(let earcon): note(.earcon(earcon))
      case .words(let utterance):
        if utterance.kind == .reading { readings[utterance.id] = (entries.count, utterance) }
        note(.say(utterance.voiced.text))
      case .cut(let id, let bytes):
        if let reading = readings[id] {
          entries[reading.entry].heard = reading.utterance.speech.voicedOffset(of: bytes)
        }
      }
    }
  }

  private mutating func note(_ kind: Entry.Kind) {
    let number = reader.page.flatMap { reader.world.geometry.number(of: $0) }
    entries.append(Entry(kind: kind, page: number, cursor: reader.session.cursor))
  }
}
