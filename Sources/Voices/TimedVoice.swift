import Speech

/// A voice without sound, whose utterances last as long as spoken ones, so that they can be shown one by one.
///
/// Its events depend only on the moments that are passed to it. An answer replaces earlier answers. Reading is only
/// interrupted by ``silence()``, since the owner waits for its end.
package final class TimedVoice: Voice {
  /// The rate in words of six characters per minute.
  package var rate: Int {
    get { speakingRate.wordsPerMinute }
    set { speakingRate = SpeakingRate(wordsPerMinute: newValue) }
  }

  private var speakingRate: SpeakingRate
  private var timeline = Timeline()

  /// Creates a voice with a rate in words of six characters per minute.
  package init(rate: Int = 200) {
    speakingRate = SpeakingRate(wordsPerMinute: rate)
  }

  package func speak(_ utterance: Utterance, at now: Instant) {
    advance(to: now)
    if utterance.kind == .answer { timeline.dropAnswers(before: now) }
    timeline.append(utterance, at: now)
  }

  package func silence() {
    timeline.clear()
  }

  package var deadline: Instant? {
    let words = timeline.deadline(at: speakingRate, charactersPerSecond: speakingRate.charactersPerSecond)
    return [words, end].compactMap { $0 }.min()
  }

  package func take(at now: Instant) -> [VoiceEvent] {
    advance(to: now)
    return timeline.take()
  }

  /// The moment at which the current utterance ends, or nil if there is none.
  private var end: Instant? {
    timeline.current.map { current in
      let seconds = Double(current.words.characters) / speakingRate.charactersPerSecond
      return current.start.after(Int((seconds * 1000).rounded()))
    }
  }

  private func advance(to now: Instant) {
    while true {
      if let end {
        timeline.tellWords(by: min(end, now), at: speakingRate.charactersPerSecond)
        guard end <= now else { return }
        timeline.finish(at: end, rate: speakingRate)
      } else {
        guard let start = timeline.nextStart(at: speakingRate), start <= now else { return }
        _ = timeline.begin(at: start)
      }
    }
  }
}
