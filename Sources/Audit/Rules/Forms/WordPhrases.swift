/// Phrases of one word or more that are looked for among the words of a text.
struct WordPhrases: ExpressibleByArrayLiteral {
  /// The words of the phrases, by the first.
  private let phrases: [Substring: [[Substring]]]

  init(arrayLiteral phrases: String...) {
    self.phrases = Dictionary(grouping: phrases.map { $0.split(separator: " ") }) { $0.first ?? "" }
  }

  /// Returns a Boolean value that indicates whether words begin with one of the phrases.
  func begin(_ words: some Collection<Substring>) -> Bool {
    guard let first = words.first, let known = phrases[first] else { return false }
    return known.contains { words.starts(with: $0) }
  }

  /// Returns a Boolean value that indicates whether one of the phrases stands among words.
  ///
  /// - Complexity: O(n) in the number of words.
  func stand(in words: [Substring]) -> Bool { words.indices.contains { begin(words[$0...]) } }
}
