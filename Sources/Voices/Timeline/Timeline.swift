import Speech
import Words

/// Utterances in time: which wait, which one is being spoken, how far it is, and what there is to tell of it.
///
/// It has no clock: every moment is handed in. Utterances come in the order in which they were taken; the silence
/// between two is that after the one and that before the other.
struct Timeline {
  /// An utterance that is being spoken.
  struct Current {
    let utterance: Utterance
    let start: Instant
    var words: WordClock
  }

  private struct Waiting {
    let utterance: Utterance
    let taken: Instant
  }

  /// The utterance that is being spoken.
  private(set) var current: Current?
  private var waiting: [Waiting] = []
  private var quietUntil: Instant?
  private var told: [VoiceEvent] = []
  private var toldAt: Instant?
  private var failure: (reason: Complaint, at: Instant)?

  /// Takes an utterance; hints that still wait give way to it.
  ///
  /// Between a failure and its being told nothing is taken: whoever does not know of it would be read on to past it.
  mutating func append(_ utterance: Utterance, at now: Instant) {
    guard failure == nil else { return }
    if utterance.kind != .aside { waiting.removeAll { $0.utterance.kind == .aside } }
    waiting.append(Waiting(utterance: utterance, taken: now))
  }

  /// The moment at which the next utterance begins; nil while one is being spoken or none waits.
  func nextStart(at rate: SpeakingRate) -> Instant? {
    guard current == nil, let next = waiting.first else { return nil }
    return max(next.taken, quietUntil ?? next.taken).after(rate.pause(next.utterance.pauseBefore))
  }

  /// Begins the next utterance and tells of it.
  mutating func begin(at moment: Instant) -> Utterance? {
    guard current == nil, !waiting.isEmpty else { return nil }
    let next = waiting.removeFirst().utterance
    current = Current(utterance: next, start: moment, words: WordClock(next))
    tell(.speech(.began(next.id)), at: moment)
    return next
  }

  /// Tells of the words that are thought to have begun.
  mutating func tellWords(by moment: Instant, at charactersPerSecond: Double) {
    guard var now = current else { return }
    let elapsed = moment.milliseconds - now.start.milliseconds
    for offset in now.words.take(after: elapsed, at: charactersPerSecond) {
      tell(.speech(.estimatedWord(now.utterance.id, offset: offset)), at: moment)
    }
    current = now
  }

  /// Ends what is being spoken and tells of it.
  mutating func finish(at moment: Instant, rate: SpeakingRate) {
    guard let now = current else { return }
    current = nil
    quietUntil = moment.after(rate.pause(now.utterance.pauseAfter))
    tell(.speech(.finished(now.utterance.id)), at: moment)
  }

  /// Forgets everything.
  mutating func clear() {
    self = Timeline()
  }

  /// Forgets everything that was to be spoken; the reason is told after what there was to tell already.
  mutating func fail(_ reason: Complaint, at moment: Instant) {
    let before = (told, toldAt)
    clear()
    (told, toldAt) = before
    failure = (reason, moment)
  }

  /// Forgets the answers and hints that were taken before a moment: something newer takes their place.
  mutating func dropAnswers(before moment: Instant) {
    waiting.removeAll { $0.utterance.kind != .reading && $0.taken < moment }
    if let now = current, now.utterance.kind != .reading, now.start < moment { current = nil }
  }

  /// Returns the events, once; a failure is returned alone.
  mutating func take() -> [VoiceEvent] {
    if told.isEmpty, let failure {
      self.failure = nil
      return [.failed(failure.reason)]
    }
    defer {
      told = []
      toldAt = nil
    }
    return told
  }

  /// The moment from which there is something to tell or to begin, as far as it can be known.
  func deadline(at rate: SpeakingRate, charactersPerSecond: Double) -> Instant? {
    if let untold = toldAt ?? failure?.at { return untold }
    if let now = current { return now.words.next(at: charactersPerSecond).map(now.start.after) }
    return nextStart(at: rate)
  }

  private mutating func tell(_ event: VoiceEvent, at moment: Instant) {
    told.append(event)
    if toldAt == nil { toldAt = moment }
  }
}

extension Instant {
  /// The moment some milliseconds later.
  func after(_ milliseconds: Int) -> Instant {
    Instant(milliseconds: self.milliseconds + milliseconds)
  }
}
