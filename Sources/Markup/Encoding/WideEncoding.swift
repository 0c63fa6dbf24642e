/// Tells texts in UTF-16 and UTF-32, which hold zero bytes, from what is no text.
package enum WideEncoding {
  /// The number of ASCII characters that show which of its two bytes comes first.
  private static let enough = 4

  /// Returns the encoding of a text that begins so, by its byte order mark or by where its zero bytes stand; nil for
  /// any other.
  package static func find(in head: some RandomAccessCollection<UInt8>) -> String? {
    if head.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32LE" }
    if head.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32BE" }
    if head.starts(with: [0xFF, 0xFE]) { return "UTF-16LE" }
    if head.starts(with: [0xFE, 0xFF]) { return "UTF-16BE" }
    // XML 1.0, appendix F.
    if head.starts(with: [0x3C, 0, 0x3F, 0]) || head.starts(with: [0x3C, 0, 0x21, 0]) { return "UTF-16LE" }
    if head.starts(with: [0, 0x3C, 0, 0x3F]) || head.starts(with: [0, 0x3C, 0, 0x21]) { return "UTF-16BE" }
    let head = Array(head.prefix(4096))
    return quadruple(head) ?? unmarked(head)
  }

  /// Returns the encoding name of UTF-32, in which each character has a zero byte at the same place.
  private static func quadruple(_ head: [UInt8]) -> String? {
    guard head.count >= 4 * enough, head[0] == 0 || head[3] == 0 else { return nil }
    for (name, order) in [("UTF-32LE", [3, 2, 1, 0]), ("UTF-32BE", [0, 1, 2, 3])] {
      let scalars = stride(from: 0, to: head.count - 3, by: 4).map { start in
        order.reduce(UInt32(0)) { $0 << 8 | UInt32(head[start + $1]) }
      }
      let ascii = scalars.count { $0 < 0x80 }
      if ascii >= enough, ascii * 100 >= scalars.count, scalars.allSatisfy(isText) { return name }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a number is that of a character that texts have.
  private static func isText(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x20, let scalar = Unicode.Scalar(scalar) else {
      return (0x09...0x0D).contains(scalar) || scalar == 0x1A
    }
    return !(0x7F..<0xA0).contains(scalar.value) && !scalar.properties.isNoncharacterCodePoint
  }

  private static func unmarked(_ head: [UInt8]) -> String? {
    guard head.count >= 2 * enough, head.contains(0) else { return nil }
    for (name, low, high) in [("UTF-16LE", 0, 1), ("UTF-16BE", 1, 0)] {
      let units = stride(from: 0, to: head.count - 1, by: 2).map {
        UInt16(head[$0 + high]) << 8 | UInt16(head[$0 + low])
      }
      let ascii = units.count { $0 < 0x80 }
      guard ascii >= enough, ascii * 100 >= units.count else { continue }
      if isText(units) { return name }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the units make text: no control characters, no halves of pairs,
  /// nothing that is no character.
  private static func isText(_ units: [UInt16]) -> Bool {
    var isPair = false
    for (index, unit) in units.enumerated() {
      switch unit {
      case 0xDC00...0xDFFF:
        guard isPair else { return false }
        isPair = false
        continue
      case 0xD800...0xDBFF:
        guard !isPair else { return false }
        isPair = index < units.count - 1
        continue
      case 0x09...0x0D, 0x1A: break
      case 0..<0x20, 0x7F..<0xA0, 0xFFF0...0xFFFB, 0xFFFE...: return false
      default: break
      }
      guard !isPair else { return false }
    }
    return true
  }
}
