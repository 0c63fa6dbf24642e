import Accessibility

/// A voice that writes down its speech, on a clock that only moves on request.
///
/// Answers are spoken whole at once. Reading begins at once and then waits: the clock moves it on by words. A word is
/// what stands between blanks in the words of the book; the program's own words (roles, sizes) do not count.
public struct TranscriptEngine: SpeechEngine {
  /// One thing heard.
  public enum Heard: Hashable, Sendable {
    /// The words of an utterance.
    case words(Utterance)
    /// A sound.
    case earcon(Earcon)
    /// Reading was cut; of the utterance so many bytes had been spoken.
    case cut(Int, bytes: Int)
  }

  /// The things heard since they were last taken.
  public private(set) var heard: [Heard] = []

  private var waiting: [Utterance] = []
  private var current: Current?

  private struct Current {
    let utterance: Utterance
    let words: [Int]
    var spokenWords = 0
    var playedEarcons = 0
  }

  /// Creates a silent engine.
  public init() {}

  /// A Boolean value that indicates whether something is being read.
  public var isSpeaking: Bool { current != nil }

  /// Returns the things heard since the last call.
  public mutating func take() -> [Heard] {
    defer { heard = [] }
    return heard
  }

  /// Takes an utterance: an answer is spoken whole at once, reading begins when its turn comes.
  public mutating func speak(_ utterance: Utterance) -> [SpeechEvent] {
    guard utterance.kind == .reading else {
      hear(utterance)
      heard += utterance.earcons.filter { $0.offset > 0 }.map { .earcon($0.earcon) }
      return [.began(utterance.id), .finished(utterance.id)]
    }
    waiting.append(utterance)
    return current == nil ? beginNext() : []
  }

  /// Falls silent; the reading that was cut is written down with the part of it that was spoken.
  public mutating func silence() {
    if let current {
      let spoken = current.spokenWords
      let bytes =
        spoken == 0 ? 0 : spoken < current.words.count ? current.words[spoken] : current.utterance.text.utf8.count
      heard.append(.cut(current.utterance.id, bytes: bytes))
    }
    current = nil
    waiting = []
  }

  /// Moves the clock by one word, or by an utterance that has no words of the book left.
  public mutating func speakWord() -> [SpeechEvent] {
    guard var now = current else { return [] }
    now.spokenWords += 1
    guard now.spokenWords < now.words.count else { return finish() }
    let offset = now.words[now.spokenWords]
    play(&now, upTo: offset)
    current = now
    return [.word(now.utterance.id, offset: offset)]
  }

  /// Moves the clock to the end of the utterance that is being read, word by word.
  public mutating func finish() -> [SpeechEvent] {
    guard var now = current else { return [] }
    let words = now.words.dropFirst(now.spokenWords + 1).map { SpeechEvent.word(now.utterance.id, offset: $0) }
    play(&now, upTo: Int.max)
    current = nil
    return words + [.finished(now.utterance.id)] + beginNext()
  }

  /// A Boolean value that indicates whether the next word heard is one of the book; an utterance may hold only words of
  /// the program.
  public var hasWordsLeft: Bool {
    guard let current else { return false }
    return current.spokenWords < current.words.count
  }

  private mutating func beginNext() -> [SpeechEvent] {
    guard !waiting.isEmpty else { return [] }
    let next = waiting.removeFirst()
    hear(next)
    var now = Current(utterance: next, words: next.wordOffsets)
    now.playedEarcons = next.earcons.prefix { $0.offset == 0 }.count
    current = now
    return [.began(next.id)]
  }

  private mutating func hear(_ utterance: Utterance) {
    heard += utterance.earcons.prefix { $0.offset == 0 }.map { .earcon($0.earcon) }
    if !utterance.text.isEmpty { heard.append(.words(utterance)) }
  }

  private mutating func play(_ now: inout Current, upTo offset: Int) {
    let due = now.utterance.earcons.dropFirst(now.playedEarcons).prefix { $0.offset <= offset }
    heard += due.map { .earcon($0.earcon) }
    now.playedEarcons += due.count
  }
}
