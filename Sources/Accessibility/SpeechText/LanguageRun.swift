/// A part of a text that is in another language than the rest of it, by a BCP 47 tag.
public typealias LanguageRun = SpeechRun<String>

extension SpeechRun<String> {
  /// The language as a BCP 47 tag.
  public var language: String { value }

  /// Creates a run in a language.
  public init(_ range: Range<Int>, in language: String) { self.init(language, in: range) }
}
