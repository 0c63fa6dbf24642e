import Words

extension Phrase.Key {
  // Continuous reading
  static let readingOnPage: Self = "readingOnPage"
  static let selectingMode: Self = "selectingMode"

  // Practice
  static let practiceWhole: Self = "practiceWhole"
}
