extension Substring {
  /// Returns a Boolean value that indicates whether the text is made of letters, digits, single blanks between words
  /// and the punctuation of prose alone, as nearly all of most books is: ASCII, Latin and Cyrillic letters, dashes,
  /// quotation marks, and blanks and joints that no line may end at.
  ///
  /// Each character is one scalar, spoken and shown as it is written: none ends a line, steers a terminal or stands for
  /// another one. `ascii` has, for each character of ASCII, whether the text may have it; none of those may be a
  /// control.
  /// - Complexity: O(n), without a look-up of any property.
  package func isPlainProse(of ascii: [Bool] = PlainProse.printable) -> Bool {
    let isPlain = utf8.withContiguousStorageIfAvailable { text in
      ascii.withUnsafeBufferPointer { PlainProse.holds(text, of: $0) }
    }
    return isPlain ?? false
  }
}

/// The bytes of plain prose.
package enum PlainProse {
  /// The characters of ASCII that have a form, and the blank.
  package static let printable = (0..<128).map { (0x20..<0x7F).contains($0) }

  /// Returns a Boolean value that indicates whether a text in UTF-8 is plain prose, with these characters of ASCII.
  package static func holds(
    _ text: UnsafeBufferPointer<UInt8>, of ascii: UnsafeBufferPointer<Bool>
  ) -> Bool {
    var before = UInt8(ascii: " ")
    var at = 0
    while at < text.count {
      let byte = text[at]
      if byte < 0x80 {
        guard ascii[Int(byte)], byte != 0x20 || before != 0x20 else { return false }
        before = byte
        at += 1
        continue
      }
      before = byte
      switch byte {
      // U+00A0, U+00AB and U+00BB.
      case 0xC2 where text[at + 1] == 0xA0 || text[at + 1] == 0xAB || text[at + 1] == 0xBB: at += 2
      // U+00C0 to U+027F without the two signs among them, and U+0400 to U+047F.
      case 0xC3 where text[at + 1] != 0x97 && text[at + 1] != 0xB7: at += 2
      case 0xC4...0xC9, 0xD0...0xD1: at += 2
      // U+2010 to U+2027.
      case 0xE2 where text[at + 1] == 0x80 && text[at + 2] >= 0x90 && text[at + 2] <= 0xA7: at += 3
      // U+2060.
      case 0xE2 where text[at + 1] == 0x81 && text[at + 2] == 0xA0: at += 3
      default: return false
      }
    }
    return before != 0x20
  }
}
