/// A moment on a clock that is handed in with every command; the engine has none of its own.
public struct Instant: Hashable, Comparable, Codable, Sendable {
  /// Milliseconds since some fixed moment.
  public var milliseconds: Int

  /// Creates a moment from milliseconds since some fixed moment.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Compares by which is earlier.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
