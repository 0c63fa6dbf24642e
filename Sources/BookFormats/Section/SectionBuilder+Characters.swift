import TextModel

extension SectionBuilder {
  /// The longest character, in bytes: each move to one looks at all of it, and no language puts as many marks on a
  /// letter.
  private static let longestCharacter = 512
  private static let step = 256
  /// The character that parts one character from the next and shows nothing (U+200B).
  private static let parting = "\u{200B}"

  /// Appends text, in which a character longer than any is parted.
  mutating func put(_ source: ArraySlice<UInt8>) {
    guard characterLength + source.count > Self.longestCharacter else { return take(source) }
    var rest = source
    while !rest.isEmpty {
      var end = min(rest.startIndex + Self.step, rest.endIndex)
      while end < rest.endIndex, rest[end] & 0xC0 == 0x80, end > rest.startIndex + 1 { end -= 1 }
      take(rest[..<end])
      rest = rest[end...]
      guard characterLength > Self.longestCharacter else { continue }
      characterLength = Self.step
      if Self.isOneCharacter(text.suffix(Self.step)) {
        add(Self.parting)
        characterLength = 0
      }
    }
  }

  private mutating func take(_ source: ArraySlice<UInt8>) {
    text.append(contentsOf: source)
    // An ASCII character is a whole one, so that the next begins anew.
    characterLength = source.last.map { $0 < 0x80 } ?? true ? 0 : characterLength + source.count
  }

  /// Returns a Boolean value that indicates whether nowhere in a text one character surely ends and another begins (UAX
  /// #29, section 3).
  private static func isOneCharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    let scalars = String(decoding: bytes.drop { $0 & 0xC0 == 0x80 }, as: UTF8.self).unicodeScalars
    return !zip(scalars, scalars.dropFirst()).contains { first, second in
      if isFlagPart(first), isFlagPart(second) { return true }
      // The text behind a mark may belong to the text before it.
      guard !first.properties.isGraphemeExtend, first != "\u{200D}" else { return false }
      return String(String.UnicodeScalarView([first, second])).count > 1
    }
  }

  private static func isFlagPart(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }
}
