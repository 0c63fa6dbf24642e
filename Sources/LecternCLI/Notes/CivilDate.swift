/// A moment as year, month, day and time of day in UTC.
struct CivilDate: Hashable {
  private let year: Int
  private let month: Int
  private let dayOfMonth: Int
  private let secondOfDay: Int

  /// Converts seconds since 1970-01-01T00:00:00Z, leap seconds not counted, as POSIX does.
  init(secondsSince1970 seconds: Int) {
    let second = (seconds % 86_400 + 86_400) % 86_400
    let days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    // Days to years of the proleptic Gregorian calendar, in eras of 400 years that begin on 1 March
    // (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days).
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    secondOfDay = second
  }

  /// The day: "2026-11-20".
  var day: String {
    "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(dayOfMonth, 2))"
  }

  /// The moment as ISO 8601 has it: "2026-11-20T09:38:22Z".
  var iso8601: String {
    let time = [secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60].map { Self.digits($0, 2) }
    return "\(day)T\(time.joined(separator: ":"))Z"
  }

  /// Returns the moment that ISO 8601 has written, in seconds since 1970; nil for what is no moment.
  ///
  /// For example: "2026-11-20T09:38:22Z", with a fraction, which is dropped, or a zone of "+01:00"; a day alone begins
  /// at midnight of UTC.
  static func secondsSince1970(iso8601 text: String) -> Int? {
    let halves = text.split(separator: "T", maxSplits: 1)
    let day = (halves.first ?? "").split(separator: "-").map { Int($0) ?? -1 }
    guard day.count == 3, (0...9999).contains(day[0]), (1...12).contains(day[1]), (1...31).contains(day[2]) else {
      return nil
    }
    // The inverse of the above (days_from_civil in the same paper).
    let year = day[1] <= 2 ? day[0] - 1 : day[0]
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (day[1] > 2 ? day[1] - 3 : day[1] + 9) + 2) / 5 + day[2] - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    guard halves.count == 2 else { return days * 86_400 }
    let clock = halves[1].prefix { $0.isNumber || $0 == ":" }.split(separator: ":").map { Int($0) ?? -1 }
    guard (2...3).contains(clock.count), zip(clock, [23, 59, 60]).allSatisfy({ (0...$1).contains($0) }) else {
      return nil
    }
    let second = clock[0] * 3_600 + clock[1] * 60 + (clock.count == 3 ? clock[2] : 0)
    return days * 86_400 + second - offset(of: halves[1])
  }

  /// Returns the number of seconds that the zone behind a time of day is ahead of UTC.
  private static func offset(of time: Substring) -> Int {
    guard let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return 0 }
    let digits = time[time.index(after: sign)...].filter(\.isNumber)
    guard digits.count == 4, let number = Int(digits) else { return 0 }
    return (number / 100 * 3_600 + number % 100 * 60) * (time[sign] == "-" ? -1 : 1)
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
