import Accessibility
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import TextModel

/// A reader and a voice, and which text of the book has been heard to its end, in order.
struct HeardText {
  private(set) var reader: Reader
  private(set) var runs: [TextRange] = []
  private(set) var pages: [String] = []
  /// The place of the reader while the last utterance is spoken; nil unless that is spoken as a whole, as a control
  /// with its label is.
  private(set) var wholePlace: TextPosition?
  private(set) var isOver = false
  private var engine = TranscriptEngine()
  private var current: Utterance?
  private var now = Instant(milliseconds: 0)
  /// A Boolean value that indicates whether reading was taken back and nothing has been heard since.
  private var isRewound = false

  init(_ world: ReadingWorld, from start: TextPosition? = nil) throws {
    reader = Reader(
      session: start.map { Session(at: $0) } ?? Session(), world: world, keys: try KeyMap(),
      shape: ReaderShape(size: PageSize(columns: 80, lines: 24), cells: .terminal()))
    run(reader.apply(.open, at: now))
  }

  var isReading: Bool { engine.isSpeaking }

  mutating func apply(_ command: Command) { run(reader.apply(command, at: now)) }

  mutating func apply(_ news: News) { run(reader.apply(news, at: now)) }

  mutating func resize(to geometry: any TextGeometry) {
    run(reader.resized(to: PageSize(columns: 31, lines: 7), reader.book(laidOutBy: geometry), at: now))
  }

  mutating func speakWords(_ count: Int) {
    for _ in 0..<count { tell(engine.speakWord()) }
  }

  mutating func finishAll() {
    while engine.isSpeaking { tell(engine.finish()) }
  }

  mutating func pass(minutes: Int) { now.milliseconds += minutes * 60_000 }

  /// Reads on where a timer has stopped it; tells whether one had.
  @discardableResult mutating func wakeUp() -> Bool {
    guard case .paused = reader.session.mode else { return false }
    apply(.playPause)
    return true
  }

  /// The voice dies: nothing more is told, and nobody knows of the words after the last it told of.
  mutating func die() {
    engine.silence()
    hear()
  }

  /// Forgets what was heard from a position on, where reading was taken back to it.
  mutating func rewind(to position: TextPosition) {
    runs = runs.compactMap { $0.upper <= position ? $0 : $0.lower < position ? TextRange($0.lower, position) : nil }
    isRewound = true
  }

  private mutating func run(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .speak(let utterance): tell(engine.speak(utterance))
      case .silence: die()
      case .post(.pageScrolled(let page)): pages.append(page)
      default: break
      }
    }
  }

  private mutating func tell(_ events: [SpeechEvent]) {
    if let current, events.contains(.finished(current.id)) { endCurrent(at: nil) }
    hear()
    for event in events { run(reader.apply(.speech(event), at: now)) }
  }

  private mutating func hear() {
    for heard in engine.take() {
      switch heard {
      case .words(let utterance) where utterance.kind == .reading:
        endCurrent(at: nil)
        current = utterance
      case .cut(_, let bytes): endCurrent(at: bytes)
      default: break
      }
    }
  }

  private mutating func endCurrent(at bytes: Int?) {
    guard let utterance = current else { return }
    let map = bytes.map { utterance.speech.slice(0..<$0).places } ?? utterance.map
    // A control is said again with its label, which may stand before it.
    if isRewound, let whole = map.whole { rewind(to: whole.text.lower) }
    isRewound = isRewound && map.texts.isEmpty
    runs += map.texts
    if !map.texts.isEmpty { wholePlace = map.whole?.place }
    current = nil
  }
}
