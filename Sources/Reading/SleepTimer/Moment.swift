/// A moment of the last day, as a reader names it.
public enum Moment: Hashable, Codable, Sendable {
  /// So many minutes before now.
  case ago(minutes: Int)
  /// The last time that a clock on the wall showed this.
  case clock(hour: Int, minute: Int)

  /// Reads how long ago it was: `20`, `20m`, `2h`; nil for what is no span of time.
  public init?(ago words: String) {
    let isHours = words.hasSuffix("h")
    let digits = isHours || words.hasSuffix("m") ? words.dropLast() : words[...]
    guard let count = Int(digits), (1...24 * 60).contains(count) else { return nil }
    self = .ago(minutes: isHours ? count * 60 : count)
  }

  /// Reads a time of day: `23:10`; nil for what is none.
  public init?(at words: String) {
    let parts = words.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    self = .clock(hour: hour, minute: minute)
  }

  /// Returns the moment in seconds since 1970.
  func time(now: Int, _ clock: WallClock) -> Int {
    switch self {
    case .ago(let minutes): return now - minutes * 60
    case .clock(let hour, let minute):
      let local = now + clock.secondsFromUTC
      let past = (local - (hour * 60 + minute) * 60) % 86_400
      return now - (past + 86_400) % 86_400
    }
  }
}
