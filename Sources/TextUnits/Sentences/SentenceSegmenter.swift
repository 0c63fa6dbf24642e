/// Divides text into sentences: ICU's, joined again where an abbreviation, an initial or a quotation does not end one.
public struct SentenceSegmenter: Sendable {
  private let breaker: TextBreaker
  private let rules: [String: SentenceRules]

  /// Creates a segmenter that asks a breaker for the sentences of UAX #29; a table of rules for each language is named
  /// by the language subtag of BCP 47.
  public init(breaker: TextBreaker, rules: [String: SentenceRules] = SentenceRules.byLanguage) {
    self.breaker = breaker
    self.rules = rules
  }

  /// The sentences of a text, in order, as UTF-8 offsets from its start.
  ///
  /// A sentence holds the quotation marks that close it, and not the white space after it. The language is a BCP 47 tag.
  /// - Complexity: O(n).
  public func sentences(of text: Substring, language: String) -> [Range<Int>] {
    let slice = UTF8Slice(text)
    return starts(in: slice, language: language).compactMap { range in
      let sentence = slice.trimmed(range)
      return sentence.isEmpty ? nil : sentence
    }
  }

  /// The sentences with the white space around them: ranges that tile the text.
  package func starts(in slice: UTF8Slice, language: String) -> [Range<Int>] {
    let rules = rules[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()] ?? SentenceRules()
    var sentences: [Range<Int>] = []
    var lower = 0
    for boundary in breaker.boundaries(.sentence, of: slice.text, language: language) {
      let upper = Self.afterClosing(boundary.offset, in: slice)
      guard upper > lower, slice.isCharacterBoundary(upper) else { continue }
      if upper < slice.count, rules.joins(SentenceEdge(at: upper, from: lower, in: slice)) { continue }
      sentences.append(lower..<upper)
      lower = upper
    }
    return sentences
  }

  /// The boundary moved behind closing marks that white space stands on both sides of, as in French: « Oui ! » Elle.
  private static func afterClosing(_ offset: Int, in slice: UTF8Slice) -> Int {
    guard offset < slice.count else { return offset }
    let mark = slice.scalar(at: offset)
    guard mark.properties.generalCategory == .finalPunctuation else { return offset }
    let end = offset + UTF8.width(mark)
    let next = slice.spaceEnd(end)
    return next > end || next == slice.count ? next : offset
  }
}
