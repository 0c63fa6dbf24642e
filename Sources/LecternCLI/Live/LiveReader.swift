import Accessibility
import Reading
import Speech
import TerminalUI
import TextModel

/// The live reader: keys in, speech and frames out.
///
/// The flow, until the reader is left or no more keys can come:
/// 1. Wait for a byte, a signal, the index, the voice, or the next deadline of any of them.
/// 2. Turn bytes into keys, keys into commands, and carry out the effects in the order they come in.
/// 3. Hand the session what the voice tells, the same way.
/// 4. Show the frame, and keep the place once the keys are at rest.
struct LiveReader {
  /// How long the first words wait for the index, so that they can tell the page, in milliseconds.
  private static let indexPatience = 100

  private var reader: Reader
  private var decoder: KeyDecoder
  private var place: PlaceKeeping
  private var screen: ScreenFace?
  private var index: BackgroundWork<ReadingDesk>
  private var matches = MatchWork()
  private let parts: Parts
  /// Why nothing more is done; nil while the reader is at work.
  private var ending: Ending?

  /// How the reader begins.
  enum Beginning: Hashable {
    /// The book is opened.
    case opening
    /// Somebody else speaks from now on.
    case speaker(Command.Speaker)
  }

  /// What the reader ends for.
  enum Ending {
    case left
    /// Somebody else is to speak.
    case speakerChanges
  }

  /// What the reader works with.
  struct Parts {
    let voice: any Voice
    let keyboard: any Keyboard
    let keeper: NoteKeeper
    let copier: TextCopier
    let pages: PageKeeper
    let edges: Edges
    /// Whether there is somebody else who can speak.
    let canChangeSpeaker: Bool
  }

  /// Creates a reader that takes the keyboard until it is left; without a screen it shows nothing.
  init(_ reader: Reader, screen: ScreenFace?, _ parts: Parts) {
    self.reader = reader
    self.screen = screen
    self.parts = parts
    index = parts.pages.begin(waking: parts.keyboard)
    decoder = KeyDecoder(escapeWait: EscapeWait.milliseconds(in: parts.edges.environment))
    place = PlaceKeeping(reader.bookSession)
  }

  /// The session with the book, to be gone on with.
  var session: Session { reader.bookSession }

  /// Reads keys until the reader is left, no more will come, nobody can hear, or somebody else is to speak.
  mutating func run(_ beginning: Beginning) -> Ending {
    parts.voice.rate = reader.session.rate
    // The page is there before the first word, which can wait a moment for the number of the page.
    carryOut(reader.apply(.resized, at: now))
    screen?.show(reader, at: now)
    parts.keeper.opened()
    let first = parts.keyboard.next(until: now.later(by: LiveReader.indexPatience))
    takeIndex()
    switch beginning {
    case .opening: carryOut(reader.apply(.open, at: now))
    case .speaker(let speaker): carryOut(reader.apply(.answered(.speaks(speaker)), at: now))
    }
    place = PlaceKeeping(reader.bookSession)
    var isOpen = take(first)
    while isOpen {
      let deadlines = [
        decoder.deadline, place.deadline, parts.voice.deadline, screen?.deadline, matches.deadline,
      ]
      isOpen = take(parts.keyboard.next(until: deadlines.compactMap { $0 }.min()))
    }
    parts.voice.silence()
    index.cancel()
    matches.cancel()
    if place.hasMoved(to: reader.bookSession) { parts.keeper.keep(reader.bookSession) }
    screen?.leave()
    return ending ?? .left
  }

  private var hasEnded: Bool { ending != nil }

  private var now: Instant { parts.edges.clock() }

