import Reading
import Speech
import TerminalUI
import TextModel
import Words

/// The live reader: keys in, speech and frames out.
///
/// The flow, until the reader is left or no more keys can come:
/// 1. Wait for a byte, a signal, the index, the voice, or the next deadline of any of them.
/// 2. Turn bytes into keys, keys into commands, and carry out the effects in the order they come in.
/// 3. Hand the session what the voice tells, the same way.
/// 4. Show the frame, and keep the place once the keys are at rest.
///
/// Its properties are the sources of events that the loop waits for, and what each of them is owed.
struct LiveReader {
  /// The time that the first words wait for the index, so that they can tell the page, in milliseconds.
  private static let indexPatience = 100

  var reader: Reader
  var decoder: KeyDecoder
  private var routing = RoutingKeys()
  private var place: PlaceKeeping
  var screen: ScreenView?
  var index: BackgroundWork<OpenedBook>
  var matches = MatchWork()
  var layouts = LayoutWork()
  var shelfWork = ShelfWork()
  var pictures = PictureWork()
  /// The reason why the viewer shows no picture.
  var failedViewer: BackgroundWork<ViewerFailure>?
  /// The moment that the session waits for.
  var wake: Instant?
  /// The notes of other editions, looked for in this one.
  private var lostMarks: BackgroundWork<[NoteReanchoring.Found]>?
  let parts: Parts
  /// The parts of the book that take long to be read; nil if there are none.
  var slow: SlowParts?
  var nearby: NearbyPrefetcher
  /// The keys and effects that wait for such a part.
  var waiting: Waiting?
  var partsWaitedFor = 0
  /// A Boolean value that indicates whether the whole book has been looked through, so that what is missing in it is
  /// known.
  var hasLooked = false
  var hasToldOfLosses = false
  /// The guard that keeps the machine awake; nil if nothing is read aloud.
  var sleepPrevention: SleepPrevention?
  /// The reading that is not on the shelf yet.
  var meter = ReadingMeter()
  /// The sentences on what the voice goes on without that were told.
  var troubles: Set<String> = []
  /// The choices among voices that the voice has taken.
  var voiceChoices: VoiceChoices
  /// Why nothing more is done; nil while the reader is at work.
  var ending: Ending?

  /// Creates a reader that takes the keyboard until it is left; without a screen it shows nothing.
  init(_ reader: Reader, screen: ScreenView?, _ parts: Parts) {
    self.reader = reader
    self.screen = screen
    self.parts = parts
    voiceChoices = VoiceChoices(reader.world.settings, reader.openings)
    index = parts.pages.begin(waking: parts.keyboard)
    slow = SlowParts(parts.pages.opened.text, in: parts.edges.background, waking: parts.keyboard)
    nearby = NearbyPrefetcher(parts.pages.opened.text, in: parts.edges.background)
    decoder = KeyDecoder(escapeWait: EscapeWait.milliseconds(in: parts.edges.environment))
    place = PlaceKeeping(reader.bookSession)
    sleepPrevention = parts.isHeard ? SleepPrevention(parts.edges) : nil
  }

  /// The session with the book, to be gone on with.
  var session: Session { reader.bookSession }

  /// The lesson, as far as it has come; nil for a book that is read.
  var practice: Practice? { reader.practice }

  /// The memory beside the session.
  var memory: Reader.Memory { reader.memory }

  /// The settings that were given while reading, by their names and as files write them.
  var changes: [String: String] { reader.changes }

  /// The use of keys, as far as settings say.
  var profile: KeyProfile { reader.profile }

  /// Reads keys until the reader is left, no more will come, the voice has failed, or another speaker is chosen.
  mutating func run(_ beginning: Beginning) -> Ending {
    parts.voice.rate = reader.bookSession.rate(in: reader.world.settings)
    guard let typed = awaitFirstPart() else {
      index.cancel()
      screen?.leave()
      return .left
    }
    // The page is there before the first word, which can wait a moment for the number of the page.
    carryOut(reader.apply(.resized, at: now))
    screen?.show(reader, at: now)
    reader.learn(voices: parts.offers(), languages: parts.voice.languages)
    parts.keeper.opened()
    lookForLostMarks()
    let first = parts.keyboard.next(until: now.later(by: LiveReader.indexPatience))
    takeIndex()
    switch beginning {
    case .opening: carryOut(reader.apply(.open, at: now))
    case .place(let range): carryOut(reader.open(at: range, now))
    case .correction(let range): carryOut(reader.corrected(range, at: now))
    case .shelf(.books(let words)): carryOut(reader.openShelf(narrowedBy: words, at: now))
    case .shelf(.folder(let path)): carryOut(openShelf(atFolder: path))
    case .speaker(let speaker): carryOut(reader.apply(.answered(.speaks(speaker)), at: now))
    }
    if case .shelf = beginning {
      shelfWork.index(parts)
      shelfWork.look(parts)
    }
    complain()
    // The opening tells what became of the shelf until now.
    _ = parts.keeper.takeNews()
    tellOfLosses()
    place = PlaceKeeping(reader.bookSession)
    var isOpen = take(first)
    for byte in typed where isOpen { isOpen = take(.byte(byte)) }
    while isOpen {
      let deadlines = [
        decoder.deadline, routing.deadline, place.deadline, parts.voice.deadline, screen?.deadline, matches.deadline,
        wake, waiting?.deadline, shelfWork.deadline, pictures.deadline,
      ]
      isOpen = take(nextInput(until: deadlines.compactMap { $0 }.min()))
    }
    sleepPrevention?.keepAwake(false)
    parts.display.end()
    parts.voice.silence()
    index.cancel()
    matches.cancel()
    layouts.cancel()
    shelfWork.cancel()
    pictures.cancel()
    failedViewer?.cancel()
    lostMarks?.cancel()
    nearby.cancel()
    let answers = keepAtTheEnd()
    screen?.leave()
    complain(of: answers)
    return ending ?? .left
  }

