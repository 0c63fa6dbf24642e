import Words

/// The spoken forms of characters and words that are spoken alone.
///
/// Text of more than a word goes to an engine as the book has it; here every symbol has a name, so that no move is
/// silent, whatever the punctuation level.
public struct SpokenUnits: Sendable {
  private let names: SymbolNames
  private let catalogue: Catalogue
  private let level: PunctuationLevel
  private let capitals: Capitals
  /// A Boolean value that indicates whether the text has an I without a dot, and one with it that is another letter.
  private let hasDotlessI: Bool

  /// Creates the rules for a language of names, a language of phrases, a punctuation level, a way to tell capitals and
  /// the language of the text, as a BCP 47 tag.
  public init(
    names: SymbolNames, catalogue: Catalogue, level: PunctuationLevel, capitals: Capitals = .pitch,
    textLanguage: String? = nil
  ) {
    self.init(
      names: names, catalogue: catalogue, level: level, capitals: capitals,
      hasDotlessI: textLanguage.map { text in ["tr", "az"].contains { text.isSameLanguage(as: $0) } } ?? false)
  }

  private init(
    names: SymbolNames, catalogue: Catalogue, level: PunctuationLevel, capitals: Capitals, hasDotlessI: Bool
  ) {
    self.hasDotlessI = hasDotlessI
    self.names = names
    self.catalogue = catalogue
    self.level = level
    self.capitals = capitals
  }

  /// Returns a character: a letter or digit as it is, a capital with its word, anything else by its name.
  ///
  /// A letter with marks that are no part of it is spoken without them, unless the level names every mark.
  public func character(_ character: Character) -> String {
    guard level < .all, names.name(of: character) == nil, let marked = MarkedLetter(character) else {
      return characterInFull(character)
    }
    return letter(marked.base)
  }

  /// Returns a character with all the marks on it, as it is spoken where characters are asked for once more.
  public func characterInFull(_ character: Character) -> String {
    if let name = names.name(of: character) { return name }
    guard let marked = MarkedLetter(character) else { return letter(character) }
    return ([letter(marked.base)] + marked.marks.map(names.name(ofMark:))).joined(separator: " ")
  }

  /// Returns a capital as a voice says it that tells it by its pitch; nil for what is spoken as it is.
  public func raised(_ character: Character) -> String? { capitals == .pitch ? plain(character) : nil }

  /// Returns a capital as it is spoken after a sound that tells it; nil for what is spoken without one.
  public func sounded(_ character: Character) -> String? { capitals == .sound ? plain(character) : nil }

  /// Returns a capital without what tells it; nil for what is none.
  private func plain(_ character: Character) -> String? {
    guard character.isUppercase else { return nil }
    let units = SpokenUnits(
      names: names, catalogue: catalogue, level: level, capitals: .none, hasDotlessI: hasDotlessI)
    let plain = units.character(character)
    return plain == self.character(character) ? nil : plain
  }

  private func letter(_ letter: Character) -> String {
    let small = small(letter)
    guard capitals != .none, letter.isUppercase, small != String(letter) else { return String(letter) }
    return catalogue.text(Phrase(.capital, ["letter": .text(small)]))
  }

  /// Returns the small letter of a capital; in Turkish and Azerbaijani that of I has no dot (SpecialCasing of Unicode).
  private func small(_ letter: Character) -> String {
    switch letter {
    case "I" where hasDotlessI: "\u{131}"
    case "\u{130}" where hasDotlessI: "i"
    default: letter.lowercased()
    }
  }

  /// Returns a word: its core, with the marks attached to it as far as the level names them; a word of marks alone by
  /// name.
  ///
  /// What cannot be seen in it is left out. The core is what lies between the first and the last letter, digit or
  /// pictograph. The symbol of a currency belongs to it, which a voice says where it belongs in speech, "$5", and so
  /// does the symbol of a number: "-5".
  public func word(_ word: String) -> String {
    let seen = word.filter { !SymbolNames.cannotBeSeen($0) }
    let word = seen.isEmpty ? word : seen
    guard let begin = word.firstIndex(where: isCore), let last = word.lastIndex(where: isCore) else {
      return names.names(of: word[...])
    }
    let first = startOfNumber(at: begin, in: word)
    let core = word[first...last]
    let before = word[..<first].filter { names.names($0, at: level) }
    let after = word[word.index(after: last)...].filter { names.names($0, at: level) }
    let middle =
      core.contains { ($0.isLetter || $0.isNumber) && !$0.isKeycap } ? String(core) : names.names(of: core)
    return [names.names(of: before[...]), middle, names.names(of: after[...])]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the start of a core, with the symbol of the number that it is.
  private func startOfNumber(at begin: String.Index, in word: String) -> String.Index {
    guard word[begin].isNumber || word[begin].isCurrencySymbol, begin > word.startIndex else { return begin }
    let symbol = word.index(before: begin)
    guard "-\u{2212}".contains(word[symbol]), !names.names(word[symbol], at: level) else { return begin }
    // Two of them are a dash.
    let isAlone = symbol == word.startIndex || !"-\u{2212}".contains(word[word.index(before: symbol)])
    return isAlone ? symbol : begin
  }

  private func isCore(_ character: Character) -> Bool {
    if character.isLetter || character.isNumber { return true }
    if character.isCurrencySymbol { return !names.names(character, at: level) }
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.isEmojiPresentation || scalar.properties.generalCategory == .otherSymbol
  }
}

extension Character {
  /// A Boolean value that indicates whether it is the picture of a key.
  fileprivate var isKeycap: Bool { unicodeScalars.last == "\u{20E3}" }
}
