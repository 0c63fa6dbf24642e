import TextModel

extension Section {
  /// A range with the brackets that stand right around it, where both do.
  func withBrackets(_ range: Range<Int>, in bounds: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.lowerBound > bounds.lowerBound, range.upperBound < bounds.upperBound else {
      return range
    }
    func byte(_ offset: Int) -> UInt8 { text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)] }
    switch (byte(range.lowerBound - 1), byte(range.upperBound)) {
    case (0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D): return range.lowerBound - 1..<range.upperBound + 1
    default: return range
    }
  }
}
