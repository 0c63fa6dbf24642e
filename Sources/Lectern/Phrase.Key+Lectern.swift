import Words

extension Phrase.Key {
  static let startOfText: Self = "startOfText"
  static let endOfText: Self = "endOfText"
}
