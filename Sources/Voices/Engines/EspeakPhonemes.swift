import TextModel

/// The sounds of words in the notation of eSpeak NG.
enum EspeakPhonemes {
  /// Returns the mnemonics of sounds of the International Phonetic Alphabet, for text in English; nil for sounds that
  /// have none, and for other languages, whose mnemonics differ.
  ///
  /// "həˈləʊ" -> "h@'loU"
  static func mnemonics(of phonemes: Phonemes, in language: String?) -> String? {
    guard phonemes.alphabet == "ipa", language?.lowercased().prefix(while: { $0 != "-" }) ?? "en" == "en" else {
      return nil
    }
    var mnemonics = ""
    var rest = phonemes.sounds.unicodeScalars.filter { !ignored.contains($0) }[...]
    while let first = rest.first {
      if let two = rest.dropFirst().first, let pair = pairs[String(String.UnicodeScalarView([first, two]))] {
        mnemonics += pair
        rest = rest.dropFirst(2)
      } else if let one = single[first] {
        mnemonics += one
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return mnemonics.isEmpty ? nil : mnemonics
  }

  /// Ties, and the marks of syllables and words.
  private static let ignored: Set<Unicode.Scalar> = ["\u{361}", "\u{35C}", ".", " ", "/"]

  private static let pairs: [String: String] = [
    "iː": "i:", "uː": "u:", "ɑː": "A:", "ɔː": "O:", "ɜː": "3:", "eɪ": "eI", "aɪ": "aI", "ɔɪ": "OI", "aʊ": "aU",
    "əʊ": "oU", "oʊ": "oU", "ɪə": "i@", "eə": "e@", "ɛə": "e@", "ʊə": "U@", "tʃ": "tS", "dʒ": "dZ",
  ]

  private static let single: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [
      "ə": "@", "ɪ": "I", "ʊ": "U", "ɛ": "E", "æ": "a", "ɑ": "A:", "ɒ": "0", "ɔ": "O", "ʌ": "V", "ɜ": "3:", "ɝ": "3:",
      "ɚ": "3", "θ": "T", "ð": "D", "ʃ": "S", "ʒ": "Z", "ŋ": "N", "ɹ": "r", "ɡ": "g", "ɫ": "l", "ʤ": "dZ", "ʧ": "tS",
      "ˈ": "'", "'": "'", "ˌ": ",", "ː": ":", "x": "x", "i": "i", "u": "u:", "a": "a", "e": "E", "o": "O",
    ]
    for letter in "bdfghjklmnprstvwz".unicodeScalars { table[letter] = String(letter) }
    return table
  }()
}
