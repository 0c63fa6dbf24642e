import Words

/// Divides text into sentences: ICU's, joined again where an abbreviation, an initial or a quotation does not end one.
public struct SentenceSegmenter: Sendable {
  private let breaker: TextBreaker
  private let rules: [String: SentenceRules]
  /// Finds the abbreviations that the text around shows, of the given rules.
  private let learn: @Sendable (_ rules: SentenceRules, _ language: String) -> LearntAbbreviations

  /// Creates a segmenter that asks a breaker for the sentences of UAX #29; rules that stand for those that come with
  /// the engine are named by the language subtag of BCP 47.
  public init(breaker: TextBreaker, rules: [String: SentenceRules] = [:]) {
    self.init(breaker: breaker, rules: rules) { _, _ in LearntAbbreviations() }
  }

  /// Creates a segmenter that learns abbreviations from the text around what is segmented.
  init(
    breaker: TextBreaker, rules: [String: SentenceRules],
    learn: @escaping @Sendable (_ rules: SentenceRules, _ language: String) -> LearntAbbreviations
  ) {
    self.breaker = breaker
    self.rules = rules
    self.learn = learn
  }

  /// Returns the sentences of a text, in order, as UTF-8 offsets from its start.
  ///
  /// A sentence holds the quotation marks that close it, and not the white space after it. The language is a BCP 47
  /// tag.
  /// - Complexity: O(n).
  public func sentences(of text: Substring, language: String) -> [Range<Int>] {
    let slice = UTF8Slice(text)
    return starts(in: slice, language: language).compactMap { range in
      let sentence = slice.trimmed(range)
      return sentence.isEmpty ? nil : sentence
    }
  }

  /// Returns the sentences with the white space around them: ranges that tile the text.
  package func starts(in slice: UTF8Slice, language: String) -> [Range<Int>] {
    let subtag = language.languageSubtag
    let rules = rules[subtag] ?? .of(language: subtag)
    let learnt = learn(rules, subtag)
    var sentences: [Range<Int>] = []
    var lower = 0
    let mask = SentenceMask(slice, rules)
    for boundary in breaker.boundaries(.sentence, of: mask.text, language: language) {
      let upper = Self.edge(near: boundary.offset, in: slice)
      guard upper > lower, slice.isCharacterBoundary(upper) else { continue }
      let isPlain = rules.areEndedPlainly(at: upper, from: lower, in: slice, learnt) && mask.bracket(at: upper) == nil
      if upper < slice.count, !isPlain,
        case let edge = SentenceEdge(at: upper, from: lower, in: slice, width: mask.width),
        rules.joins(edge, learnt) || mask.bracket(at: edge.nextStart).map(edge.isJoined) == true
      {
        continue
      }
      sentences.append(lower..<upper)
      lower = upper
    }
    return sentences
  }
}
