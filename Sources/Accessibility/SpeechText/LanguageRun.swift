/// A part of a text that is in another language than the rest of it, by a BCP 47 tag.
public typealias LanguageRun = SpeechRun<String>

extension SpeechRun<String> {
  /// The language as a BCP 47 tag.
  public var language: String { value }

  /// Creates a run in a language.
  public init(_ range: Range<Int>, in language: String) { self.init(language, in: range) }
}

extension String {
  /// A Boolean value that indicates whether two BCP 47 tags name one language, whatever the country and the script.
  public func isSameLanguage(as other: String) -> Bool { languageSubtag == other.languageSubtag }

  /// The language subtag of a BCP 47 tag, in small letters.
  public var languageSubtag: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
