extension Substring {
  /// Returns a Boolean value that indicates whether the text is made of letters, digits, single blanks between words
  /// and the punctuation of prose alone, as nearly all of most books is: ASCII, letters of Latin, Greek, Cyrillic and
  /// Hebrew, dashes, quotation marks, and blanks and joints that no line may end at.
  ///
  /// Each character is one scalar, spoken and shown as it is written: none ends a line, steers a terminal or stands for
  /// another one. `ascii` has, for each character of ASCII, whether the text may have it: letters and the blank it
  /// may, and no control.
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
      let end = wordsEnd(in: text, from: at)
      if end > at {
        before = text[end - 1]
        at = end
        continue
      }
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
      // Greek letters from U+0388 to U+03CE, and Hebrew ones from U+05D0 to U+05EA.
      case 0xCE where text[at + 1] >= 0x88: at += 2
      case 0xCF where text[at + 1] <= 0x8E: at += 2
      case 0xD7 where text[at + 1] >= 0x90 && text[at + 1] <= 0xAA: at += 2
      // U+2010 to U+2027.
      case 0xE2 where text[at + 1] == 0x80 && text[at + 2] >= 0x90 && text[at + 2] <= 0xA7: at += 3
      // U+2060.
      case 0xE2 where text[at + 1] == 0x81 && text[at + 2] == 0xA0: at += 3
      default: return false
      }
    }
    return before != 0x20
  }

  /// Returns the end of the letters of ASCII, and the single blanks between them, that begin at an offset; the last few
  /// bytes of a text are left out.
  ///
  /// Eight bytes are looked at together: most of a book is passed over here.
  package static func wordsEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let each: UInt64 = 0x0101_0101_0101_0101
    let top = each << 7
    var at = start
    while at + 8 <= text.count {
      let bytes = UInt64(
        littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: at, as: UInt64.self))
      // The top bit of each byte says what it is; no sum of seven bits reaches the next byte.
      let small = (bytes | each << 5) & ~top
      let letters = (small + each * (0x80 - 0x61)) & ~(small + each * (0x80 - 0x7B))
      let blanks = ~((bytes & ~top ^ each << 5) + (top - each)) & top
      let before: UInt64 = at == 0 || text[at - 1] == 0x20 ? 0x80 : 0
      let others = (bytes | ~(letters | blanks) | blanks & (blanks << 8 | before)) & top
      if others != 0 { return at + others.trailingZeroBitCount / 8 }
      at += 8
    }
    return at
  }
}
