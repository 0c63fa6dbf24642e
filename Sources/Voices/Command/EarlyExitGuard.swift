import Speech

/// A guard against utterances that end faster than anybody speaks: a program that takes its text and ends at once does
/// not hold reading up, which would be over before any of it was heard.
struct EarlyExitGuard {
  /// Words of six characters a minute that no listener follows.
  private static let fastest = 900
  /// The least number of words of an utterance that tells: a short one may well be over in no time.
  private static let fewest = 5

  private var wasHasty = false

  /// Takes in an utterance that has ended, and tells whether it and the one before it were too fast.
  mutating func take(_ text: String, from start: Instant, to end: Instant) -> Bool {
    guard text.split(whereSeparator: \.isWhitespace).count >= Self.fewest else { return false }
    let milliseconds = end.milliseconds - start.milliseconds
    let isHasty = text.count * 10_000 > Self.fastest * milliseconds
    defer { wasHasty = isHasty }
    return isHasty && wasHasty
  }
}
