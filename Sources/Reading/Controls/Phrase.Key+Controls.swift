import Words

extension Phrase.Key {
  // Elements of a text
  static let readOnlyTask: Self = "readOnlyTask"

  // Forms
  static let startOfLine: Self = "startOfLine"
  static let endOfLine: Self = "endOfLine"
  package static let startOfList: Self = "startOfList"
  package static let leastValue: Self = "leastValue"
  package static let greatestValue: Self = "greatestValue"
  package static let nothingBeginsWith: Self = "nothingBeginsWith"
  static let nothingWritten: Self = "nothingWritten"
  static let replaced: Self = "replaced"
  static let deletedLong: Self = "deletedLong"
}
