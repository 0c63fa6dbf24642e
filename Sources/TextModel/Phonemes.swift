/// The sounds of words, as a book writes them down for voices.
public struct Phonemes: Hashable, Codable, Sendable {
  /// The sounds, in the letters of the alphabet.
  public let sounds: String
  /// The name of the alphabet in lower case, such as `ipa` or `x-sampa`.
  public let alphabet: String

  /// Creates sounds in an alphabet.
  public init(_ sounds: String, alphabet: String) {
    self.sounds = sounds
    self.alphabet = alphabet.lowercased()
  }
}

/// A word of a lexicon that comes with a book (Pronunciation Lexicon Specification 1.0), and how it is said.
public struct LexiconEntry: Hashable, Sendable {
  /// The way in which a word is said.
  public enum Pronunciation: Hashable, Sendable {
    /// In other words.
    case alias(String)
    /// With these sounds.
    case phonemes(Phonemes)
  }

  /// The word, as it is written.
  public let word: String
  /// The way in which it is said.
  public let pronunciation: Pronunciation
  /// The language of the lexicon as a BCP 47 tag; nil where it has none.
  public let language: String?

  /// Creates an entry.
  public init(_ word: String, _ pronunciation: Pronunciation, language: String?) {
    self.word = word
    self.pronunciation = pronunciation
    self.language = language
  }
}
