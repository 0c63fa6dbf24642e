/// The names of characters in one language: a short table of the common marks, Unicode's own names beyond it.
public struct SymbolNames: Sendable {
  private let table: [Character: String]
  private let counted: @Sendable (Int, String) -> String
  private let repeated: @Sendable (Int, String) -> String

  /// Creates the names of a language from its table of common marks.
  ///
  /// - Parameters:
  ///   - table: The marks with a name of our own.
  ///   - counted: Says several of a mark: "3 stars".
  ///   - repeated: Says several of anything else: "t-shirt, 3 times".
  public init(
    _ table: [Character: String], counted: @escaping @Sendable (Int, String) -> String,
    repeated: @escaping @Sendable (Int, String) -> String
  ) {
    self.table = table
    self.counted = counted
    self.repeated = repeated
  }

  /// The names in a language; English where there are none in it.
  public static func of(language: String) -> SymbolNames {
    switch language {
    case "de": german
    case "pl": polish
    default: english
    }
  }

  /// The marks that have a name of our own.
  package var marks: Set<Character> { Set(table.keys) }

  /// The name of a character that is not a plain letter or digit; nil when its own sound is its name.
  ///
  /// The look-up order is the table, then the character's Unicode name in lower case, then its code point. Variation
  /// selectors and joiners say nothing; a sequence is named by its parts.
  public func name(of character: Character) -> String? {
    if let name = table[character] { return name }
    if character.isLetter || character.isNumber { return nil }
    let scalars = character.unicodeScalars.filter { !SymbolNames.silent($0) }
    let names = scalars.map { scalar in
      table[Character(scalar)] ?? scalar.properties.name?.lowercased() ?? SymbolNames.codePoint(scalar)
    }
    return names.joined(separator: " ")
  }

  /// The names of a run of characters; three and more equal ones are counted.
  public func names(of run: Substring) -> String {
    var parts: [String] = []
    var rest = run
    while let first = rest.first {
      let same = rest.prefix { $0 == first }
      rest = rest.dropFirst(same.count)
      let name = name(of: first) ?? String(first)
      let several = table[first] == nil ? repeated : counted
      parts += same.count >= 3 ? [several(same.count, name)] : Array(repeating: name, count: same.count)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func silent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200D || scalar.properties.isVariationSelector
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}
