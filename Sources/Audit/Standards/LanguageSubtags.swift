import Words

/// The subtags of the IANA Language Subtag Registry, in lower case.
struct LanguageSubtags: Sendable {
  /// Languages of two letters.
  private var pairs: Set<Substring> = []
  /// The third letters of the languages of three letters, by the first two.
  private var thirds: [Substring: Substring] = [:]
  private var scripts: Set<Substring> = []
  private var regions: Set<Substring> = []
  private var variants: Set<Substring> = []
  private var grandfathered: Set<Substring> = []
  /// The languages that an extended language subtag may follow, by the subtag.
  private var extended: [Substring: Substring] = [:]
  /// Ranges for private use, such as `qaa..qtz`.
  private var ranges: [ClosedRange<Substring>] = []

  /// Taken apart when first wanted.
  static let registry = LanguageSubtags(table: EmbeddedFile.text(of: "language-subtags.txt") ?? "")

  /// Reads lines of a kind and of subtags.
  init(table: String) {
    for line in table.split(separator: "\n") where line.first != "#" {
      let words = line.split(separator: " ")
      let subtags = words.dropFirst()
      for range in subtags where range.contains("..") {
        let ends = range.split(separator: ".")
        if ends.count == 2, ends[0] <= ends[1] { ranges.append(ends[0]...ends[1]) }
      }
      switch words.first {
      case "language": pairs.formUnion(subtags)
      case "languages": for group in subtags { thirds[group.prefix(2)] = group.dropFirst(2) }
      case "extlang": for subtag in subtags.dropFirst() { extended[subtag] = words[1] }
      case "script": scripts.formUnion(subtags)
      case "region": regions.formUnion(subtags)
      case "variant": variants.formUnion(subtags)
      case "grandfathered": grandfathered.formUnion(subtags)
      default: break
      }
    }
  }

  private func isInRange(_ subtag: Substring) -> Bool {
    ranges.contains { $0.lowerBound.count == subtag.count && $0.contains(subtag) }
  }

  func isLanguage(_ subtag: Substring) -> Bool {
    switch subtag.utf8.count {
    case 2: pairs.contains(subtag)
    case 3: subtag.last.map { thirds[subtag.prefix(2)]?.contains($0) == true } == true || isInRange(subtag)
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether an extended language subtag may follow a language.
  func isExtended(_ subtag: Substring, of language: Substring) -> Bool { extended[subtag] == language }

  func isScript(_ subtag: Substring) -> Bool { scripts.contains(subtag) || isInRange(subtag) }

  func isRegion(_ subtag: Substring) -> Bool { regions.contains(subtag) || isInRange(subtag) }

  func isVariant(_ subtag: Substring) -> Bool { variants.contains(subtag) }

  func isGrandfathered(_ tag: Substring) -> Bool { grandfathered.contains(tag) }
}
