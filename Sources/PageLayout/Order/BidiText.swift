import CTextBreaks
import TextModel

/// The direction of a text and the embedding levels of its characters (UAX #9).
struct BidiText {
  /// The direction of the paragraph.
  let direction: TextDirection
  /// The level of each UTF-8 byte; nil where the whole text is read from the left.
  private let levels: [UInt8]?

  /// A run that the source sets in a direction of its own, which what stands around it does not reach into (HTML
  /// standard 15.3.6, UAX #9, 2.4).
  struct Isolate {
    /// UTF-8 offsets in the text.
    let range: Range<Int>
    let direction: TextDirection
  }

  /// Finds the levels of a text, its direction that of its first strong character unless another is given; of two
  /// isolates that hold one another the outer one comes first.
  ///
  /// - Complexity: O(n) for every isolate inside another; text in which nothing is read from the right is looked at
  ///   once, byte by byte.
  init(_ text: Substring, direction given: TextDirection? = nil, isolates: [Isolate] = []) {
    var text = text
    (direction, levels) = text.withUTF8 { bytes in
      let isPlain = given != .rightToLeft && !isolates.contains { $0.direction == .rightToLeft }
      if isPlain, !Self.mayBeReadFromTheRight(bytes) { return (.leftToRight, nil) }
      return bytes.withMemoryRebound(to: CChar.self) { bytes in
        let direction = given ?? Self.direction(of: bytes, outside: isolates)
        return (direction, Self.levels(of: bytes, 0..<bytes.count, direction, isolates[...]))
      }
    }
  }

  /// Returns the levels of a stretch of a text, and in it those of its isolates: each a text of its own, above the
  /// level at which it stands as an object.
  private static func levels(
    of bytes: UnsafeBufferPointer<CChar>, _ range: Range<Int>, _ direction: TextDirection,
    _ isolates: ArraySlice<Isolate>
  ) -> [UInt8] {
    var outer: [(isolate: Isolate, inner: ArraySlice<Isolate>)] = []
    var rest = isolates
    while let isolate = rest.popFirst() {
      let inner = rest.prefix { $0.range.upperBound <= isolate.range.upperBound }
      rest = rest.dropFirst(inner.count).drop { $0.range.lowerBound < isolate.range.upperBound }
      outer.append((isolate, inner))
    }
    var isIsolated = [UInt8](repeating: 0, count: outer.isEmpty ? 0 : range.count)
    for (isolate, _) in outer {
      for offset in isolate.range { isIsolated[offset - range.lowerBound] = 1 }
    }
    let base: UInt8 = direction == .rightToLeft ? 1 : 0
    var levels = [UInt8](repeating: base, count: range.count)
    // If ICU fails, everything goes in the direction of the paragraph.
    _ = lectern_bidi_levels(
      bytes.baseAddress.map { $0 + range.lowerBound }, Int32(range.count), Int32(base),
      isIsolated.isEmpty ? nil : isIsolated, &levels)
    for (isolate, inner) in outer {
      let around = levels[isolate.range.lowerBound - range.lowerBound]
      let inside = Self.levels(of: bytes, isolate.range, isolate.direction, inner)
      // The least level above the one around it that keeps the direction.
      let raise = (around + 1 + (isolate.direction == .rightToLeft ? 0 : 1)) / 2 * 2
      for (offset, level) in zip(isolate.range, inside) { levels[offset - range.lowerBound] = level + raise }
    }
    return levels
  }

  /// Returns the characters of a line as they are seen from the left, given by where they begin in the text: their
  /// places in the line, and whether each is read from the right; nil where they are seen as they are read.
  func order(of offsets: some Collection<Int>) -> [(place: Int, isReadFromTheRight: Bool)]? {
    guard let levels else { return nil }
    let lineLevels = offsets.map { levels[$0] }
    var order = [Int32](repeating: 0, count: lineLevels.count)
    lectern_bidi_order(lineLevels, Int32(lineLevels.count), &order)
    return order.map { (Int($0), lineLevels[Int($0)] % 2 == 1) }
  }

  /// Returns the direction of the first strong character of a text (P2, P3), from the left where it has none.
  static func direction(of text: Substring) -> TextDirection {
    var text = text
    return text.withUTF8 { $0.withMemoryRebound(to: CChar.self) { Self.direction(of: $0) } }
  }

  /// Returns the same, isolates passed over where anything around them tells.
  private static func direction(of bytes: UnsafeBufferPointer<CChar>, outside isolates: [Isolate]) -> TextDirection {
    var end = 0
    for isolate in isolates {
      let found = lectern_bidi_direction(
        bytes.baseAddress.map { $0 + end }, Int32(max(0, isolate.range.lowerBound - end)))
      if found >= 0 { return found == 1 ? .rightToLeft : .leftToRight }
      end = max(end, isolate.range.upperBound)
    }
    let found = lectern_bidi_direction(bytes.baseAddress.map { $0 + end }, Int32(bytes.count - end))
    return found >= 0 ? (found == 1 ? .rightToLeft : .leftToRight) : direction(of: bytes)
  }

  private static func direction(of bytes: UnsafeBufferPointer<CChar>) -> TextDirection {
    lectern_bidi_direction(bytes.baseAddress, Int32(bytes.count)) == 1 ? .rightToLeft : .leftToRight
  }

  /// Returns a Boolean value that indicates whether any byte may belong to a character that is read from the right, or
  /// to RIGHT-TO-LEFT MARK.
  ///
  /// Those are from U+0590 to U+08FF, from U+FB1D to U+FEFF, from U+10800 to U+10FFF and from U+1E800 to U+1EFFF.
  private static func mayBeReadFromTheRight(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() where byte >= 0xD6 {
      switch byte {
      case 0xD6: if bytes[index + 1] >= 0x90 { return true }
      case 0xD7...0xDF: return true
      case 0xE0: if bytes[index + 1] < 0xA4 { return true }
      case 0xE2: if bytes[index + 1] == 0x80, bytes[index + 2] == 0x8F { return true }
      case 0xEF: if (0xAC...0xBB).contains(bytes[index + 1]) { return true }
      case 0xF0: if bytes[index + 1] == 0x90 || bytes[index + 1] == 0x9E { return true }
      default: continue
      }
    }
    return false
  }
}

extension Character {
  /// The character as it looks where it is read from the right (UAX #9, L4), with its marks.
  var mirrored: Character {
    guard let base = unicodeScalars.first, let image = Unicode.Scalar(lectern_bidi_mirrored(base.value)),
      image != base
    else { return self }
    var scalars = String.UnicodeScalarView([image])
    scalars.append(contentsOf: unicodeScalars.dropFirst())
    return String(scalars).first ?? self
  }
}
