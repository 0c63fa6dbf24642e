import Words

/// A word that stands for a letter and cannot be misheard, and the language it is in.
public struct PhoneticWord: Hashable, Codable, Sendable {
  /// The word: "Alfa" for a.
  public let text: String
  /// Its language, as a BCP 47 tag.
  public let language: String
  /// A Boolean value that indicates whether it is only the name of the letter, which a voice of the letter's language
  /// says of itself.
  public var isName = false
}

extension SymbolNames {
  /// Returns the words that stand for a letter: one for the letter, then the names of the marks on it; none for what is
  /// no letter, or has no word but itself.
  ///
  /// The reader's own alphabet comes first; a language without one has the English one. A letter that it does not have
  /// is told by the alphabet of the text's language, or of its script where only one is known; else by what it is
  /// called in that language, else by the letter that it is with its marks off, else by its name in Unicode.
  public func phonetic(of character: Character, text textLanguage: String? = nil) -> [PhoneticWord] {
    if let word = alphabetWord(for: character, text: textLanguage) { return [word] }
    if let words = LetterNames.of(character, inTextOf: textLanguage?.languageSubtag)?.words(for: character) {
      return words
    }
    if let marked = MarkedLetter(character) ?? MarkedLetter(named: character) {
      let letter = phonetic(of: marked.base, text: textLanguage)
      return letter.isEmpty ? [] : letter + marked.marks.map(phonetic(ofMark:))
    }
    return SymbolNames.letterName(of: character).map { [$0] } ?? []
  }

  private func alphabetWord(for character: Character, text textLanguage: String?) -> PhoneticWord? {
    let own = SpellingAlphabet.of(language: language) == nil ? "en" : language
    if let word = SpellingAlphabet.of(language: own)?.word(for: character) {
      return PhoneticWord(text: word, language: own)
    }
    guard let foreign = SpellingAlphabet.language(of: character, inTextOf: textLanguage?.languageSubtag),
      let word = SpellingAlphabet.of(language: foreign)?.word(for: character)
    else { return nil }
    return PhoneticWord(text: word, language: foreign)
  }

  private func phonetic(ofMark mark: Unicode.Scalar) -> PhoneticWord {
    PhoneticWord(text: name(ofMark: mark), language: hasName(of: mark) ? language : "en")
  }

  /// Returns the English name that Unicode gives a letter of another script than Latin, without the name of the script:
  /// "alef".
  private static func letterName(of character: Character) -> PhoneticWord? {
    guard let scalar = character.unicodeScalars.first, character.isLetter, let name = scalar.properties.name,
      !name.hasPrefix("LATIN "), let letter = name.firstRange(of: "LETTER ")
    else { return nil }
    return PhoneticWord(text: name[letter.upperBound...].lowercased(), language: "en", isName: true)
  }
}
