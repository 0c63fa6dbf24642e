/// What letters are called in a language of their own, for languages that have no words to spell with.
struct LetterNames: Sendable {
  /// The language, as a BCP 47 tag.
  let language: String
  /// What a letter is called, which its sound tells already.
  private let names: [Unicode.Scalar: String]
  /// What tells a letter from others, or is said of a mark on it.
  private let words: [String: String]

  /// The words that stand for a letter, and for what is written on it; nil where any part of it has none.
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

  /// How many scalars the syllables have that are learnt as letters: two, and the mark that joins them.
  private static let syllableLength = 3

  /// The names that a letter goes by in text of a language; where that has none, those of the one that its script is
  /// mostly written for.
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

  private init(
    language: String, names: [(Unicode.Scalar, String)], words: [(Unicode.Scalar, String)] = [],
    syllables: [String: String] = [:]
  ) {
    self.language = language
    self.names = Dictionary(names, uniquingKeysWith: { first, _ in first })
    self.words = Dictionary(words.map { (String($0), $1) }, uniquingKeysWith: { first, _ in first })
      .merging(syllables) { word, _ in word }
  }

  /// Pairs each scalar of a text with a word of another.
  private static func pairs(_ letters: String, _ words: String) -> [(Unicode.Scalar, String)] {
    Array(zip(letters.unicodeScalars, words.split(separator: " ").map(String.init)))
  }

  private static let ukrainian = LetterNames(
    language: "uk",
    names: pairs(
      "абвгґдеєжзиіїйклмнопрстуфхцчшщюя",
      "а бе ве ге ґе де е є же зе и і ї йот ка ел ем ен о пе ер ес те у еф ха це че ша ща ю я") + [
        ("ь", "м’який знак")
      ])

  private static let hebrew = LetterNames(
    language: "he",
    names: pairs(
      "אבגדהוזחטיכלמנסעפצקרשת",
      "אָלֶף בֵּית גִּימֶל דָּלֶת הֵא וָו זַיִן חֵית טֵית יוֹד כַּף לָמֶד מֵם נוּן סָמֶךְ עַיִן פֵּא צָדִי קוֹף רֵישׁ שִׁין תָּו")
      + [
        ("\u{5DA}", "כַּף סוֹפִית"), ("\u{5DD}", "מֵם סוֹפִית"), ("\u{5DF}", "נוּן סוֹפִית"), ("\u{5E3}", "פֵּא סוֹפִית"),
        ("\u{5E5}", "צָדִי סוֹפִית"),
      ],
    words: [
      ("\u{5B0}", "שווא"), ("\u{5B1}", "חטף סגול"), ("\u{5B2}", "חטף פתח"), ("\u{5B3}", "חטף קמץ"),
      ("\u{5B4}", "חיריק"),
      ("\u{5B5}", "צירי"), ("\u{5B6}", "סגול"), ("\u{5B7}", "פתח"), ("\u{5B8}", "קמץ"), ("\u{5B9}", "חולם"),
      ("\u{5BB}", "קובוץ"), ("\u{5BC}", "דגש"), ("\u{5C1}", "ימנית"), ("\u{5C2}", "שמאלית"),
    ])

  /// The words that children learn the letters by; no word begins with three of them.
  private static let hindi = LetterNames(
    language: "hi", names: pairs("ङञण", "ङ ञ ण"),
    words: pairs("अआइईउऊऋएऐओऔ", "अनार आम इमली ईख उल्लू ऊन ऋषि एड़ी ऐनक ओखली औरत")
      + pairs(
        "कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह",
        "कबूतर खरगोश गमला घड़ी चम्मच छाता जहाज़ झंडा टमाटर ठठेरा डमरू ढक्कन तरबूज़ थैला दवात धनुष नल पतंग फल बकरी भालू "
          + "मछली यज्ञ रथ लट्टू वन शलगम षट्कोण सपेरा हाथी")
      + [
        ("\u{93E}", "आ की मात्रा"), ("\u{93F}", "इ की मात्रा"), ("\u{940}", "ई की मात्रा"), ("\u{941}", "उ की मात्रा"),
        ("\u{942}", "ऊ की मात्रा"), ("\u{943}", "ऋ की मात्रा"), ("\u{947}", "ए की मात्रा"), ("\u{948}", "ऐ की मात्रा"),
        ("\u{94B}", "ओ की मात्रा"), ("\u{94C}", "औ की मात्रा"), ("\u{901}", "चंद्रबिंदु"), ("\u{902}", "अनुस्वार"),
        ("\u{903}", "विसर्ग"), ("\u{94D}", "हलंत"), ("\u{93C}", "नुक़्ता"), ("\u{93D}", "अवग्रह"),
      ],
    syllables: ["क्ष": "क्षत्रिय", "त्र": "त्रिशूल", "ज्ञ": "ज्ञानी"])
}
