/// Names in one language that are part of the program, as CLDR has them.
package struct NameTable: Sendable {
  private let names: [String: String]

  /// The name of a key; nil where it has none.
  package subscript(key: String) -> String? { names[key] }

  /// Returns the names of symbols in a language, by the symbols without U+FE0F; they are taken apart when first wanted.
  package static func symbols(in language: String) -> NameTable {
    switch language {
    case "de": germanSymbols
    case "pl": polishSymbols
    default: englishSymbols
    }
  }

  /// Returns the names of languages in a language, by their subtags; they are taken apart when first wanted.
  static func languages(in language: String) -> NameTable {
    switch language {
    case "de": germanLanguages
    case "pl": polishLanguages
    default: englishLanguages
    }
  }

  private static let englishSymbols = NameTable("symbols-en.txt")
  private static let germanSymbols = NameTable("symbols-de.txt")
  private static let polishSymbols = NameTable("symbols-pl.txt")
  private static let englishLanguages = NameTable("languages-en.txt")
  private static let germanLanguages = NameTable("languages-de.txt")
  private static let polishLanguages = NameTable("languages-pl.txt")

  /// Reads a file that has a key, a tab and a name in each line.
  private init(_ file: String) {
    var names: [String: String] = [:]
    for line in EmbeddedFile.bytes(of: file).split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      names[String(decoding: line[..<tab], as: UTF8.self)] = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
    self.names = names
  }
}

extension Catalogue {
  /// Returns the name of a language, by its BCP 47 tag; the tag itself where it has no name.
  public func languageName(of tag: String) -> String {
    NameTable.languages(in: language)[tag.languageSubtag] ?? tag
  }
}
