/// The marks that list items begin with in plain text.
enum ListMarker {
  /// Returns a Boolean value that indicates whether a line begins with "-", "*", "+" or "•", with a number or a letter
  /// and "." or ")", or with a number in square brackets, and a blank.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line.drop { $0 == 0x20 || $0 == 0x09 }
    if rest.starts(with: "•".utf8) { return isBlank(rest.dropFirst(3).first) }
    guard let first = rest.popFirst() else { return false }
    if first == 0x2D || first == 0x2A || first == 0x2B { return isBlank(rest.first) }
    if first == 0x5B {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      return (1...3).contains(digits.count) && rest[digits.endIndex...].first == 0x5D
        && isBlank(rest[digits.endIndex...].dropFirst().first)
    }
    if (0x30...0x39).contains(first) {
      let digits = rest.prefix { (0x30...0x39).contains($0) }.count
      guard digits < 4 else { return false }
      rest = rest.dropFirst(digits)
    } else {
      // A capital and a full stop is more often somebody's initial.
      guard (0x61...0x7A).contains(first) else { return false }
    }
    return (rest.first == 0x2E || rest.first == 0x29) && isBlank(rest.dropFirst().first)
  }

  private static func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }
}
