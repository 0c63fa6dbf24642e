import Speech

/// The time of a clock on the wall at the moments that commands come with.
public struct WallClock: Hashable, Sendable {
  /// Seconds since 1970 at the moment zero.
  public let secondsAtZero: Int
  /// The number of seconds that the reader's clock is ahead of UTC.
  public let secondsFromUTC: Int

  /// Creates a clock.
  public init(secondsAtZero: Int = 0, secondsFromUTC: Int = 0) {
    self.secondsAtZero = secondsAtZero
    self.secondsFromUTC = secondsFromUTC
  }

  /// Returns the day of the reader's calendar at a moment, counted from 1970-01-01.
  public func day(at moment: Instant) -> Int {
    Int((Double(seconds(at: moment) + secondsFromUTC) / 86_400).rounded(.down))
  }

  /// Seconds since 1970 at a moment.
  func seconds(at moment: Instant) -> Int { secondsAtZero + moment.milliseconds / 1000 }
}
