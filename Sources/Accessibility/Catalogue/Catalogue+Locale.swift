extension Catalogue {
  /// Every language the program speaks; the first is spoken where a reader's own is not among them.
  public static var all: [Catalogue] { languages.map { forLocale($0) } }

  private static let languages = ["en", "de", "pl"]

  /// The catalogue for a locale of POSIX, as "de_AT.UTF-8"; English for "C", "POSIX" and what is not known.
  public static func forLocale(_ locale: String) -> Catalogue {
    // The words of a language are put together only once it is spoken.
    switch locale.prefix(while: { $0.isASCII && $0.isLetter }).lowercased() {
    case "de": german
    case "pl": polish
    default: english
    }
  }

  /// The catalogue for an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty names
  /// the locale (POSIX.1-2024, 8.2).
  public static func forEnvironment(_ environment: [String: String]) -> Catalogue {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return forLocale(locale ?? "C")
  }
}
