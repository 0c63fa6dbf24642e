import CTextBreaks
import TextModel

/// The direction of a text and the embedding levels of its characters (UAX #9).
struct BidiText {
  /// The direction of the paragraph.
  let direction: TextDirection
  /// The level of each UTF-8 byte; nil where the whole text is read from the left.
  private let levels: [UInt8]?

  /// Finds the levels of a text, its direction that of its first strong character unless another is given.
  ///
  /// - Complexity: O(n); text in which nothing is read from the right is looked at once, byte by byte.
  init(_ text: Substring, direction given: TextDirection? = nil) {
    var text = text
    (direction, levels) = text.withUTF8 { bytes in
      if given != .rightToLeft, !Self.mayBeReadFromTheRight(bytes) { return (.leftToRight, nil) }
      return bytes.withMemoryRebound(to: CChar.self) { bytes in
        let count = Int32(bytes.count)
        let direction = given ?? Self.direction(of: bytes)
        var levels = [UInt8](repeating: direction == .rightToLeft ? 1 : 0, count: bytes.count)
        // Where ICU cannot, everything goes in the direction of the paragraph.
        _ = lectern_bidi_levels(bytes.baseAddress, count, direction == .rightToLeft ? 1 : 0, &levels)
        return (direction, levels)
      }
    }
  }

  /// The characters of a row as they are seen from the left, given by where they begin in the text: their places in
  /// the row, and whether each is read from the right; nil where they are seen as they are read.
  func order(of offsets: some Collection<Int>) -> [(place: Int, isReadFromTheRight: Bool)]? {
    guard let levels else { return nil }
    let rowLevels = offsets.map { levels[$0] }
    var order = [Int32](repeating: 0, count: rowLevels.count)
    lectern_bidi_order(rowLevels, Int32(rowLevels.count), &order)
    return order.map { (Int($0), rowLevels[Int($0)] % 2 == 1) }
  }

  /// The direction of the first strong character of a text (P2, P3), from the left where it has none.
  static func direction(of text: Substring) -> TextDirection {
    var text = text
    return text.withUTF8 { $0.withMemoryRebound(to: CChar.self) { Self.direction(of: $0) } }
  }

  private static func direction(of bytes: UnsafeBufferPointer<CChar>) -> TextDirection {
    lectern_bidi_direction(bytes.baseAddress, Int32(bytes.count)) == 1 ? .rightToLeft : .leftToRight
  }

  /// Whether any byte may belong to a character that is read from the right, or to RIGHT-TO-LEFT MARK.
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
