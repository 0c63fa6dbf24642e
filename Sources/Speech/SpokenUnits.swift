import Accessibility

/// How characters and words are said when they are spoken alone.
///
/// Text of more than a word goes to an engine as the book has it; here every sign has a name, so that no move is
/// silent, whatever the punctuation level.
public struct SpokenUnits: Sendable {
  private let names: SymbolNames
  private let catalogue: Catalogue
  private let level: PunctuationLevel

  /// Creates the rules for a language of names, a language of phrases and a punctuation level.
  public init(names: SymbolNames, catalogue: Catalogue, level: PunctuationLevel) {
    self.names = names
    self.catalogue = catalogue
    self.level = level
  }

  /// A character: a letter or digit as it is, a capital with its word, anything else by its name.
  public func character(_ character: Character) -> String {
    if let name = names.name(of: character) { return name }
    let small = character.lowercased()
    guard character.isUppercase, small != String(character) else { return String(character) }
    return catalogue.text(Phrase(.capital, ["letter": .text(small)]))
  }

  /// A word: its core, with the marks attached to it as far as the level names them; a word of marks alone by name.
  ///
  /// The core is what lies between the first and the last letter, digit or pictograph.
  public func word(_ word: String) -> String {
    guard let first = word.firstIndex(where: SpokenUnits.isCore), let last = word.lastIndex(where: SpokenUnits.isCore)
    else { return names.names(of: word[...]) }
    let core = word[first...last]
    let before = word[..<first].filter(level.names)
    let after = word[word.index(after: last)...].filter(level.names)
    let middle = core.contains { $0.isLetter || $0.isNumber } ? String(core) : names.names(of: core)
    return [names.names(of: before[...]), middle, names.names(of: after[...])]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isCore(_ character: Character) -> Bool {
    if character.isLetter || character.isNumber { return true }
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.isEmojiPresentation || scalar.properties.generalCategory == .otherSymbol
  }
}
