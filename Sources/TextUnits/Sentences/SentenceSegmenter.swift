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
    let text = rules.endingMarks.isEmpty ? slice.text : Self.marked(slice, rules.endingMarks)[...]
    for boundary in breaker.boundaries(.sentence, of: text, language: language) {
      let upper = Self.afterClosing(Self.beforeOpening(boundary.offset, in: slice), in: slice)
      guard upper > lower, slice.isCharacterBoundary(upper) else { continue }
      if upper < slice.count, rules.joins(SentenceEdge(at: upper, from: lower, in: slice)) { continue }
      sentences.append(lower..<upper)
      lower = upper
    }
    return sentences
  }

  /// The text with a question mark for each mark that ends a sentence though UAX #29 does not know it; only marks
  /// before white space count, or 12:30 would be two sentences.
  private static func marked(_ slice: UTF8Slice, _ marks: Set<UInt8>) -> String {
    var bytes = slice.bytes
    for (index, byte) in bytes.enumerated() where marks.contains(byte) {
      if index + 1 == bytes.count || slice.spaceEnd(index + 1) > index + 1 { bytes[index] = UInt8(ascii: "?") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The boundary moved before marks that open the next sentence without white space, as in Chinese: UAX #29 has but
  /// one class for marks that open and marks that close.
  private static func beforeOpening(_ offset: Int, in slice: UTF8Slice) -> Int {
    guard offset < slice.count else { return offset }
    var offset = offset
    while offset > 0, case let mark = slice.scalar(before: offset), mark.value > 0x7F,
      [.openPunctuation, .initialPunctuation].contains(mark.properties.generalCategory)
    {
      offset -= UTF8.width(mark)
    }
    return offset
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
