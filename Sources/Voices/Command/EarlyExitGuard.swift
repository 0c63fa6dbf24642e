import Speech

/// A guard against utterances that end faster than anybody speaks.
///
/// A program that takes its text and ends at once does not pace reading, which would run to the end of the book
/// before any of it is spoken.
struct EarlyExitGuard {
  /// A rate in words of six characters per minute that no listener can follow.
  private static let fastest = 900
  /// The least number of words of an utterance that is measured; a shorter one may end at once.
  private static let fewest = 5

  private var wasHasty = false

  /// Records an utterance that has ended, and returns a Boolean value that indicates whether it and the one before it
  /// were too fast.
  mutating func take(_ text: String, from start: Instant, to end: Instant) -> Bool {
    guard text.split(whereSeparator: \.isWhitespace).count >= Self.fewest else { return false }
    let milliseconds = end.milliseconds - start.milliseconds
    let isHasty = text.count * 10_000 > Self.fastest * milliseconds
    defer { wasHasty = isHasty }
    return isHasty && wasHasty
  }
}
