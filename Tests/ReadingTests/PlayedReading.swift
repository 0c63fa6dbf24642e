import BookFormats
import Reading
import Speech
import TestSupport
import TextModel

/// A session and a player of recordings, whose clock moves on request.
struct PlayedReading {
  private(set) var session: Session
  var world: ReadingWorld
  /// The utterances that the player has been given and has not come to the end of.
  private(set) var waiting: [Utterance] = []
  /// The answers that were spoken.
  private(set) var answers: [String] = []
  private var now = Instant(milliseconds: 0)

  init(_ text: any ReadableText, from start: TextPosition = .start, _ change: (inout Settings) -> Void = { _ in }) {
    var settings = Settings()
    settings.playsRecordings = true
    settings.wordsAreExact = false
    settings.hints = false
    change(&settings)
    world = SessionFixture.world(text, settings: settings)
    session = Session().moved(to: start)
  }

  /// Opens a book of a fixture.
  static func book(_ fixture: EPUBFixture) throws -> Book {
    let folder = try TemporaryFolder()
    return try Book.open(path: fixture.write(to: folder))
  }

  mutating func apply(_ command: Command) { take(session.apply(command, at: now, in: world)) }

  mutating func apply(_ news: News) { take(session.apply(news, at: now, in: world)) }

  mutating func pass(seconds: Int) { now.milliseconds += seconds * 1000 }

  /// Tells that the utterance at hand has begun.
  mutating func begin() {
    if let first = waiting.first { apply(.speech(.began(first.id))) }
  }

  /// Tells that its recording has come to a time of its file.
  mutating func play(to milliseconds: Int) {
    begin()
    if let first = waiting.first { apply(.speech(.played(first.id, milliseconds: milliseconds))) }
  }

  /// Tells that the utterance at hand has been heard to its end, and returns it; nil where reading is over.
  @discardableResult mutating func next() -> Utterance? {
    guard let first = waiting.first else { return nil }
    apply(.speech(.began(first.id)))
    guard waiting.first == first else { return first }
    waiting.removeFirst()
    apply(.speech(.finished(first.id)))
    return first
  }

  /// Returns all that is still heard, each utterance as its words and its sound.
  mutating func rest() -> [String] {
    var heard: [String] = []
    while let utterance = next(), heard.count < 10_000 { heard.append(Self.line(utterance)) }
    return heard
  }

  /// The utterance at hand, as its words and its sound.
  var atHand: String? { waiting.first.map(Self.line) }

  static func line(_ utterance: Utterance) -> String {
    guard let clip = utterance.clip else { return utterance.text }
    let file = clip.file.split(separator: "/").last ?? ""
    return "\(utterance.text) [\(file) \(clip.begin)-\(clip.end.map(String.init) ?? "")]"
  }

  /// The clip at hand; nil where a voice speaks, or nothing is read.
  var clip: Clip? { waiting.first?.clip }

  /// Forgets the answers and returns them.
  mutating func takeAnswers() -> [String] {
    defer { answers = [] }
    return answers
  }

  private mutating func take(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .silence: waiting = []
      case .speak(let utterance) where utterance.kind == .reading: waiting.append(utterance)
      case .speak(let utterance): if !utterance.text.isEmpty { answers.append(utterance.text) }
      case .scroll: apply(.scrolled(world.geometry.page(containing: session.cursor)))
      default: break
      }
    }
  }
}
