/// The characters that typewriters and line printers print over others, and that pagers take for bold and underlined
/// letters.
///
/// A letter, a backspace and the letter again, or a letter and an underscore over each other, are that letter.
enum Overstrikes {
  private static let backspace: UInt8 = 0x08

  /// Returns a text with each letter once, or unchanged if nothing is printed twice.
  static func resolved(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(backspace) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == backspace, let before = lastSymbol(of: result[...]), index + 1 < bytes.count else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let next = index + 1..<min(index + 1 + length(of: bytes[index + 1]), bytes.count)
      if bytes[next] == result[before] || bytes[next] == [0x5F] {
        index = next.upperBound
      } else if result[before] == [0x5F] {
        result.replaceSubrange(before, with: bytes[next])
        index = next.upperBound
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// Returns the range of the last character of a text, or nil if there is none that can be printed over.
  private static func lastSymbol(of text: ArraySlice<UInt8>) -> Range<Int>? {
    guard let start = text.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }), text[start] > 0x20 else { return nil }
    return start..<text.endIndex
  }

  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
