import Words

/// The names of letters in a language of their own, for languages that have no words to spell with.
struct LetterNames: Sendable {
  /// The language, as a BCP 47 tag.
  let language: String
  /// The names of letters whose sound tells them already.
  private let names: [Unicode.Scalar: String]
  /// The words that tell a letter from others, or name a mark on it.
  private let words: [String: String]

  /// Returns the words that stand for a letter, and for what is written on it; nil where any part of it has none.
  func words(for character: Character) -> [PhoneticWord]? {
    var rest = (ComposedLetters.whole(character) ?? character).lowercased().unicodeScalars[...]
    var found: [PhoneticWord] = []
    while let first = rest.first {
      let syllable = rest.prefix(LetterNames.syllableLength)
      if let word = words[String(syllable)] {
        found.append(PhoneticWord(text: word, language: language))
        rest = rest.dropFirst(syllable.count)
        continue
      }
      let word = words[String(first)].map { PhoneticWord(text: $0, language: language) }
      guard let next = word ?? names[first].map({ PhoneticWord(text: $0, language: language, isName: true) }) else {
        return nil
      }
      found.append(next)
      rest.removeFirst()
    }
    return found
  }

  /// The number of scalars in the syllables that are learnt as letters: two, and the mark that joins them.
  private static let syllableLength = 3

  /// Returns the names that a letter goes by in text of a language; where that has none, those of the one that its
  /// script is mostly written for.
  static func of(_ letter: Character, inTextOf language: String?) -> LetterNames? {
    guard let scalar = letter.unicodeScalars.first?.value else { return nil }
    switch scalar {
    case 0x0400...0x052F: return language == "uk" ? ukrainian : nil
    case 0x0590...0x05FF: return language == "yi" ? nil : hebrew
    case 0x0900...0x097F: return devanagari.contains(language ?? "") ? nil : hindi
    default: return nil
    }
  }

  /// Languages beside Hindi that are written in its script, and have names of their own for the letters.
  private static let devanagari: Set<String> = ["bho", "brx", "doi", "kok", "mai", "mr", "ne", "sa", "sd"]

  private static let ukrainian = LetterNames(language: "uk")
  private static let hebrew = LetterNames(language: "he")
  /// Hindi, by the words that children learn the letters by; no word begins with three of them.
  private static let hindi = LetterNames(language: "hi")

  private init(language: String) {
    self.language = language
    let names = EmbeddedFile.entries(of: "\(language)/letters.txt").compactMap { entry in
      entry.key.unicodeScalars.first.map { ($0, entry.value) }
    }
    let words = EmbeddedFile.entries(of: "\(language)/letter-words.txt").map { ($0.key, $0.value) }
    self.names = Dictionary(names) { first, _ in first }
    self.words = Dictionary(words) { first, _ in first }
  }
}