  /// Keeps the place and what is being written for the last time, and gives what became of it.
  private mutating func keepAtTheEnd() -> [News.Answer] {
    var answers: [News.Answer] = []
    if place.hasMoved(to: reader.bookSession),
      case .failed(let reason) = keepPlace(waiting: true)
    {
      answers.append(.saveFailed(reason))
    }
    for effect in reader.keepWriting(at: now) { answers += parts.keeper.answers(to: effect) }
    keepMeasured()
    return answers
  }

  var hasEnded: Bool { ending != nil }

  var now: Instant { parts.edges.clock() }

  /// Takes what came in and tells whether more is wanted.
  private mutating func take(_ input: KeyboardInput) -> Bool {
    // While the machine was asleep the clock of the commands may have stood still.
    reader.wallClock = parts.edges.wallClock
    press(routing.tick(at: now))
    switch input {
    case .byte(let byte): take(decoder.feed(byte, at: now))
    case .nothing: take(decoder.tick(at: now))
    case .woken: break
    // While the program was stopped the terminal may have been written on, and resized unheard.
    case .resized, .continued: resize()
    case .stopped: rest(byKey: false)
    case .called(let call):
      let effects = reader.called(call, at: now)
      parts.keyboard.answer(Call.Answer(to: effects))
      carryOut(effects)
    // No more keys will come: an Escape that was waiting for more was the key.
    case .closed:
      take(decoder.tick(at: decoder.deadline ?? now))
      press(routing.end())
    }
    takeIndex()
    if hasLooked { tellOfLosses() }
    takeMatches()
    takeShelfMatches()
    takeFolders()
    takeLayout()
    takeMarks()
    if !hasEnded { takeSpeech() }
    if !hasEnded { takeParts() }
    takeWake()
    if place.takeIfDue(reader.bookSession, at: now) { keep() }
    tellOfShelf()
    takePageStyle()
    takePictures()
    follow(input)
    // Half a key changes nothing that could be shown.
    if !hasEnded, !decoder.isInsideKey { screen?.show(reader, at: now) }
    return input != .closed && !hasEnded
  }

  private mutating func take(_ events: [KeyDecoder.Event]) {
    takeIndex()
    if events.contains(where: { !$0.isAnswer }) { takeMarksOfOthers() }
    for event in events where !hasEnded {
      if case .answer(let answer) = event {
        pictures.take(answer)
        continue
      }
      if event != .escapeBegan { screen?.clearCaption(of: reader) }
      if case .key(let key) = event, reader.takesRoutingKeys {
        for burst in routing.press(key, at: now) { press(burst) }
        continue
      }
      if event != .escapeBegan { press(routing.end()) }
      switch event {
      case .key(.undo) where !reader.takesUndo && parts.keyboard.isTyped: rest(byKey: true)
      case .key(let key): press(key, times: 1)
      case .mouse(let action, let point):
        carryOut(reader.mouse(action, at: point, now, onPicture: positionOnPicture()))
      case .pasted(let text): carryOut(reader.pasted(text, at: now))
      case .escapeBegan, .answer: break
      }
    }
  }

  private mutating func press(_ burst: RoutingKeys.Burst?) {
    guard let burst, !hasEnded else { return }
    press(burst.key, times: burst.count)
  }

  private mutating func lookForLostMarks() {
    guard let reanchoring = parts.keeper.marks.reanchoring else { return }
    lostMarks = BackgroundWork(
      in: parts.edges.background, wake: { [weak keyboard = parts.keyboard] in keyboard?.wake() }
    ) { reanchoring.found(isCancelled: $0) }
  }

  private mutating func takeMarks() {
    guard let found = lostMarks?.take() else { return }
    for answer in parts.keeper.marks.answers(to: found) { carryOut(reader.apply(.answered(answer), at: now)) }
  }

  /// Takes bookmarks that another reader of the same book may have set meanwhile.
  private mutating func takeMarksOfOthers() {
    guard let marks = parts.keeper.marks.allChangedByOthers() else { return }
    carryOut(reader.apply(.answered(.marks(marks)), at: now))
  }

  /// Keeps the place, and what is being written.
  private mutating func keep() {
    if keepPlace(waiting: false) == .busy { place.markUnkept() }
    carryOut(reader.keepWriting(at: now))
    if meter.isWorthKeeping { keepMeasured(waiting: false) }
  }

  /// Gives the terminal to the shell for a while.
  ///
  /// The text being read waits at its word.
  private mutating func rest(byKey: Bool) {
    carryOut(reader.apply(.pauseReading, at: now))
    parts.voice.silence()
    sleepPrevention?.keepAwake(false)
    keep()
    screen?.leave()
    parts.keyboard.rest(byKey: byKey)
    resize()
  }

  /// Gives the terminal to the reader's own editor for a while.
  mutating func edit(_ text: String) -> [Effect] {
    parts.voice.silence()
    screen?.leave()
    let effects = OwnEditor(edges: parts.edges).edit(text, for: &reader, parts.keyboard)
    resize()
    return effects
  }

  private mutating func takeWake() {
    guard let moment = wake, now >= moment, !hasEnded else { return }
    wake = nil
    carryOut(reader.apply(.woken, at: now))
  }
}
