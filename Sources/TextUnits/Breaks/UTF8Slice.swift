/// A piece of text whose bytes are read by their offsets, from 0 at its start.
package struct UTF8Slice: Sendable {
  package let text: Substring
  package let bytes: [UInt8]

  /// Creates a slice; its bytes are copied once, so that each of them costs O(1).
  package init(_ text: Substring) {
    self.text = text
    bytes = text.utf8.withContiguousStorageIfAvailable(Array.init) ?? Array(text.utf8)
  }

  package var count: Int { bytes.count }

  /// The text between two offsets.
  package subscript(_ range: Range<Int>) -> Substring {
    text[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// Returns the scalar that begins at an offset below the end.
  package func scalar(at offset: Int) -> Unicode.Scalar {
    let byte = bytes[offset]
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    var value = UInt32(byte) & (0x7F >> UInt32(length))
    for next in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(next & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Returns the scalar that ends at an offset above 0.
  package func scalar(before offset: Int) -> Unicode.Scalar {
    var start = offset - 1
    while bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  /// Returns a Boolean value that indicates whether no grapheme runs over the offset (UAX #29, section 3).
  package func isCharacterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    // Two ASCII characters are always apart, but for CR LF, and so is a quotation mark from them.
    if bytes[offset - 1] < 0x80 || isQuotation(offset - 3), bytes[offset] < 0x80 || isQuotation(offset) {
      return !(bytes[offset - 1] == 0x0D && bytes[offset] == 0x0A)
    }
    return String.Index(index(offset), within: text) != nil
  }

  /// Returns the start of the grapheme that holds the byte at the offset; the end for the end.
  package func characterStart(_ offset: Int) -> Int {
    guard offset < count else { return count }
    if isCharacterBoundary(offset) { return offset }
    return self.offset(text.index(before: text.index(after: index(offset))))
  }

  /// Returns the end of the grapheme that begins at the offset.
  package func characterEnd(_ offset: Int) -> Int {
    if offset + 1 < count, bytes[offset] < 0x80, bytes[offset] != 0x0D, bytes[offset + 1] < 0x80 { return offset + 1 }
    return self.offset(text.index(after: index(offset)))
  }

  /// Returns the range without the white space at both its ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, case let scalar = scalar(at: lower), scalar.isWhiteSpace {
      lower += UTF8.width(scalar)
    }
    while lower < upper, case let scalar = scalar(before: upper), scalar.isWhiteSpace {
      upper -= UTF8.width(scalar)
    }
    // White space may carry a mark, or be carried by one: then it is part of a grapheme that is kept.
    if !isCharacterBoundary(lower) { lower = max(range.lowerBound, characterStart(lower)) }
    if !isCharacterBoundary(upper) { upper = min(range.upperBound, characterEnd(characterStart(upper))) }
    return lower..<max(lower, upper)
  }

  /// Returns a Boolean value that indicates whether a dash or a quotation mark of U+2010 to U+201F begins at an offset.
  private func isQuotation(_ offset: Int) -> Bool {
    offset >= 0 && offset + 2 < count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (0x90..<0xA0).contains(bytes[offset + 2])
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is white space (the property White_Space of Unicode).
  package var isWhiteSpace: Bool {
    // Asking the property costs more than all the rest of reading a byte of prose.
    switch value {
    case 0x20, 0x09...0x0D: true
    case ..<0x80, 0xA1...0x167F, 0x2010...0x2027: false
    default: properties.isWhitespace
    }
  }

  /// A Boolean value that indicates whether the scalar is a capital (the property Uppercase of Unicode).
  package var isCapital: Bool { isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase }
}
