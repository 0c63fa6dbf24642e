/// The sequences that programs write to control a terminal, which remain in records of their output: colours, titles,
/// links.
///
/// Only whole sequences are removed (ECMA-48, 5.4 and 5.6); the part of a cut one behind its escape is text.
enum TerminalSequences {
  private static let escape: UInt8 = 0x1B

  /// Returns a text without its sequences, or unchanged if it has none.
  ///
  /// A blank replaces a sequence that moves the cursor.
  ///
  /// - Complexity: O(n); no byte is looked at for more than one escape.
  static func removed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(escape) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == escape, let end = end(of: bytes, at: index) {
        if isMove(bytes[index..<end]) { result.append(0x20) }
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// Returns the place behind the sequence that begins at an escape, or nil if it is none, or is cut.
  private static func end(of bytes: [UInt8], at start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case 0x5B:
      let parameters = bytes[(start + 2)...].prefix { (0x30...0x3F).contains($0) }
      let rest = bytes[parameters.endIndex...].drop { (0x20...0x2F).contains($0) }
      return rest.first.flatMap { (0x40...0x7E).contains($0) ? rest.startIndex + 1 : nil }
    // The sequence designates a character set.
    case 0x28...0x2B:
      return start + 2 < bytes.count && (0x30...0x7E).contains(bytes[start + 2]) ? start + 3 : nil
    case 0x50, 0x58, 0x5D...0x5F: return endOfString(bytes, from: start + 2)
    default: return nil
    }
  }

  /// Returns the place behind a control string that ends with a bell or with an escape of its own, or nil if its line
  /// ends first.
  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int? {
    guard let end = bytes[start...].firstIndex(where: { [0x07, 0x0A, 0x0D, escape].contains($0) }) else { return nil }
    if bytes[end] == 0x07 { return end + 1 }
    return bytes[end...].starts(with: [escape, 0x5C]) ? end + 2 : nil
  }

  /// Returns a Boolean value that indicates whether a sequence moves the cursor in the line, or to another.
  private static func isMove(_ sequence: ArraySlice<UInt8>) -> Bool {
    guard sequence.dropFirst().first == 0x5B, let last = sequence.last else { return false }
    return [0x43, 0x47, 0x48, 0x66].contains(last)
  }
}
