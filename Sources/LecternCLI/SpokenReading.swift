import Reading
import Speech
import TerminalUI
import Words

/// Read-all through a voice, without a reader who could stop it.
struct SpokenReading {
  /// The time that the last words of a program may take, in milliseconds.
  private static let longestFarewell = 10_000
  /// The number of utterances that the voice has ahead, so that it need not wait for the next.
  private static let lookahead = 2

  private let voice: any Voice
  private let waker: any Waker
  private let clock: @Sendable () -> Instant
  private var unheard: Set<Int> = []
  /// A Boolean value that indicates whether the program is asked to end; nothing more is spoken then.
  private(set) var isEnded = false
  /// The languages without a voice that were announced.
  private var voiceless: Set<String> = []

  /// Prepares to speak with a voice of a kind, at a rate in words a minute or at its own.
  init(_ kind: VoiceKind, _ choices: VoiceChoices, rate: Int? = nil, _ edges: Edges) throws(Failure) {
    let waker = edges.waker()
    self.waker = waker
    clock = edges.clock
    do {
      voice = try edges.voice(kind, choices) { waker.wake() }
    } catch {
      throw Failure(.usage, (error as? VoiceRefusal)?.complaint ?? Complaint(.voiceCannotStart))
    }
    if let rate { voice.rate = rate }
  }

  /// Says why the program ends, in the time that takes; where the voice fails there is nobody left to tell.
  static func say(_ sentence: String, by kind: VoiceKind, _ edges: Edges) {
    guard kind != .none, kind != .print else { return }
    do throws(Failure) {
      var spoken = try SpokenReading(kind, VoiceChoices(), edges)
      try spoken.speak(
        Utterance(id: 0, kind: .answer, text: SafeText.line(sentence), language: edges.catalogue.language))
      try spoken.wait(untilUnder: 1, noLaterThan: edges.clock().later(by: longestFarewell))
    } catch {}
  }

  /// Says once of each language of an utterance that there is no voice for it.
  mutating func tellOfMissingVoices(for utterance: Utterance, in catalogue: Catalogue) throws(Failure) {
    guard let known = voice.languages else { return }
    for language in utterance.languages(without: known) where voiceless.insert(language).inserted {
      let phrase = Phrase(.noVoice, ["language": .text(catalogue.languageName(of: language))])
      // Numbers below zero are no utterance's of the book.
      try speak(
        Utterance(id: -voiceless.count, kind: .answer, text: catalogue.text(phrase), language: catalogue.language))
    }
  }

  /// Hands an utterance over as soon as there is room for it.
  mutating func speak(_ utterance: Utterance) throws(Failure) {
    try wait(untilUnder: SpokenReading.lookahead)
    guard !isEnded else { return }
    unheard.insert(utterance.id)
    voice.speak(utterance, at: clock())
  }

  /// Waits until everything has been spoken.
  mutating func finish() throws(Failure) { try wait(untilUnder: 1) }

  private mutating func wait(untilUnder count: Int, noLaterThan limit: Instant? = nil) throws(Failure) {
    while unheard.count >= count, !isEnded {
      if let limit, clock() >= limit { return voice.silence() }
      isEnded = !waker.wait(until: [voice.deadline, limit].compactMap { $0 }.min())
      if isEnded { return voice.silence() }
      for event in voice.take(at: clock()) {
        switch event {
        case .speech(.finished(let id)): unheard.remove(id)
        case .speech, .trouble: break
        case .failed(let reason):
          voice.silence()
          throw Failure(.inputOutput, reason)
        }
      }
    }
  }
}
