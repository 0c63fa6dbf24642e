/// The answer of a dictionary.
public enum Meaning: Hashable, Sendable {
  /// An entry of a dictionary.
  public struct Entry: Hashable, Sendable {
    /// The headword.
    public let word: String
    /// The first of its senses, in one line.
    public let sense: String
    /// The whole entry.
    public let lines: [String]

    /// Creates an entry.
    public init(word: String, sense: String, lines: [String]) {
      self.word = word
      self.sense = sense
      self.lines = lines
    }
  }

  /// An entry of a dictionary.
  case found(Entry)
  /// No dictionary has the word.
  case unknown(String)
  /// There is no dictionary.
  case noDictionary
  /// It could not be looked up; the reason is a sentence.
  case failed(String)
}
