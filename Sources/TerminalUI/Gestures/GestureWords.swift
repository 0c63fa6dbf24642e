import Words

/// The words that gestures and keys of screen readers are told by in another language than English.
struct GestureWords {
  /// The phrases that are known, the longest first.
  private let phrases: [(english: [Character], own: String)]

  /// The words of a language; nil for English, and where there are none.
  static func named(_ language: String) -> GestureWords? {
    switch language {
    case "de": german
    case "pl": polish
    default: nil
    }
  }

  private static let german = GestureWords("de/gestures.txt")
  private static let polish = GestureWords("pl/gestures.txt")

  /// Reads words from a table of phrases in English, each with what it is in the language.
  private init(_ file: String) {
    phrases = EmbeddedFile.entries(of: file).map { (Array($0.key), $0.value) }
      .sorted { $0.english.count > $1.english.count }
  }

  /// A gesture in the language; what is not known stays as it is.
  func translated(_ gesture: String) -> String {
    var rest = Array(gesture)[...]
    var own = ""
    var isInWord = false
    while let next = rest.first {
      let found = isInWord ? nil : phrases.first { rest.starts(with: $0.english) && Self.ends($0.english, in: rest) }
      if let found {
        own += found.own
        rest = rest.dropFirst(found.english.count)
      } else {
        own.append(next)
        rest = rest.dropFirst()
      }
      isInWord = found == nil && next.isLetter
    }
    return own
  }

  /// Whether a phrase that a text begins with ends where a word does.
  private static func ends(_ phrase: [Character], in text: ArraySlice<Character>) -> Bool {
    guard phrase.last?.isLetter == true, let after = text.dropFirst(phrase.count).first else { return true }
    return !after.isLetter
  }
}

extension GestureCard {
  /// The gesture that is like a command, in the words of a language.
  package func gesture(for command: String, in language: String) -> String? {
    gesture(for: command).map { GestureWords.named(language)?.translated($0) ?? $0 }
  }
}

extension GestureCard.Gesture {
  /// The gesture in the words of a language.
  package func words(in language: String) -> String { GestureWords.named(language)?.translated(words) ?? words }
}