  /// Takes what came in and tells whether more is wanted.
  private mutating func take(_ input: KeyboardInput) -> Bool {
    switch input {
    case .byte(let byte): take(decoder.feed(byte, at: now))
    case .nothing: take(decoder.tick(at: now))
    case .woken: break
    // While the program was stopped the terminal may have been written on, and resized unheard.
    case .resized, .continued: resize()
    case .stopped: rest()
    // No more keys will come: an Escape that was waiting for more was the key.
    case .closed: take(decoder.tick(at: decoder.deadline ?? now))
    }
    takeIndex()
    takeMatches()
    if !hasEnded { takeSpeech() }
    if place.isDue(for: reader.bookSession, at: now) { parts.keeper.keep(reader.bookSession) }
    // Half a key changes nothing that could be shown.
    if !hasEnded, decoder.deadline == nil { screen?.show(reader, at: now) }
    return input != .closed && !hasEnded
  }

  private mutating func take(_ events: [KeyDecoder.Event]) {
    takeIndex()
    for event in events where !hasEnded {
      if event != .escapeBegan { screen?.clearCaption(of: reader) }
      switch event {
      case .key(let key): carryOut(reader.press(key, at: now))
      case .click(let point): touch(point)
      case .pasted(let text): carryOut(reader.pasted(text, at: now))
      case .escapeBegan: break
      }
    }
  }

  private mutating func touch(_ point: CellPoint) {
    guard let position = screen?.position(at: point, of: reader) else { return }
    carryOut(reader.apply(.touch(position), at: now))
  }

  private mutating func takeIndex() {
    guard let desk = index.take(), let book = desk.index else { return }
    parts.pages.keep(desk)
    screen?.pages = desk.geometry
    carryOut(reader.indexed(book, desk.geometry, desk.tokenizer, at: now))
  }

  private mutating func takeMatches() {
    switch matches.take(at: now) {
    case .found(let results): carryOut(reader.searched(results, at: now))
    case .takesTime: carryOut(reader.searchTakesTime(at: now))
    case .failed(let error): carryOut(reader.searchFailed(error, at: now))
    case nil: break
    }
  }

  /// The terminal has another size: the place stays, pages are counted again.
  private mutating func resize() {
    guard let screen else { return }
    guard let size = screen.takeSize() else { return }
    index.cancel()
    let desk = parts.pages.desk(for: size)
    self.screen?.pages = desk.geometry
    carryOut(reader.resized(to: size, desk.geometry, at: now))
    index = parts.pages.begin(waking: parts.keyboard)
  }

  /// The user wants the shell back for a while.
  private mutating func rest() {
    parts.voice.silence()
    parts.keeper.keep(reader.bookSession)
    screen?.leave()
    parts.keyboard.rest()
    resize()
  }

  private mutating func takeSpeech() {
    for event in parts.voice.take(at: now) {
      switch event {
      case .speech(let event):
        if case .began(let id) = event { screen?.began(id) }
        carryOut(reader.apply(.speech(event), at: now))
      case .failed(let reason): speechFailed(reason)
      }
    }
  }

  /// The voice can speak no more: reading stops where it was, and the reason is shown; without a screen nobody hears.
  private mutating func speechFailed(_ reason: String) {
    guard let screen else { return ending = .left }
    carryOut(reader.apply(.pauseReading, at: now))
    screen.fail(reason)
  }

  /// Carries out effects, and those of their answers after them.
  private mutating func carryOut(_ effects: [Effect]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst(), !hasEnded {
      switch effect {
      case .speak(let utterance):
        screen?.said(utterance)
        parts.voice.speak(utterance, at: now)
      case .silence: parts.voice.silence()
      case .setRate(let rate): parts.voice.rate = rate
      case .quit: ending = .left
      case .changeSpeaker where parts.canChangeSpeaker: ending = .speakerChanges
      case .changeSpeaker: waiting += reader.apply(.answered(.speaks(.nobodyElse)), at: now)
      case .save, .perform, .prepare:
        screen?.expectsAnswer()
        if let answer = parts.keeper.answer(effect) { waiting += reader.apply(.answered(answer), at: now) }
      case .copy(let passage):
        waiting += reader.apply(.answered(parts.copier.copy(passage.text)), at: now)
      case .search(let query): matches.begin(query, in: parts.pages.desk.text, waking: parts.keyboard, parts.edges)
      case .scroll, .post: break
      }
    }
  }
}
