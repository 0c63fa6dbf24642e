/// The dates, times and durations that the HTML standard has a `time` element stand for (4.5.14, 2.3.5).
///
/// "2026-05-03", "05-03", "2026-05", "2026", "2026-W18", "14:30", "2026-05-03T14:30+02:00", "PT4H18M3S", "4h 18m".
enum TimeString {
  /// The lengths of the months, in a leap year.
  private static let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  private static let longest = 64

  /// Returns a Boolean value that indicates whether a text is one of them.
  static func isValid(_ text: String) -> Bool {
    guard text.utf8.count <= longest, text.allSatisfy(\.isASCII) else { return false }
    return isDate(text) || isYearless(text) || isTime(text[...]) || isMoment(text) || isZone(text[...])
      || isISODuration(text) || isWordedDuration(text)
  }

  /// Returns a Boolean value that indicates whether a text is a year, a month, a week or a day.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 3, parts[0].utf8.count >= 4, let year = number(parts[0]), year > 0 else { return false }
    guard parts.count > 1 else { return true }
    if parts.count == 2, parts[1].first == "W" { return isTwoDigits(parts[1].dropFirst(), in: 1...53) }
    guard isTwoDigits(parts[1], in: 1...12), let month = Int(parts[1]) else { return false }
    guard parts.count > 2 else { return true }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return isTwoDigits(parts[2], in: 1...(month == 2 && !isLeap ? 28 : days[month - 1]))
  }

  /// Returns a Boolean value that indicates whether a text is a day of any year.
  private static func isYearless(_ text: String) -> Bool {
    let day = text.hasPrefix("--") ? text.dropFirst(2) : text[...]
    return day.utf8.count == 5 && isDate("2000-" + day)
  }

  /// Returns a Boolean value that indicates whether a text is a time of day, to the millisecond at most.
  private static func isTime(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), isTwoDigits(parts[0], in: 0...23), isTwoDigits(parts[1], in: 0...59) else {
      return false
    }
    guard parts.count == 3 else { return true }
    let seconds = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard isTwoDigits(seconds[0], in: 0...59) else { return false }
    return seconds.count == 1 || seconds.count == 2 && (1...3).contains(seconds[1].count) && number(seconds[1]) != nil
  }

  /// Returns a Boolean value that indicates whether a text is a day with a time of it, and maybe a zone.
  private static func isMoment(_ text: String) -> Bool {
    guard let parting = text.firstIndex(where: { $0 == "T" || $0 == " " }) else { return false }
    let date = String(text[..<parting])
    let time = text[text.index(after: parting)...]
    guard date.count(where: { $0 == "-" }) == 2, isDate(date) else { return false }
    let zone = time.firstIndex { "Z+-".contains($0) } ?? time.endIndex
    return isTime(time[..<zone]) && (zone == time.endIndex || isZone(time[zone...]))
  }

  /// Returns a Boolean value that indicates whether a text is the distance of a zone from universal time.
  private static func isZone(_ text: Substring) -> Bool {
    if text == "Z" { return true }
    guard let symbol = text.first, "+-".contains(symbol) else { return false }
    let digits = text.dropFirst()
    guard digits.utf8.count == 4 else { return isTime(digits) && digits.utf8.count == 5 }
    return isTime(digits.prefix(2) + ":" + digits.suffix(2))
  }

  /// Returns a Boolean value that indicates whether a text is a duration of ISO 8601 without months, which have no
  /// fixed length.
  private static func isISODuration(_ text: String) -> Bool {
    guard text.first == "P", text.last != "T" else { return false }
    let parts = text.dropFirst().split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    return !(text == "P") && isCount(parts[0], of: "D") && (parts.count == 1 || isCount(parts[1], of: "HMS"))
  }

  /// Returns a Boolean value that indicates whether a text is numbers, each before one of some units, in their order.
  private static func isCount(_ text: Substring, of units: String) -> Bool {
    var (rest, left) = (text, units[...])
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(digits.count)
      guard let unit = rest.popFirst(), let place = left.firstIndex(of: unit),
        number(digits) != nil || unit == "S" && isDecimal(digits)
      else { return false }
      left = left[left.index(after: place)...]
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a text is a duration in words: "4h 18m 3s".
  private static func isWordedDuration(_ text: String) -> Bool {
    var units: Set<Character> = []
    var digits = ""
    for character in text.lowercased() where character != " " {
      if character.isNumber || character == "." {
        digits.append(character)
      } else {
        guard "wdhms".contains(character), units.insert(character).inserted,
          number(digits) != nil || character == "s" && isDecimal(digits[...])
        else { return false }
        digits = ""
      }
    }
    return !units.isEmpty && digits.isEmpty
  }

  private static func isDecimal(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && number(parts[0]) != nil && (1...3).contains(parts[1].count) && number(parts[1]) != nil
  }

  private static func isTwoDigits(_ text: Substring, in range: ClosedRange<Int>) -> Bool {
    text.utf8.count == 2 && number(text).map(range.contains) ?? false
  }

  /// Returns the number that nothing but digits make.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
