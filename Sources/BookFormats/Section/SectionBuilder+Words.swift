extension SectionBuilder {
  /// The greatest number of bytes of the punctuation that opens the first word of a block.
  private static let mostOpening = 16
  /// The number of bytes of the longest scalar.
  private static let scalar = 4

  /// A Boolean value that indicates whether the text ends in a letter or a number.
  var endsInWord: Bool {
    let start = text.suffix(Self.scalar).lastIndex { $0 & 0xC0 != 0x80 } ?? text.endIndex
    return Self.scalars(text[start...]).last.map(Self.isWord) ?? false
  }

  /// Returns a Boolean value that indicates whether the text of the block that is being filled ends in one of some
  /// characters.
  func endsIn(_ characters: Set<Character>) -> Bool {
    guard let current else { return false }
    let end = text[max(current.start, text.count - 2 * Self.scalar)...]
    let start = end.firstIndex { $0 & 0xC0 != 0x80 } ?? end.endIndex
    return String(decoding: end[start...], as: UTF8.self).last.map(characters.contains) ?? false
  }

  /// A Boolean value that indicates whether the next text is the first of its line.
  var isAtLineStart: Bool { current == nil || breaks > 0 || text.last == 0x0B }

  /// Returns a Boolean value that indicates whether a text begins in a letter or a number.
  static func beginsInWord(_ text: ArraySlice<UInt8>) -> Bool {
    scalars(text.prefix(scalar)).first.map(isWord) ?? false
  }

  /// Returns a Boolean value that indicates whether a text has nothing to see: characters that only join words or
  /// separate them (U+200B to U+200D, U+2060).
  static func isInvisible(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == 0xE2, text.count <= mostOpening else { return false }
    return scalars(text).allSatisfy { ("\u{200B}"..."\u{200D}").contains($0) || $0 == "\u{2060}" }
  }

  /// A Boolean value that indicates whether nothing but opening punctuation stands before the next text in its block.
  var isAtFirstWord: Bool {
    guard let current else { return true }
    guard breaks == 0, !hasBlank, text.count - current.start <= Self.mostOpening else { return false }
    return !Self.scalars(text[current.start...]).contains { Self.isWord($0) || $0.properties.isWhitespace }
  }

  static func scalars(_ text: ArraySlice<UInt8>) -> String.UnicodeScalarView {
    String(decoding: text, as: UTF8.self).unicodeScalars
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic || properties.numericType != nil
    }
  }
}
