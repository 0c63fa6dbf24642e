/// The ends of the sentences of a text by UAX #29, its rules SB3 to SB11, with the properties that ICU gives its scalars.
///
/// Only the marks that may end a sentence, and what stands around them, are looked at. ICU's own iterator takes each
/// scalar through its tables, and needs the text in UTF-16 for it; a test holds the two against each other.
struct SentenceBreaks {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Returns the ends in a text in UTF-8, as offsets in order, that of the text the last; none in an empty text.
  ///
  /// `places` are the offsets of scalars that may end a sentence, in order.
  /// - Complexity: O(n).
  static func ends(in text: [UInt8], at places: [Int]) -> [Int] {
    text.withUnsafeBufferPointer { bytes in
      let breaks = SentenceBreaks(bytes: bytes)
      var ends: [Int] = []
      ends.reserveCapacity(places.count + 1)
      for place in places where place >= ends.last ?? 0 {
        let (property, next) = breaks.scalar(at: place)
        if let end = breaks.end(property, before: next) { ends.append(end) }
      }
      if !text.isEmpty, ends.last != text.count { ends.append(text.count) }
      return ends
    }
  }

  /// Returns a Boolean value that indicates whether a scalar that may end a sentence begins at an offset, by its first
  /// bytes.
  static func mayEnd(at offset: Int, in text: [UInt8]) -> Bool {
    switch text[offset] {
    case 0x2E, 0x21, 0x3F, 0x0A, 0x0D: true
    case ..<0xC2: false
    // NEL is the only one between ASCII and U+0589.
    case 0xC2: text[offset + 1] == 0x85
    case ..<0xD6: false
    // Dashes, quotation marks and U+2026 are none.
    case 0xE2 where text[offset + 1] == 0x80: text[offset + 2] == 0xA4 || text[offset + 2] > 0xA6
    default: true
    }
  }

  /// Returns the end of a sentence that a scalar ends, behind the marks that close it and the blanks; nil where it ends
  /// none.
  private func end(_ property: SentenceProperty, before offset: Int) -> Int? {
    switch property {
    case .carriageReturn: return offset < bytes.count && bytes[offset] == 0x0A ? offset + 1 : offset
    case .lineFeed, .separator: return offset
    case .terminal: break
    case .fullStop:
      let next = scalar(at: skipped(from: offset)).property
      // SB6 and SB7: "3.5" and "U.S."
      if next == .numeric || next == .upper && isBehindLetter(offset) { return nil }
    default: return nil
    }
    let end = passed(.space, from: passed(.close, from: skipped(from: offset)))
    let (next, behind) = scalar(at: end)
    switch next {
    case .carriageReturn, .lineFeed, .separator: return self.end(next, before: behind)
    // SB8a.
    case .continuing, .terminal, .fullStop: return nil
    default: return property == .fullStop && isBeforeSmallLetter(end) ? nil : end
    }
  }

  /// Returns a Boolean value that indicates whether a letter stands before a full stop that ends at an offset.
  private func isBehindLetter(_ offset: Int) -> Bool {
    var lower = offset - 1
    while bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while lower > 0 {
      lower -= 1
      while bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
      let property = scalar(at: lower).property
      if property != .extend, property != .format { return property == .upper || property == .lower }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether the next letter is a small one, with no other end before it (SB8).
  private func isBeforeSmallLetter(_ offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count {
      let (property, next) = scalar(at: offset)
      switch property {
      case .lower: return true
      case .upper, .letter, .carriageReturn, .lineFeed, .separator, .terminal, .fullStop: return false
      default: offset = next
      }
    }
    return false
  }

  /// Returns the end of the scalars with a property, with what extends them, that begin at an offset.
  private func passed(_ property: SentenceProperty, from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, case let scalar = scalar(at: offset), scalar.property == property {
      offset = skipped(from: scalar.next)
    }
    return offset
  }

  /// Returns the end of what extends the scalar before an offset (SB5).
  private func skipped(from offset: Int) -> Int {
    var offset = offset
    // Nothing in ASCII extends.
    while offset < bytes.count, bytes[offset] >= 0x80, case let scalar = scalar(at: offset),
      scalar.property == .extend || scalar.property == .format
    {
      offset = scalar.next
    }
    return offset
  }

  /// Returns the property of the scalar at an offset, and its end; of the end of the text, any other.
  private func scalar(at offset: Int) -> (property: SentenceProperty, next: Int) {
    guard offset < bytes.count else { return (.other, offset) }
    let byte = bytes[offset]
    if byte < 0x80 { return (SentenceProperty(of: UInt32(byte)), offset + 1) }
    let width = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    var value = UInt32(byte) & (0x7F >> UInt32(width))
    for next in offset + 1..<offset + width { value = value << 6 | UInt32(bytes[next] & 0x3F) }
    return (SentenceProperty(of: value), offset + width)
  }
}
