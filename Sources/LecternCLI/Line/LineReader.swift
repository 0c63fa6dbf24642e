import Accessibility
import Reading
import Speech
import TerminalUI
import TextModel

/// The live reader that only ever appends: keys in, one utterance a line out.
///
/// It draws nothing, so that another screen reader, a braille display or a log can follow it. The reader's own keys set
/// the pace, so the session is told nothing of how far an utterance has been heard.
struct LineReader {
  /// How long the first lines wait for the index, so that they can tell the page, in milliseconds.
  private static let indexPatience = 100

  private var reader: Reader
  private var speech: LineSpeech
  private var decoder: KeyDecoder
  private var place: PlaceKeeping
  private let keyboard: any Keyboard
  private let clock: @Sendable () -> Instant
  private let keeper: NoteKeeper
  private let index: IndexWork
  private let tap: TranscriptTap?
  private var hasQuit = false

  /// Creates a reader that takes the keyboard until it is left.
  init(
    _ reader: Reader, keyboard: any Keyboard, keeper: NoteKeeper, index: IndexWork, tap: TranscriptTap?, edges: Edges
  ) {
    self.reader = reader
    self.keyboard = keyboard
    self.keeper = keeper
    self.index = index
    self.tap = tap
    clock = edges.clock
    speech = LineSpeech(output: edges.output, catalogue: reader.world.catalogue)
    decoder = KeyDecoder(escapeWait: EscapeWait.milliseconds(in: edges.environment))
    place = PlaceKeeping(reader.session)
  }

  /// Reads keys until the reader is left, no more will come, or nobody can hear.
  mutating func run() {
    let first = keyboard.next(until: clock().later(by: LineReader.indexPatience))
    takeIndex()
    carryOut(reader.apply(.open, at: clock()))
    place = PlaceKeeping(reader.session)
    var isOpen = take(first)
    while isOpen {
      let deadline = [decoder.deadline, place.deadline].compactMap { $0 }.min()
      isOpen = take(keyboard.next(until: deadline))
    }
    if place.hasMoved(to: reader.session) { keeper.keep(reader.session) }
  }

  /// Takes what came from the keyboard and tells whether more is wanted.
  private mutating func take(_ input: KeyboardInput) -> Bool {
    let now = clock()
    switch input {
    case .byte(let byte): take(decoder.feed(byte, at: now))
    case .nothing: take(decoder.tick(at: now))
    case .woken: takeIndex()
    // No more keys will come: an Escape that was waiting for more was the key.
    case .closed: take(decoder.tick(at: decoder.deadline ?? now))
    }
    if place.isDue(for: reader.session, at: now) { keeper.keep(reader.session) }
    return input != .closed && !isOver
  }

  private var isOver: Bool { hasQuit || !speech.isHeard }

  private mutating func take(_ events: [KeyDecoder.Event]) {
    takeIndex()
    for event in events where !isOver {
      switch event {
      case .key(let key): carryOut(reader.press(key, at: clock()))
      case .pasted: carryOut(reader.pasted(at: clock()))
      case .escapeBegan: break
      }
    }
  }

  private mutating func takeIndex() {
    guard let desk = index.take(), let index = desk.index else { return }
    carryOut(reader.indexed(index, desk.geometry, at: clock()))
  }

  private mutating func carryOut(_ effects: [Effect]) {
    for effect in effects where !isOver {
      switch effect {
      case .speak(let utterance):
        tap?.began(utterance)
        speech.speak(utterance)
      case .quit: hasQuit = true
      case .save, .copy, .perform, .prepare:
        if let answer = keeper.answer(effect) { carryOut(reader.apply(.answered(answer), at: clock())) }
      case .silence, .scroll, .post: break
      }
    }
  }
}
