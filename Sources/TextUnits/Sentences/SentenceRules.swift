import Synchronization
import Words

/// The words that decide where sentences of a language end: its abbreviations, all without their last full stop.
///
/// Its properties are one for each kind of line of a language's table.
public struct SentenceRules: Sendable {
  /// Abbreviations and their kinds, as they are written in the middle of a sentence.
  private(set) var abbreviations: [Substring: Abbreviation] = [:]
  /// Two parts of an abbreviation that stand beside each other, which a blank may part, and the kinds of those that end
  /// in them: "h c" of "h.c".
  private(set) var parts: [String: Abbreviation] = [:]
  /// The endings of words that number what follows ("Hauptstr").
  var numberingEndings: Set<String> = []
  /// Usual first words of a sentence, in lower case.
  var openers: Set<String> = []
  /// Words that follow an ordinal number, or an abbreviation that may end a sentence, in lower case.
  var followers: Set<String> = []
  /// Words that no sentence ends in, in lower case.
  var unfinished: Set<String> = []
  /// Beginnings of sentences in small letters, where a full stop stands before them ("π.χ.", "'t").
  var beginning: Set<String> = []
  /// The beginnings of text that follows a quotation in the same sentence, in Japanese: 「…」と聞いた.
  var quotationTails: Set<String> = []
  /// Words that begin as `quotationTails` do, and a sentence of their own after a quotation.
  var quotationOpeners: Set<String> = []
  /// Verbs that tell who has said a quotation, in lower case: “So?” Alice asked.
  var speechVerbs: Set<String> = []
  /// A Boolean value that indicates whether any capital behind the end of a sentence and a dash begins the next one.
  ///
  /// So "— Да. — Нет." is two sentences.
  private(set) var dashesOpenSpeech = true
  /// ASCII marks that end a sentence where white space follows, beside those that UAX #29 knows.
  var endingMarks: Set<UInt8> = []

  /// Creates a table of what is written alike in many languages, for one whose abbreviations are not listed.
  public init() {
    read("und")
  }

  /// Adds an abbreviation, or a kind to it.
  mutating func add(_ word: Substring, _ kind: Abbreviation) {
    abbreviations[word, default: []].formUnion(kind)
    let letters = word.split(separator: ".")
    for pair in letters.indices.dropLast() {
      let isLast = pair == letters.count - 2
      parts[letters[pair] + " " + letters[pair + 1], default: .inner].formUnion(isLast ? kind : .inner)
    }
  }

  /// Returns a Boolean value that indicates whether a word is an abbreviation, as it is written or in small letters.
  func knows(_ word: Substring) -> Bool {
    if abbreviations[word] != nil { return true }
    let isSmall = word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    return !isSmall && abbreviations[word.lowercased()[...]] != nil
  }

  /// Forgets an abbreviation.
  mutating func remove(_ word: Substring) {
    abbreviations[word] = nil
    let letters = word.split(separator: ".")
    if letters.count > 1 { parts[letters.suffix(2).joined(separator: " ")] = .inner }
  }
}

extension SentenceRules {
  /// The tables that have been read, by their languages.
  private static let tables = Mutex<[String: SentenceRules]>([:])

  /// Languages that are written as another one is, as far as ends of sentences go.
  private static let alike = ["az": "tr", "nn": "nb", "no": "nb"]

  /// Returns the table of a language, by its subtag of BCP 47.
  public static func of(language: String) -> SentenceRules {
    tables.withLock { tables in
      if let rules = tables[language] { return rules }
      var rules = SentenceRules()
      rules.read(alike[language] ?? language)
      tables[language] = rules
      return rules
    }
  }

  private static let kinds: [(Phrase.Key, Abbreviation)] = [
    ("leading", .leading), ("numbering", .numbering), ("numberingOrWord", .numberingOrWord), ("naming", .naming),
    ("ambiguous", .ambiguous), ("states", .state),
  ]

  private static let words: [(Phrase.Key, any WritableKeyPath<SentenceRules, Set<String>> & Sendable)] = [
    ("numberingEndings", \.numberingEndings), ("openers", \.openers), ("followers", \.followers),
    ("unfinished", \.unfinished), ("beginning", \.beginning), ("quotationTails", \.quotationTails),
    ("quotationOpeners", \.quotationOpeners), ("speechVerbs", \.speechVerbs),
  ]

  /// Adds what the file of a language says, a property a line.
  private mutating func read(_ language: String) {
    let list = WordList(EmbeddedFile.bytes(of: "\(language)/sentences.txt"))
    if let other = list["also"] { read(other) }
    for (key, kind) in Self.kinds {
      for word in (list[key] ?? "").split(separator: " ") { add(word, kind) }
    }
    for title in (list["titles"] ?? "").split(separator: " ") {
      add(title, .leading)
      if title.count > 1 { add(title.prefix(1).uppercased() + title.dropFirst(), .leading) }
    }
    for (key, property) in Self.words {
      self[keyPath: property].formUnion((list[key] ?? "").split(separator: " ").map { $0.lowercased() })
    }
    dashesOpenSpeech = dashesOpenSpeech && list["dashesOpenSpeech"] != "no"
    endingMarks.formUnion((list["endingMarks"] ?? "").utf8.filter { $0 != UInt8(ascii: " ") })
  }
}
