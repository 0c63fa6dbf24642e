/// Values of the clocks of SMIL (SMIL 3.0, 5.4.2; EPUB 3.3, 9.3.2.4; DAISY 2.02).
enum SMILClock {
  /// Values beyond a hundred thousand hours are none.
  private static let longest = 360_000_000_000.0

  /// Returns a value in milliseconds, nil for what is none.
  ///
  /// `1:02:30.5`, `02:30`, `12.5s`, `200ms`, `5min`, `1.5h`, `12.5`, `npt=1.2s`
  static func milliseconds(_ written: String) -> Int? {
    var value = written.trimmed.lowercased()[...]
    if value.hasPrefix("npt=") { value = value.dropFirst("npt=".count) }
    guard let milliseconds = value.contains(":") ? clock(value) : count(value),
      milliseconds <= longest
    else { return nil }
    return Int(milliseconds.rounded())
  }

  /// Returns a value of hours, minutes and seconds, or of the last two.
  private static func clock(_ value: Substring) -> Double? {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let seconds = number(parts[parts.count - 1]) else { return nil }
    var result = 0.0
    for part in parts.dropLast() {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = number(part) else { return nil }
      result = (result + number) * 60
    }
    return (result + seconds) * 1000
  }

  /// Returns a number of some unit, seconds where there is none.
  private static func count(_ value: Substring) -> Double? {
    let units: [(name: String, milliseconds: Double)] = [
      ("ms", 1), ("min", 60_000), ("h", 3_600_000), ("s", 1000), ("", 1000),
    ]
    guard let unit = units.first(where: { value.hasSuffix($0.name) }) else { return nil }
    return number(value.dropLast(unit.name.count)).map { $0 * unit.milliseconds }
  }

  /// Returns a number of digits with at most one point in it.
  private static func number(_ digits: Substring) -> Double? {
    guard digits.utf8.first.map({ (0x30...0x39).contains($0) || $0 == 0x2E }) == true,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E })
    else { return nil }
    return Double(digits)
  }
}
