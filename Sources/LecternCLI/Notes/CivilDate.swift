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

  private static func digits(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
