/// A word that stands for a letter and cannot be misheard, and the language it is in.
public struct PhoneticWord: Hashable, Sendable {
  /// The word: "Alfa" for a.
  public let text: String
  /// Its language, as a BCP 47 tag; nil for a name of the letter that any voice can say.
  public let language: String?
}

extension SymbolNames {
  /// A word that stands for a letter; nil for what is no letter, or has no word but itself.
  ///
  /// The reader's own alphabet comes first; a language without one has the English one. A letter that it does not have is
  /// told by the alphabet of the text's language, or of its script where only one is known; else by its name in Unicode.
  public static func phonetic(
    of character: Character, in language: String, text textLanguage: String? = nil
  ) -> PhoneticWord? {
    let own = SpellingAlphabet.all[language] == nil ? "en" : language
    if let word = SpellingAlphabet.all[own]?.word(for: character) { return PhoneticWord(text: word, language: own) }
    let text = textLanguage.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
    if let foreign = SpellingAlphabet.language(of: character, inTextOf: text),
      let word = SpellingAlphabet.all[foreign]?.word(for: character)
    {
      return PhoneticWord(text: word, language: foreign)
    }
    return letterName(of: character).map { PhoneticWord(text: $0, language: nil) }
  }

  /// What Unicode calls a letter of another script than Latin, without what its script is called: "alef".
  private static func letterName(of character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, character.isLetter, let name = scalar.properties.name,
      !name.hasPrefix("LATIN "), let letter = name.range(of: "LETTER ")
    else { return nil }
    return name[letter.upperBound...].lowercased()
  }
}

extension String {
  /// Where a text begins in this one for the first time.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.lazy.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
