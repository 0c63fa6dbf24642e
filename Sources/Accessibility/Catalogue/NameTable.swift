import CNames

/// Names in one language that are part of the program, as CLDR has them.
package struct NameTable: Sendable {
  private let names: [String: String]

  /// The name of a key; nil where it has none.
  package subscript(key: String) -> String? { names[key] }

  /// The names of symbols in a language, by the symbols without U+FE0F; they are taken apart when first wanted.
  package static func symbols(in language: String) -> NameTable {
    switch language {
    case "de": germanSymbols
    case "pl": polishSymbols
    default: englishSymbols
    }
  }

  /// The names of languages in a language, by their subtags; they are taken apart when first wanted.
  static func languages(in language: String) -> NameTable {
    switch language {
    case "de": germanLanguages
    case "pl": polishLanguages
    default: englishLanguages
    }
  }

  private static let englishSymbols = NameTable(lectern_symbol_names("en"))
  private static let germanSymbols = NameTable(lectern_symbol_names("de"))
  private static let polishSymbols = NameTable(lectern_symbol_names("pl"))
  private static let englishLanguages = NameTable(lectern_language_names("en"))
  private static let germanLanguages = NameTable(lectern_language_names("de"))
  private static let polishLanguages = NameTable(lectern_language_names("pl"))

  private init(_ lines: lectern_names) {
    let bytes = UnsafeBufferPointer(start: lines.text, count: lines.length).map { UInt8(bitPattern: $0) }
    var names: [String: String] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      names[String(decoding: line[..<tab], as: UTF8.self)] = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
    self.names = names
  }
}

extension Catalogue {
  /// What a language is called, by its BCP 47 tag; the tag itself where it has no name.
  public func languageName(of tag: String) -> String {
    NameTable.languages(in: language)[tag.languageSubtag] ?? tag
  }
}
