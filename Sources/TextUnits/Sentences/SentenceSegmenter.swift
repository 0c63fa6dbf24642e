import Words

/// Divides text into sentences: those of UAX #29, joined again where an abbreviation, an initial or a quotation does not
/// end one.
public struct SentenceSegmenter: Sendable {
  private let rules: [String: SentenceRules]

  /// Creates a segmenter; rules that stand for those that come with the engine are named by the language subtag of
  /// BCP 47.
  public init(rules: [String: SentenceRules] = [:]) {
    self.rules = rules
  }

  /// Returns the sentences of a text, in order, as UTF-8 offsets from its start.
  ///
  /// A sentence holds the quotation marks that close it, and not the white space after it. The language is a BCP 47
  /// tag.
  /// - Complexity: O(n).
  public func sentences(of text: Substring, language: String) -> [Range<Int>] {
    let slice = UTF8Slice(text)
    return SentenceCuts(rules: rules(of: language), learnt: LearntAbbreviations()).pieces(of: slice).compactMap {
      range in
      let sentence = slice.trimmed(range)
      return sentence.isEmpty ? nil : sentence
    }
  }

  /// Returns the cuts of a section's text in a language, with the abbreviations that it shows by itself.
  func cuts(inSection text: String, language: String) -> SentenceCuts {
    let rules = rules(of: language)
    return SentenceCuts(rules: rules, learnt: LearntAbbreviations(from: text, after: rules))
  }

  private func rules(of language: String) -> SentenceRules {
    let subtag = language.languageSubtag
    return rules[subtag] ?? .of(language: subtag)
  }
}
