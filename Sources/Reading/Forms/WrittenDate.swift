import TextModel
import TextUnits

/// Dates, weeks and times as the HTML standard has them written (2.3.5): in their form, and on a day that there is.
package enum WrittenDate {
  /// Returns a Boolean value that indicates whether a text is a date or a time of a kind; true for any text if the kind
  /// is neither.
  static func isWritten(_ text: String, as syntax: Control.Syntax) -> Bool {
    switch syntax {
    case .date: isDate(text)
    case .month: WholeMatch.holds(text, pattern: month) && year(of: text) != nil
    case .week: isWeek(text)
    case .time: WholeMatch.holds(text, pattern: time)
    case .dateTime: isDateTime(text)
    case .email, .url, .number: true
    }
  }

  private static let month = "[0-9]{4,}-(?:0[1-9]|1[0-2])"
  private static let date = month + "-[0-9]{2}"
  private static let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?"

  private static func isDate(_ text: String) -> Bool {
    guard WholeMatch.holds(text, pattern: date), let year = year(of: text) else { return false }
    let parts = text.split(separator: "-")
    guard parts.count == 3, let month = Int(parts[1]), let day = Int(parts[2]) else { return false }
    return (1...days(in: month, of: year)).contains(day)
  }

  private static func isWeek(_ text: String) -> Bool {
    guard WholeMatch.holds(text, pattern: "[0-9]{4,}-W[0-9]{2}"), let year = year(of: text),
      let week = Int(text.suffix(2))
    else { return false }
    return (1...weeks(in: year)).contains(week)
  }

  private static func isDateTime(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }.map(String.init)
    return parts.count == 2 && isDate(parts[0]) && WholeMatch.holds(parts[1], pattern: time)
  }

  /// Returns the year that a date begins with; there is none before the first.
  private static func year(of text: String) -> Int? {
    text.split(separator: "-").first.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Returns the number of weeks in a year: 53 where it begins on a Thursday, or on a Wednesday and has one day more.
  private static func weeks(in year: Int) -> Int {
    let before = year - 1
    // Its first day, from Sunday on, after Gauss.
    let firstDay = (1 + 5 * (before % 4) + 4 * (before % 100) + 6 * (before % 400)) % 7
    return firstDay == 4 || firstDay == 3 && isLeap(year) ? 53 : 52
  }
}
