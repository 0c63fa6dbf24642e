import Speech
import Words

/// The utterances of a voice in time: those that wait, the current one with its progress, and the events that are not
/// taken yet.
///
/// It has no clock: every moment is passed to it. Utterances are spoken in the order of a queue (`QueuedSpeech`). The
/// pause between two is the one after the first and the one before the second together.
struct Timeline {
  /// An utterance that is being spoken.
  struct Current {
    let utterance: Utterance
    let start: Instant
    var words: WordClock
  }

  private struct Waiting: QueuedSpeech {
    let utterance: Utterance
    let taken: Instant
    var kind: Utterance.Kind { utterance.kind }
    /// False: what is taken is the current utterance.
    var isTaken: Bool { false }
  }

  /// The current utterance, or nil if there is none.
  private(set) var current: Current?
  private var waiting: [Waiting] = []
  private var quietUntil: Instant?
  private var told: [VoiceEvent] = []
  private var toldAt: Instant?
  private var failure: (reason: Complaint, at: Instant)?

  /// Adds an utterance in its place among those that wait.
  ///
  /// Between a failure and its event, utterances are dropped: the owner does not know of the failure yet, and would
  /// continue reading past it.
  mutating func append(_ utterance: Utterance, at now: Instant) {
    guard failure == nil else { return }
    waiting.enqueue(Waiting(utterance: utterance, taken: now))
  }

  /// Returns the moment at which the next utterance begins, or nil while one is spoken or none waits.
  func nextStart(at rate: SpeakingRate) -> Instant? {
    guard current == nil, let next = waiting.first else { return nil }
    return max(next.taken, quietUntil ?? next.taken).after(rate.pause(next.utterance.pauseBefore))
  }

  /// Begins the next utterance and adds the event, or returns nil while one is spoken or none waits.
  mutating func begin(at moment: Instant) -> Utterance? {
    guard current == nil, !waiting.isEmpty else { return nil }
    let next = waiting.removeFirst().utterance
    current = Current(utterance: next, start: moment, words: WordClock(next))
    tell(.speech(.began(next.id)), at: moment)
    return next
  }

  /// Adds the events of the words that are estimated to have begun.
  mutating func tellWords(by moment: Instant, at charactersPerSecond: Double) {
    guard var now = current else { return }
    let elapsed = moment.milliseconds - now.start.milliseconds
    for offset in now.words.take(after: elapsed, at: charactersPerSecond) {
      tell(.speech(.estimatedWord(now.utterance.id, offset: offset)), at: moment)
    }
    current = now
  }

  /// Ends the current utterance and adds the event.
  mutating func finish(at moment: Instant, rate: SpeakingRate) {
    guard let now = current else { return }
    current = nil
    quietUntil = moment.after(rate.pause(now.utterance.pauseAfter))
    tell(.speech(.finished(now.utterance.id)), at: moment)
  }

  /// Discards all utterances and events.
  mutating func clear() {
    self = Timeline()
  }

  /// Discards all utterances; the event of the failure follows those that are not taken yet.
  mutating func fail(_ reason: Complaint, at moment: Instant) {
    let before = (told, toldAt)
    clear()
    (told, toldAt) = before
    failure = (reason, moment)
  }

  /// Discards the answers and hints from before a moment, since a newer one replaces them.
  mutating func dropAnswers(before moment: Instant) {
    waiting.removeAll { $0.utterance.kind != .reading && $0.taken < moment }
    if let now = current, now.utterance.kind != .reading, now.start < moment { current = nil }
  }

  /// Returns the events once; a failure is returned alone.
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

  /// Returns the moment of the next event or the next utterance, or nil if it cannot be known.
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
  /// Returns the moment some milliseconds later.
  func after(_ milliseconds: Int) -> Instant {
    Instant(milliseconds: self.milliseconds + milliseconds)
  }
}
