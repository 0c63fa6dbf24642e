extension Catalogue {
  /// English.
  public static let english = Catalogue(language: "en", plural: .oneOther) { englishWords }
  /// German.
  public static let german = Catalogue(language: "de", plural: .oneOther) { germanWords }
  /// Polish.
  public static let polish = Catalogue(language: "pl", plural: .polish) { polishWords }

  private static let englishWords = WordList(EmbeddedFile.bytes(of: "en.txt"))
  private static let germanWords = WordList(EmbeddedFile.bytes(of: "de.txt"))
  private static let polishWords = WordList(EmbeddedFile.bytes(of: "pl.txt"))

  /// Every language the program speaks; the first is spoken where a reader's own is not among them.
  public static let all: [Catalogue] = [english, german, polish]

  /// Returns the catalogue for a locale of POSIX, as "de_AT.UTF-8"; English for "C", "POSIX" and what is not known.
  public static func forLocale(_ locale: String) -> Catalogue {
    let language = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    return all.first { $0.language == language } ?? english
  }

  /// Returns the catalogue for an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not
  /// empty names the locale (POSIX.1-2024, 8.2).
  public static func forEnvironment(_ environment: [String: String]) -> Catalogue {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return forLocale(locale ?? "C")
  }
}
