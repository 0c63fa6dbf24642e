import Speech

/// The speed of a voice: standard words of six characters, each minute.
struct SpeakingRate: Hashable, Sendable {
  /// The rate at which pauses are as long as utterances say.
  static let normal = 200

  /// Words a minute; never below 1.
  let wordsPerMinute: Int

  /// Creates a rate in words a minute.
  init(wordsPerMinute: Int) {
    self.wordsPerMinute = max(1, wordsPerMinute)
  }

  /// Characters a second.
  var charactersPerSecond: Double { Double(wordsPerMinute) / 10 }

  /// A silence at this rate, in milliseconds, from what it is at the normal one.
  func pause(_ milliseconds: Int) -> Int {
    milliseconds * SpeakingRate.normal / wordsPerMinute
  }
}
