import Speech

/// The utterances of a voice that reports when they begin and end, with an estimate of the words for which there is no
/// report.
struct HandedUtterances {
  private struct Current {
    let utterance: Utterance
    let start: Instant
    var words: WordClock
    /// The offsets of the last words that were estimated and reported; words up to them are not told again.
    var estimated = -1
    var reported = -1
    /// A Boolean value that indicates whether a word has been reported.
    var isExact: Bool { reported >= 0 }
  }

  private var handed: [Utterance] = []
  private var current: Current?
  private var speed = MeasuredSpeed()
  /// A Boolean value that indicates whether the words of the last utterance were reported; nil before any.
  private(set) var isExact: Bool?

  /// A Boolean value that indicates whether the last two utterances ended faster than anybody speaks.
  private(set) var wasHasty = false
  private var earlyExits = EarlyExitGuard()

  /// Adds an utterance that has been handed over.
  mutating func add(_ utterance: Utterance) { handed.append(utterance) }

  /// Forgets all utterances.
  mutating func clear() {
    handed = []
    current = nil
  }

  /// Returns the moment at which the next word is expected to begin, or nil if there is nothing to wait for.
  func deadline(at rate: SpeakingRate) -> Instant? {
    guard let current, !current.isExact else { return nil }
    return current.words.next(at: charactersPerSecond(rate)).map(current.start.after)
  }

  /// Returns the events that follow from a mark that has been reported.
  mutating func take(_ mark: SoundStream.Mark, of id: Int, at moment: Instant, rate: SpeakingRate) -> [VoiceEvent] {
    guard let utterance = handed.first(where: { $0.id == id }) else { return [] }
    switch mark {
    case .began:
      // It is spoken again; what has been told holds.
      let again = current.flatMap { $0.utterance.id == id ? $0 : nil }
      current = Current(
        utterance: utterance, start: moment, words: WordClock(utterance), estimated: again?.estimated ?? -1,
        reported: again?.reported ?? -1)
      return again == nil ? [.speech(.began(id))] : []
    case .word(let offset, _):
      guard let reported = current?.reported, current?.utterance.id == id, offset > reported else { return [] }
      isExact = true
      current?.reported = offset
      return [.speech(.word(id, offset: offset))]
    case .played: return []
    case .ended:
      let estimates = self.estimates(by: moment, at: rate)
      if let current {
        if current.words.characters > 0 { isExact = current.isExact }
        wasHasty = earlyExits.take(current.utterance.text, from: current.start, to: moment)
        speed.add(current.words.characters, from: current.start, to: moment)
      }
      handed.removeAll { $0.id == id }
      current = nil
      return estimates + [.speech(.finished(id))]
    }
  }

  /// Returns the words that are estimated to have begun.
  mutating func estimates(by now: Instant, at rate: SpeakingRate) -> [VoiceEvent] {
    guard var current, !current.isExact else { return [] }
    let elapsed = now.milliseconds - current.start.milliseconds
    let offsets = current.words.take(after: elapsed, at: charactersPerSecond(rate)).filter { $0 > current.estimated }
    current.estimated = offsets.last ?? current.estimated
    self.current = current
    return offsets.map { .speech(.estimatedWord(current.utterance.id, offset: $0)) }
  }

  private func charactersPerSecond(_ rate: SpeakingRate) -> Double {
    speed.charactersPerSecond ?? rate.charactersPerSecond
  }
}
