/// A time of a recording as it is typed.
enum RecordedTime {
  /// Reads hours, minutes and seconds in milliseconds, as `1:02:30`; nil for what is none.
  ///
  /// Two numbers are a time of the day.
  static func milliseconds(_ words: String) -> Int? {
    let parts = words.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2],
      (0..<1000).contains(hours), (0..<60).contains(minutes), (0..<60).contains(seconds)
    else { return nil }
    return ((hours * 60 + minutes) * 60 + seconds) * 1000
  }
}
