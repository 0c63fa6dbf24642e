import Words

extension Phrase.Key {
  // Continuous reading
  static let sleepIn: Self = "sleepIn"
  static let sleepAtChapter: Self = "sleepAtChapter"
  static let sleepAfterChapters: Self = "sleepAfterChapters"
  static let sleepLeft: Self = "sleepLeft"
  static let sleepOff: Self = "sleepOff"
  static let sleptMinutes: Self = "sleptMinutes"
  static let sleptChapter: Self = "sleptChapter"
  static let backOneMinute: Self = "backOneMinute"
  static let backToLastKey: Self = "backToLastKey"
  static let minutesAgo: Self = "minutesAgo"
  static let hoursAgo: Self = "hoursAgo"
  static let noSuchMoment: Self = "noSuchMoment"
  static let endedUnheard: Self = "endedUnheard"
}
