import Words

extension Phrase.Key {
  // Continuous reading
  static let readingOnPage: Self = "readingOnPage"

  // Practice
  static let practiceWhole: Self = "practiceWhole"
}
