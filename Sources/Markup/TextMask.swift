/// Hides the characters beyond ASCII that stand in the text of elements from the XML parser.
///
/// The parser takes ASCII a byte at a step; from the first other character of a text on it calls functions for each
/// one, which was two fifths of reading a chapter. So it gets an `x` for each of their bytes, and the text is taken
/// from where it stands in the source. Nothing else is hidden: no name, value, comment or CDATA section (XML 1.0, 2.4),
/// and no byte that is part of no character of XML (2.2), which the parser is to find.
struct TextMask {
  private let source: UnsafeRawBufferPointer
  /// The place in text up to which the source has been looked through.
  private var place = 0
  /// The character hidden last, which may be handed over in two pieces.
  private var hidden = 0..<0

  init(_ source: UnsafeRawBufferPointer) {
    self.source = source
    // If there is nothing to hide no markup is looked through: a first page waits for packages of thousands of tags.
    if source.nextBeyondASCII(from: 0, to: source.count) == source.count { place = source.count }
  }

  /// Hides what is to be hidden in a piece of the source that begins at a place, in the order of the source.
  mutating func hide(in piece: UnsafeMutableRawBufferPointer, from start: Int) {
    let end = start + piece.count
    cover(piece, from: start)
    while place < end {
      let text = source.place(of: Delimiter.less, from: place, to: end)
      hideText(upTo: text, in: piece, from: start)
      if place == text, text < end { place = endOfMarkup(from: text) }
    }
  }

  /// Hides what stands up to an end in text, but for the names of references.
  private mutating func hideText(upTo end: Int, in piece: UnsafeMutableRawBufferPointer, from start: Int) {
    while place < end {
      let reference = source.place(of: Delimiter.ampersand, from: place, to: end)
      hideCharacters(upTo: reference, in: piece, from: start)
      guard place == reference, reference < end else { return }
      place = min(source.place(of: Delimiter.semicolon, from: reference) + 1, source.count)
    }
  }

  private mutating func hideCharacters(upTo end: Int, in piece: UnsafeMutableRawBufferPointer, from start: Int) {
    while place < end {
      let next = source.nextBeyondASCII(from: place, to: end)
      if let restart = behindReturn(from: place, to: next) {
        place = restart
        return
      }
      place = next
      guard next < end else { return }
      let length = source.characterLength(at: next)
      place += max(1, length)
      hidden = next..<next + length
      cover(piece, from: start)
    }
  }

  /// Writes over the part of what is to be hidden that a piece has.
  private func cover(_ piece: UnsafeMutableRawBufferPointer, from start: Int) {
    for index in hidden.clamped(to: start..<start + piece.count) { piece[index - start] = Delimiter.cover }
  }

  /// Returns the place at which the parser is back to taking a byte at a step behind a carriage return, from which on
  /// it calls its functions to write line ends (XML 1.0, 2.11), or nil if none stands in the range.
  private func behindReturn(from start: Int, to end: Int) -> Int? {
    guard source.place(of: Delimiter.carriageReturn, from: start, to: end) < end else { return nil }
    let markup = source.place(of: Delimiter.less, from: end)
    return source.place(of: Delimiter.ampersand, from: end, to: markup)
  }

  /// Returns the end of the markup that begins with `<` at a place, or the end of the source for a document type with
  /// declarations of its own, whose entities may hold elements.
  private func endOfMarkup(from start: Int) -> Int {
    switch start + 1 < source.count ? source[start + 1] : 0 {
    case UInt8(ascii: "?"): return source.end(of: "?>", from: start + 2)
    case UInt8(ascii: "!"): return endOfDeclaration(from: start)
    default: return endOfTag(from: start)
    }
  }

  private func endOfDeclaration(from start: Int) -> Int {
    let rest = source[start...]
    if rest.starts(with: "<!--".utf8) { return source.end(of: "-->", from: start + 4) }
    if rest.starts(with: "<![CDATA[".utf8) { return source.end(of: "]]>", from: start + 9) }
    let end = endOfTag(from: start)
    return source.place(of: Delimiter.bracket, from: start, to: end) < end ? source.count : end
  }

  /// Returns the end of a tag: the first `>` that stands in no value of an attribute.
  private func endOfTag(from start: Int) -> Int {
    var quote: UInt8?
    var place = start
    while place < source.count {
      let byte = source[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == Delimiter.greater {
        return place
      } else if byte == Delimiter.quote || byte == Delimiter.apostrophe {
        quote = byte
      }
    }
    return place
  }

  private enum Delimiter {
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let ampersand = UInt8(ascii: "&")
    static let semicolon = UInt8(ascii: ";")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let bracket = UInt8(ascii: "[")
    static let cover = UInt8(ascii: "x")
    static let carriageReturn: UInt8 = 0x0D
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the place behind a text that stands next; the end where it does not.
  fileprivate func end(of text: String, from start: Int) -> Int {
    let wanted = Array(text.utf8)
    var place = place(of: wanted[0], from: start)
    while place < count {
      if self[place...].starts(with: wanted) { return place + wanted.count }
      place = self.place(of: wanted[0], from: place + 1)
    }
    return count
  }

  /// Returns the next place of a byte of no ASCII character before an end, or the end if there is none.
  fileprivate func nextBeyondASCII(from start: Int, to end: Int) -> Int {
    var place = start
    while place + 8 <= end {
      let word = loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian & 0x8080_8080_8080_8080
      if word != 0 { return place + word.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < end, self[place] < 0x80 { place += 1 }
    return place
  }

  /// Returns the number of bytes of the character of XML at a place that is beyond ASCII, or 0 if there is none (RFC
  /// 3629, 4; XML 1.0, 2.2).
  fileprivate func characterLength(at place: Int) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch self[place] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    guard length > 0, place + length <= count, second.contains(self[place + 1]),
      self[(place + 2)..<(place + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return 0 }
    let isNoCharacter = self[place] == 0xEF && self[place + 1] == 0xBF && self[place + 2] >= 0xBE
    return isNoCharacter ? 0 : length
  }
}
