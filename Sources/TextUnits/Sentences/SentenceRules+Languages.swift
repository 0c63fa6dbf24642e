import Words

extension SentenceRules {
  /// Returns the table of a language, by its subtag of BCP 47; one of nothing but titles for a language without one.
  public static func of(language: String) -> SentenceRules {
    switch language {
    // Chinese has no abbreviations of its own; names in Latin letters stand in it as in Japanese.
    case "en", "zh": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "ru": russian
    case "el": greek
    case "ar": arabic
    case "hi": hindi
    case "hy": armenian
    case "pl": polish
    case "ja": japanese
    case "tr", "az": turkish
    default: dialogueLanguages.contains(language) ? dialogue : SentenceRules()
    }
  }

  private static let english = SentenceRules(language: "en")
  private static let german = SentenceRules(language: "de")
  private static let french = SentenceRules(language: "fr")
  private static let spanish = SentenceRules(language: "es")
  private static let italian = SentenceRules(language: "it")
  private static let russian = SentenceRules(language: "ru")
  private static let greek = SentenceRules(language: "el")
  private static let arabic = SentenceRules(language: "ar")
  private static let hindi = SentenceRules(language: "hi")
  private static let armenian = SentenceRules(language: "hy")
  private static let polish = SentenceRules(language: "pl")
  private static let turkish = SentenceRules(language: "tr")

  /// Japanese, which has no abbreviations of its own: those of names in Latin letters are English.
  private static let japanese: SentenceRules = {
    var rules = english
    rules.read("ja")
    return rules
  }()

  /// Languages that set dialogue with dashes, and whose abbreviations are not listed.
  private static let dialogueLanguages: Set<String> = [
    "be", "bg", "bs", "ca", "cs", "et", "eu", "fi", "gl", "hr", "hu", "ka", "kk", "lt", "lv", "mk", "nb", "nn", "no",
    "pt", "ro", "sk", "sl", "sr", "sv", "uk",
  ]

  private static let dialogue: SentenceRules = {
    var rules = SentenceRules()
    rules.dashesOpenSpeech = true
    return rules
  }()

  private init(language: String) {
    self.init()
    read(language)
  }

  /// Adds what the file of a language says, a property a line.
  private mutating func read(_ language: String) {
    let list = WordList(EmbeddedFile.bytes(of: "\(language)/sentences.txt"))
    for (key, property) in Self.properties { self[keyPath: property].formUnion(Self.words(list[key] ?? "")) }
    let titles = Self.words(list["titles"] ?? "")
    leading.formUnion(titles.union(titles.filter { $0.count > 1 }.map { $0.prefix(1).uppercased() + $0.dropFirst() }))
    quotationTails += (list["quotationTails"] ?? "").split(separator: " ").map(String.init)
    quotationOpeners += (list["quotationOpeners"] ?? "").split(separator: " ").map(String.init)
    endingMarks.formUnion((list["endingMarks"] ?? "").utf8.filter { $0 != UInt8(ascii: " ") })
    dashesOpenSpeech = dashesOpenSpeech || list["dashesOpenSpeech"] == "yes"
  }

  /// The sets of words, by their names in the files.
  private static let properties: [(Phrase.Key, any WritableKeyPath<SentenceRules, Set<String>> & Sendable)] = [
    ("leading", \.leading), ("numbering", \.numbering), ("numberingOrWord", \.numberingOrWord), ("naming", \.naming),
    ("placing", \.placing), ("numberingEndings", \.numberingEndings), ("ambiguous", \.ambiguous),
    ("states", \.states),
    ("bodies", \.bodies), ("openers", \.openers), ("ordinalNouns", \.ordinalNouns), ("beginning", \.beginning),
  ]
}
