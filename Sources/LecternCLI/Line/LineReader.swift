import Accessibility
import Reading
import Speech
import TerminalUI
import TextModel

/// The live reader that only ever appends: keys in, one utterance a line out.
///
/// It draws nothing, so that another screen reader, a braille display or a log can follow it.
struct LineReader {
  private var reader: Reader
  private var speech: LineSpeech
  private var decoder: KeyDecoder
  private let keyboard: any Keyboard
  private let clock: @Sendable () -> Instant
  private let keeper: NoteKeeper
  private let index: IndexWork
  private var isOver = false

  /// Creates a reader that takes the keyboard until it is left.
  init(_ reader: Reader, keyboard: any Keyboard, keeper: NoteKeeper, index: IndexWork, edges: Edges) {
    self.reader = reader
    self.keyboard = keyboard
    self.keeper = keeper
    self.index = index
    clock = edges.clock
    speech = LineSpeech(output: edges.output, catalogue: reader.world.catalogue)
    decoder = KeyDecoder(escapeWait: edges.environment["SSH_CONNECTION"] == nil ? 50 : 300)
  }

  /// Reads keys until the reader is left or no more will come.
  mutating func run() {
    carryOut(reader.apply(.open, at: clock()))
    while !isOver {
      switch keyboard.next(until: decoder.deadline) {
      case .byte(let byte): for event in decoder.feed(byte, at: clock()) { take(event) }
      case .nothing: for event in decoder.tick(at: clock()) { take(event) }
      case .woken: takeIndex()
      case .closed: finishKeys()
      }
    }
    keeper.keep(reader.session)
  }

  /// No more keys will come: an Escape that was waiting for more was the key.
  private mutating func finishKeys() {
    for event in decoder.tick(at: decoder.deadline ?? clock()) { take(event) }
    isOver = true
  }

  private mutating func take(_ event: KeyDecoder.Event) {
    takeIndex()
    switch event {
    case .key(let key): carryOut(reader.press(key, at: clock()))
    case .pasted: carryOut(reader.pasted(at: clock()))
    case .escapeBegan: speech.silence()
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
        for event in speech.speak(utterance) { carryOut(reader.apply(.speech(event), at: clock())) }
      case .silence: speech.silence()
      case .quit: isOver = true
      case .save, .perform, .prepare:
        if let answer = keeper.answer(effect) { carryOut(reader.apply(.answered(answer), at: clock())) }
      case .scroll, .post: break
      }
    }
  }
}
