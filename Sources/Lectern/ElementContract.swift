import TextModel

/// The rules that text elements keep.
///
/// A breach stops a debug build with a sentence that names it; otherwise the part that breaks a rule is passed over,
/// and the text still reads.
enum ElementContract {
  /// Returns a Boolean value that indicates whether an element has text that can be read.
  static func isReadable(_ element: any TextElement, on page: Int) -> Bool {
    let isReadable = !element.text.allSatisfy(\.isWhitespace)
    assert(
      isReadable, "A text element of page \(page) (counted from 0) has no text: leave it out of elements(onPage:).")
    return isReadable
  }

  /// Returns a text as logical text of the same length in UTF-8: line feeds break lines inside of the block, and
  /// characters that steer a terminal, turn letters around or are none to see become blanks.
  ///
  /// `One\nTwo` -> `One\u{0B}Two`
  static func logical(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: result.append("\u{0B}")
      case 0..<0x20, 0x7F: result.append(" ")
      case 0x80..<0xA0: result.append("\u{A0}")
      case 0xAD: result.append("\u{034F}")
      case 0x2028...0x2029: result.append("\u{2003}")
      case 0x202D...0x202E: result.append("\u{200B}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns the offsets at which the lines of an element begin, the first of them 0.
  static func lineStarts(of element: any TextElement) -> [Int] {
    let text = element.text
    var starts = [0]
    for line in element.lines {
      let start = offset(of: line.range.lowerBound, in: text)
      let end = offset(of: line.range.upperBound, in: text)
      guard let start, let end, start < end else {
        assertionFailure("A line of \(text.debugDescription) is empty, or a bound of it is no character of the text.")
        continue
      }
      guard start >= starts[starts.count - 1] else {
        assertionFailure("The line at \(start) of \(text.debugDescription) begins before the one above it.")
        continue
      }
      if start > starts[starts.count - 1] { starts.append(start) }
    }
    // Blanks before the first line belong to it.
    if starts.count > 1, text.utf8.prefix(starts[1]).allSatisfy({ $0 == 0x20 || $0 == 0x0A }) { starts.remove(at: 1) }
    return starts
  }

  /// Returns the element's own units as offsets of its text; nil where it has none of its own.
  static func tokens(of element: any TextElement, _ granularity: Granularity) -> [Range<Int>]? {
    guard let tokens = element.tokens(granularity) else { return nil }
    let text = element.text
    var ranges: [Range<Int>] = []
    for token in tokens {
      let lower = offset(of: token.lowerBound, in: text)
      let upper = offset(of: token.upperBound, in: text)
      guard let lower, let upper, lower < upper, lower >= ranges.last?.upperBound ?? 0 else {
        assertionFailure(
          "A \(granularity) of \(text.debugDescription) is empty, out of order, or a bound of it is no character.")
        continue
      }
      ranges.append(lower..<upper)
    }
    return granularity == .sentence && !ranges.isEmpty ? withoutGaps(ranges, in: Array(text.utf8)) : ranges
  }

  /// Returns sentences with the text between them, which would not be read otherwise.
  private static func withoutGaps(_ sentences: [Range<Int>], in text: [UInt8]) -> [Range<Int>] {
    func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 } }
    var result = sentences
    for index in sentences.indices {
      let end = index + 1 < sentences.count ? sentences[index + 1].lowerBound : text.count
      if index == 0, !isBlank(0..<sentences[0].lowerBound) { result[0] = 0..<sentences[0].upperBound }
      if !isBlank(sentences[index].upperBound..<end) { result[index] = result[index].lowerBound..<end }
    }
    assert(
      result == sentences,
      "The sentences of \(String(decoding: text, as: UTF8.self).debugDescription) leave text out.")
    return result
  }

  /// Returns the UTF-8 offset of an index; nil for one that is not of the text, or lies inside a character.
  private static func offset(of index: String.Index, in text: String) -> Int? {
    guard index <= text.endIndex, text.isCharacterStart(index) else { return nil }
    return text.utf8.distance(from: text.startIndex, to: index)
  }
}
