import Words

/// Words for the letters of a language, as they are spelled on the telephone.
struct SpellingAlphabet: Sendable {
  private let words: [Character: String]

  /// Returns the word for a letter, whatever its case; for a Greek one with an accent that of the letter under it.
  func word(for character: Character) -> String? {
    let letter = Character(character.lowercased())
    return words[letter] ?? SpellingAlphabet.greekLetter(under: letter).flatMap { words[$0] }
  }

  /// Returns a Greek letter without its accents and breathings; nil for one that has none.
  private static func greekLetter(under letter: Character) -> Character? {
    guard let name = letter.unicodeScalars.first?.properties.name, name.hasPrefix("GREEK SMALL LETTER ") else {
      return nil
    }
    return plainGreek[String(name.split(separator: " ")[3])]
  }

  private static let plainGreek: [String: Character] = Dictionary(
    (0x03B1...0x03C9).compactMap { Unicode.Scalar($0) }.compactMap { scalar in
      scalar.properties.name?.split(separator: " ").last.map { (String($0), Character(scalar)) }
    }, uniquingKeysWith: { _, last in last })

  /// Returns the alphabet that a letter is spelled in beside the reader's own: of the text's language, or where that is
  /// not known, of the letter's script.
  static func language(of letter: Character, inTextOf language: String?) -> String? {
    guard let scalar = letter.unicodeScalars.first?.value else { return nil }
    switch scalar {
    case 0x0370...0x03FF, 0x1F00...0x1FFF: return "el"
    // Other languages that are written in Cyrillic letters have words of their own for them.
    case 0x0400...0x052F: return language == nil || !cyrillic.contains(language ?? "") ? "ru" : nil
    case 0x3041...0x30FF: return "ja"
    default: return nil
    }
  }

  private static let cyrillic: Set<String> = ["be", "bg", "kk", "ky", "mk", "mn", "sr", "tg", "uk"]

  /// Returns the alphabet of a language; nil where it has none.
  static func of(language: String) -> SpellingAlphabet? {
    switch language {
    case "en": english
    case "de": german
    case "pl": polish
    case "ru": russian
    case "el": greek
    case "ja": japanese
    default: nil
    }
  }

  private static let english = SpellingAlphabet(language: "en")
  private static let german = SpellingAlphabet(language: "de")
  private static let polish = SpellingAlphabet(language: "pl")
  private static let russian = SpellingAlphabet(language: "ru")
  private static let greek = SpellingAlphabet(language: "el")

  /// Japanese, whose table has the letters of one syllabary.
  private static let japanese: SpellingAlphabet = {
    var byLetter: [Character: String] = [:]
    for (key, word) in EmbeddedFile.entries(of: "ja/alphabet.txt") {
      guard let scalar = key.unicodeScalars.first, (0x30A1...0x30FC).contains(scalar.value) else { continue }
      if scalar == longVowel {
        byLetter[Character(scalar)] = word
        continue
      }
      // The letter of the other syllabary stands as far before it as any.
      for value in [scalar.value, scalar.value - 0x60] {
        guard let scalar = Unicode.Scalar(value) else { continue }
        byLetter[Character(scalar)] = word
        byLetter[Character("\(scalar)\u{3099}")] = word + "に濁点"
        byLetter[Character("\(scalar)\u{309A}")] = word + "に半濁点"
        // Before a letter that is written small too stands that one.
        let small = Unicode.Scalar(value - 1).map(Character.init)
        if let small, smallLetters.contains(small) { byLetter[small] = "小さい\(scalar)" }
      }
    }
    return SpellingAlphabet(words: byLetter)
  }()

  private static let longVowel: Unicode.Scalar = "ー"
  private static let smallLetters: Set<Character> = Set("ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ")

  private init(language: String) {
    words = EmbeddedFile.words(of: "\(language)/alphabet.txt")
  }

  private init(words: [Character: String]) { self.words = words }
}
