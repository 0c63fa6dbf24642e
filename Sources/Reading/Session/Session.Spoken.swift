import TextModel

extension Session {
  /// The speech so far: its numbers, its rate, the last answer.
  struct Spoken: Hashable, Codable, Sendable {
    /// The number of the next utterance.
    var nextUtterance = 0
    /// The rate in words a minute, where it was changed while reading; nil where it is that of the settings.
    var ownRate: Int?
    /// The rate that it was changed from, which steps there and back lead to again.
    var rateStart: Int?
    /// The languages without a voice that were announced.
    var voicelessLanguages: Set<String>?
    /// The answer spoken last, to be spoken again.
    var lastAnswer: [Said] = []
  }
}
