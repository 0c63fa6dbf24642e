import TextModel

extension Section {
  /// Returns the start of the scalar that holds the byte at the offset; the end of the text for what lies behind it.
  package func scalarStart(_ offset: Int) -> Int {
    let bytes = text.utf8
    guard offset < bytes.count else { return bytes.count }
    var offset = max(0, offset)
    var index = bytes.index(bytes.startIndex, offsetBy: offset)
    while offset > 0, bytes[index] & 0xC0 == 0x80 {
      index = bytes.index(before: index)
      offset -= 1
    }
    return offset
  }

  /// Returns a Boolean value that indicates whether no grapheme of the text runs over the offset (UAX #29, section 3).
  package func isCharacterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return true }
    return String.Index(text.utf8.index(text.utf8.startIndex, offsetBy: offset), within: text) != nil
  }
}
