import Speech

/// The speed of a voice, in words of six characters per minute.
struct SpeakingRate: Hashable, Sendable {
  /// The rate at which pauses have the length that utterances give.
  static let normal = 200

  /// The number of words per minute, at least 1.
  let wordsPerMinute: Int

  /// Creates a rate in words per minute.
  init(wordsPerMinute: Int) {
    self.wordsPerMinute = max(1, wordsPerMinute)
  }

  /// The number of characters per second.
  var charactersPerSecond: Double { Double(wordsPerMinute) / 10 }

  /// Returns the longest time that a number of characters may take, in milliseconds: a patience, and three times as long
  /// as they take at the rate.
  func longestTime(of characters: Int, patience: Int) -> Int {
    patience + 3 * Int(Double(characters) * 1000 / charactersPerSecond)
  }

  /// Returns the length of a pause at this rate, in milliseconds, from its length at the normal rate.
  func pause(_ milliseconds: Int) -> Int {
    milliseconds * SpeakingRate.normal / wordsPerMinute
  }
}
