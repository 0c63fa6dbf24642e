extension String {
  /// Returns a Boolean value that indicates whether two BCP 47 tags name one language, whatever the country and the
  /// script.
  public func isSameLanguage(as other: String) -> Bool {
    self == other || languageSubtag == other.languageSubtag
  }

  /// Returns a Boolean value that indicates whether two BCP 47 tags name one language and no two countries: `en` and
  /// `en-GB` do, `en-US` and `en-GB` do not.
  public func isSameDialect(as other: String) -> Bool {
    if self == other { return true }
    guard isSameLanguage(as: other) else { return false }
    guard let region = regionSubtag, let another = other.regionSubtag else { return true }
    return region == another
  }

  /// The region subtag of a BCP 47 tag, in capital letters; nil for one without (RFC 5646, 2.2.4).
  private var regionSubtag: String? {
    // Behind a single letter or digit stands what is no region.
    split { $0 == "-" || $0 == "_" }.dropFirst().prefix { $0.count > 1 }
      .first { $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber) }?
      .uppercased()
  }

  /// The language subtag of a BCP 47 tag, in small letters.
  public var languageSubtag: String {
    utf8.allSatisfy { (0x61...0x7A).contains($0) } ? self : leadingSubtag
  }

  private var leadingSubtag: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
