import Words

/// The words for gestures and keys of screen readers in another language than English.
struct GestureWords {
  /// The phrases that are known, the longest first.
  private let phrases: [(english: [Character], own: String)]

  /// Returns the words of a language; nil for English, and where there are none.
  static func named(_ language: String) -> GestureWords? {
    switch language {
    case "de": german
    case "pl": polish
    default: nil
    }
  }

  private static let german = GestureWords("de/gestures.txt")
  private static let polish = GestureWords("pl/gestures.txt")

  /// No words of another language.
  private static let english = GestureWords(phrases: [])

  private init(phrases: [(english: [Character], own: String)]) { self.phrases = phrases }

  /// Reads words from a table of phrases in English, each with what it is in the language.
  private init(_ file: String) {
    phrases = EmbeddedFile.entries(of: file).map { (Array($0.key), $0.value) }
      .sorted { $0.english.count > $1.english.count }
  }

  /// Returns the words of a language in which keys are called as they are spoken.
  static func heard(_ names: KeyNames) -> GestureWords {
    let own = named(names.catalogue.language) ?? english
    // Of phrases of one length the names of keys come first.
    let phrases = (keys.map { (Array($0), names.spoken($1)) } + modifiers.map { (Array($0), names.spoken($1)) })
    return GestureWords(phrases: (phrases + own.phrases).sorted { $0.english.count > $1.english.count })
  }

  /// The names of keys in gestures.
  private static let keys: [(String, Key)] = [
    ("Right", Key(.right)), ("Left", Key(.left)), ("Down", Key(.down)), ("Up", Key(.up)), ("Space", Key(.space)),
    ("Enter", Key(.enter)), ("Escape", Key(.escape)), ("Tab", Key(.tab)), ("Home", Key(.home)), ("End", Key(.end)),
    ("Page Up", Key(.pageUp)), ("Page Down", Key(.pageDown)), ("comma", Key(.character(","))),
  ]
  private static let modifiers: [(String, Key.Modifiers)] = [("Control", .control), ("Shift", .shift), ("Alt", .alt)]

  /// Returns a gesture as it is spoken: the keys that are held down together one after the other.
  ///
  /// "NVDA+Shift+h" -> "NVDA Shift H"
  func heard(_ gesture: String) -> String {
    let keys = gesture.split(separator: "+", omittingEmptySubsequences: false)
    let parts = keys.enumerated().map { index, key in
      let letter = key.prefix { $0 != " " && $0 != "," }
      return index > 0 && letter.count == 1 ? letter.uppercased() + key.dropFirst() : String(key)
    }
    return translated(parts.joined(separator: " "))
  }

  /// Returns a gesture in the language; what is not known stays as it is.
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

  /// Returns a Boolean value that indicates whether a phrase that a text begins with ends where a word does.
  private static func ends(_ phrase: [Character], in text: ArraySlice<Character>) -> Bool {
    guard phrase.last?.isLetter == true, let after = text.dropFirst(phrase.count).first else { return true }
    return !after.isLetter
  }
}

extension GestureCard {
  /// Returns the gesture that is like a command, in the words of a language, with its keys.
  func gesture(for command: String, _ names: KeyNames) -> KeyedText? {
    gesture(for: command).map { gesture in
      KeyedText(
        shown: GestureWords.named(names.catalogue.language)?.translated(gesture) ?? gesture,
        heard: GestureWords.heard(names).heard(gesture))
    }
  }
}

extension GestureCard.Gesture {
  /// Returns the gesture in the words of a language.
  package func words(in language: String) -> String { GestureWords.named(language)?.translated(words) ?? words }
}
