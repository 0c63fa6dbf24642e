/// The words that were spoken and stand nowhere in a text, phrase by phrase, as those of a group that is come into.
struct SpokenPhrases {
  private(set) var texts: [String] = []
  private var words: [Set<String>] = []
  /// The phrases that each word stands in.
  private var places: [String: [Int]] = [:]

  mutating func add(_ text: String) {
    let own = Self.words(of: text)
    for word in own { places[word, default: []].append(texts.count) }
    texts.append(text)
    words.append(own)
  }

  /// Returns a Boolean value that indicates whether all words of a text stand in one phrase.
  ///
  /// - Complexity: O(*m*) in the number of phrases with the rarest of the words.
  func hold(_ text: String) -> Bool {
    let wanted = Self.words(of: text)
    guard let rarest = wanted.map({ places[$0] ?? [] }).min(by: { $0.count < $1.count }) else {
      return !texts.isEmpty
    }
    return rarest.contains { wanted.isSubset(of: words[$0]) }
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
