import TextModel

extension Session {
  /// What has been said, and how fast.
  struct Spoken: Hashable, Codable, Sendable {
    /// The number of the next utterance.
    var nextUtterance = 0
    /// How fast is spoken, in words a minute, where that was changed while reading; nil where it is as it is set.
    var ownRate: Int?
    /// The rate that it was changed from, which steps there and back lead to again.
    var rateStart: Int?
    /// The languages that the reader has been told there is no voice for.
    var voicelessLanguages: Set<String>?
    /// The answer spoken last, to be spoken again.
    var lastAnswer: [Said] = []
  }
}
