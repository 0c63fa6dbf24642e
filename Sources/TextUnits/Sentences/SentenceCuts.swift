/// The places where text of one language is cut into sentences.
///
/// A class, as it is handed on with each block that is cut.
final class SentenceCuts: Sendable {
  private let rules: SentenceRules
  /// The abbreviations that the text around shows.
  private let learnt: LearntAbbreviations

  init(rules: SentenceRules, learnt: LearntAbbreviations) {
    self.rules = rules
    self.learnt = learnt
  }

  /// Returns the sentences with the white space around them: ranges that tile the text.
  ///
  /// - Complexity: O(n).
  func pieces(of slice: UTF8Slice) -> [Range<Int>] {
    if !slice.bytes.isEmpty, !slice.bytes.contains(where: Self.mayEnd) { return [0..<slice.count] }
    let mask = SentenceMask(slice, rules)
    let ends = SentenceBreaks.ends(in: mask.bytes, at: mask.places)
    var sentences: [Range<Int>] = []
    sentences.reserveCapacity(ends.count)
    var lower = 0
    for end in ends {
      let upper = Self.edge(near: end, in: slice)
      guard upper > lower, slice.isCharacterBoundary(upper), !slice.isOpened(before: upper) else { continue }
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

  /// Returns a Boolean value that indicates whether a byte may be one of a mark or a line break that ends a sentence.
  private static func mayEnd(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x2E || byte == 0x21 || byte == 0x3F || (0x0A...0x0D).contains(byte)
  }
}

extension UTF8Slice {
  /// Returns a Boolean value that indicates whether a bracket opens right before an offset, which ends nothing.
  ///
  /// So it is in "![moon](moon.jpg)": UAX #29 has but one class for brackets that open and close.
  fileprivate func isOpened(before offset: Int) -> Bool {
    offset < count && (bytes[offset - 1] == UInt8(ascii: "[") || bytes[offset - 1] == UInt8(ascii: "("))
  }
}
