import TextModel

extension Section {
  /// Returns the first grapheme that begins at an offset or after it (UAX #29, section 3).
  func firstCharacter(from offset: Int) -> Range<Int>? {
    guard offset < length, let holding = character(at: max(0, offset)) else { return nil }
    return holding.lowerBound >= offset ? holding : character(at: holding.upperBound)
  }

  /// Returns the last grapheme that begins before an offset.
  func lastCharacter(before offset: Int) -> Range<Int>? {
    offset > 0 ? character(at: min(offset, length) - 1) : nil
  }

  /// Returns the grapheme that holds the byte at an offset.
  ///
  /// - Complexity: O(n) in the length of the grapheme, to which a text sets no limit.
  func character(at offset: Int) -> Range<Int>? {
    guard offset >= 0, offset < length else { return nil }
    let utf8 = text.utf8
    let end = text.index(after: utf8.index(utf8.startIndex, offsetBy: offset))
    let start = text.index(before: end)
    return utf8.distance(from: utf8.startIndex, to: start)..<utf8.distance(from: utf8.startIndex, to: end)
  }
}
