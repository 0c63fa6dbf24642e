/// A text as it is looked through for words: its bytes, with the scalars and the bounds of words in them.
struct TextBytes {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the scalar that begins at an offset, and its length; U+0000 at the end.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    guard offset < bytes.count else { return ("\0", 0) }
    let first = UInt32(bytes[offset])
    let (length, start): (Int, UInt32) =
      switch first {
      case 0xF0...: (4, first & 0x07)
      case 0xE0...: (3, first & 0x0F)
      case 0xC0...: (2, first & 0x1F)
      default: (1, first)
      }
    let value = bytes[min(offset + 1, bytes.count)..<min(offset + length, bytes.count)].reduce(start) {
      $0 << 6 | UInt32($1 & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// Returns the offset of the scalar before one; nil at the start.
  func offset(before offset: Int) -> Int? {
    guard offset > 0 else { return nil }
    var before = offset - 1
    while before > 0, bytes[before] & 0xC0 == 0x80 { before -= 1 }
    return before
  }

  /// Returns a Boolean value that indicates whether a letter, a digit or what stands on one begins at an offset.
  func isWord(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    if bytes[offset] < 0x80 { return bytes[offset].isLetterOrDigit }
    let properties = scalar(at: offset).scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber: return true
    default: return properties.isAlphabetic
    }
  }

  /// Returns the same for what ends at an offset.
  func isWord(before offset: Int) -> Bool {
    if offset > 0, bytes[offset - 1] < 0x80 { return bytes[offset - 1].isLetterOrDigit }
    return self.offset(before: offset).map { isWord(at: $0) } ?? false
  }

  func isDigit(at offset: Int) -> Bool { offset >= 0 && offset < bytes.count && bytes[offset].isDigit }

  /// Returns a Boolean value that indicates whether a number that begins at an offset goes on from one before it, as a
  /// date or a telephone number does.
  func numberGoesOn(before offset: Int) -> Bool {
    guard isDigit(at: offset), let mark = self.offset(before: offset), joinsNumbers(at: mark) else { return false }
    return isDigit(at: mark - 1)
  }

  /// Returns a Boolean value that indicates whether a number that ends at an offset goes on behind it.
  func numberGoesOn(after offset: Int) -> Bool {
    // The unit of "5 m/s" and of "5 m²" has two parts.
    if !isDigit(at: offset - 1), isWord(before: offset) {
      return "²³⁻".unicodeScalars.contains(scalar(at: offset).scalar)
        || scalar(at: offset).scalar == "/" && isWord(at: offset + 1)
    }
    return isDigit(at: offset - 1) && joinsNumbers(at: offset) && isDigit(at: offset + scalar(at: offset).length)
  }

  private func joinsNumbers(at offset: Int) -> Bool {
    "-/.,:\u{2010}\u{2011}\u{2013}".unicodeScalars.contains(scalar(at: offset).scalar)
  }

  /// Returns a part of the text.
  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isLetterOrDigit: Bool { isDigit || self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
}
