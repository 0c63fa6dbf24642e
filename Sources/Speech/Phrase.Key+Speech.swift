import Words

extension Phrase.Key {
  // Languages
  static let capital: Self = "capital"
}
