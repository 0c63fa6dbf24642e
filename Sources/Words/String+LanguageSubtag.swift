extension String {
  /// Returns a Boolean value that indicates whether two BCP 47 tags name one language, whatever the country and the
  /// script.
  public func isSameLanguage(as other: String) -> Bool { languageSubtag == other.languageSubtag }

  /// The language subtag of a BCP 47 tag, in small letters.
  public var languageSubtag: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
