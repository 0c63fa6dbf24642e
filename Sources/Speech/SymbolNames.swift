import Words

/// The names of characters in one language: the reader's own, a short table of the common marks, CLDR's and Unicode's
/// names beyond it.
public struct SymbolNames: Sendable {
  private let table: [Character: String]
  /// The language of the names, as a BCP 47 tag.
  let language: String
  private let counted: @Sendable (Int, String) -> String
  private let repeated: @Sendable (Int, String) -> String
  /// The names that the reader has written down.
  private var own = SymbolFile()

  /// Creates the names of a language from its table of common marks.
  ///
  /// - Parameters:
  ///   - table: The marks with a name of our own.
  ///   - language: The language of the names, as a BCP 47 tag.
  ///   - counted: Says several of a mark: "3 stars".
  ///   - repeated: Says several of anything else: "t-shirt, 3 times".
  public init(
    _ table: [Character: String], language: String, counted: @escaping @Sendable (Int, String) -> String,
    repeated: @escaping @Sendable (Int, String) -> String
  ) {
    self.table = table
    self.language = language
    self.counted = counted
    self.repeated = repeated
  }

  /// Returns the names in a language; English where there are none in it.
  public static func of(language: String) -> SymbolNames {
    switch language {
    case "de": german
    case "pl": polish
    default: english
    }
  }

  /// Returns the same reader's names for text in a language; nil where that has no names.
  func inLanguage(of text: String?) -> SymbolNames? {
    guard let text, !text.isSameLanguage(as: language) else { return self }
    let found = SymbolNames.of(language: text.languageSubtag)
    return text.isSameLanguage(as: found.language) ? found.with(own) : nil
  }

  /// The marks that have a name of our own.
  package var marks: Set<Character> { Set(table.keys) }

  /// Returns the same names with those that a reader has written down before them.
  public func with(_ file: SymbolFile) -> SymbolNames {
    var names = self
    names.own = file
    return names
  }

  /// A Boolean value that indicates whether the reader has written down from which level on symbols are named.
  var hasOwnLevels: Bool { !own.levels.isEmpty }

  /// Returns a Boolean value that indicates whether a mark is named inside text at a punctuation level; marks that are
  /// spoken alone are always named.
  public func names(_ mark: Character, at level: PunctuationLevel) -> Bool {
    own.levels[mark].map { level >= $0 } ?? (level.names(mark) && !SymbolNames.cannotBeSeen(mark))
  }

  /// Returns the name of a character that is not a plain letter or digit; nil when its own sound is its name.
  ///
  /// The look-up order is the reader's own names, the table, CLDR's annotations, then the character's Unicode name in
  /// lower case, then its code point. Variation selectors and joiners say nothing; a sequence that has no name is named
  /// by its parts.
  public func name(of character: Character) -> String? {
    if let name = own.names[character] ?? table[character] { return name }
    let isSequence = character.unicodeScalars.count > 1
    if !isSequence, character.isLetter || character.isNumber { return nil }
    if let name = SymbolAnnotations.of(language: language).name(of: character) { return name }
    if character.isLetter || character.isNumber { return nil }
    let parts = character.unicodeScalars.filter { !SymbolNames.silent($0) }
    return parts.map { name(of: $0) }.joined(separator: " ")
  }

  /// Returns the name of a mark that stands on a letter.
  func name(ofMark mark: Unicode.Scalar) -> String {
    let name = name(of: mark)
    let prefix = SymbolNames.markPrefixes.first(where: name.hasPrefix) ?? ""
    return String(name.dropFirst(prefix.count))
  }

  /// Returns a Boolean value that indicates whether a mark has a name in the language of the names; what has none is
  /// called by its English one.
  func hasName(of mark: Unicode.Scalar) -> Bool { ownName(of: mark) != nil }

  /// Returns a Boolean value that indicates whether a symbol has no name in the language of the names, and is called by
  /// its English one.
  func isEnglish(_ symbol: Character) -> Bool {
    guard language != "en", own.names[symbol] == nil, table[symbol] == nil else { return false }
    return SymbolAnnotations.of(language: language).name(of: symbol) == nil
  }

  private func name(of scalar: Unicode.Scalar) -> String {
    ownName(of: scalar) ?? scalar.properties.name?.lowercased() ?? SymbolNames.codePoint(scalar)
  }

  private func ownName(of scalar: Unicode.Scalar) -> String? {
    own.names[Character(scalar)] ?? table[Character(scalar)]
      ?? SymbolAnnotations.of(language: language).name(of: Character(scalar))
  }

  /// Returns the names of a run of characters; three and more equal ones are counted.
  public func names(of run: Substring) -> String {
    var parts: [String] = []
    var rest = run
    while let first = rest.first {
      let same = rest.prefix { $0 == first }
      rest = rest.dropFirst(same.count)
      let name = name(of: first) ?? String(first)
      let several = own.names[first] ?? table[first] == nil ? repeated : counted
      parts += same.count >= 3 ? [several(same.count, name)] : Array(repeating: name, count: same.count)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  // Unicode's name of a mark begins with the letter it belongs to, which the letter under it tells.
  private static let markPrefixes = ["combining ", "hebrew point ", "hebrew accent ", "arabic ", "syriac "]

  private static func silent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200D || scalar.properties.isVariationSelector
  }

  /// Returns a Boolean value that indicates whether a character has no width and no form of its own, and is there for
  /// its neighbours.
  static func cannotBeSeen(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}
