/// A reference to a character by its number (HTML standard, 13.2.5.75 to 13.2.5.80).
struct NumericReference {
  /// The text; nil if it has no digits.
  private(set) var text: String?
  /// The number of bytes it takes, its ampersand included.
  private(set) var length: Int

  /// Longer numbers are those of no character.
  private static let mostDigits = 32

  /// Reads the reference that bytes begin with; nil where they begin with none.
  ///
  /// Two that are the halves of one character in UTF-16, as programs write that know no other numbers, are that one.
  init?(_ bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.starts(with: "&#".utf8) else { return nil }
    let (first, length) = Self.number(bytes)
    self.length = length
    guard let first else { return }
    guard (0xD800...0xDBFF).contains(first) else {
      text = Self.text(first)
      return
    }
    let rest = bytes.dropFirst(length)
    let (second, secondLength) = rest.starts(with: "&#".utf8) ? Self.number(rest) : (nil, 0)
    guard let second, (0xDC00...0xDFFF).contains(second) else {
      text = Self.text(first)
      return
    }
    text = Self.text(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    self.length += secondLength
  }

  private static func number(_ bytes: some Collection<UInt8>) -> (UInt32?, Int) {
    let rest = bytes.dropFirst(2)
    let isHexadecimal = rest.first.map { $0 | 0x20 == 0x78 } ?? false
    let digits = rest.dropFirst(isHexadecimal ? 1 : 0).prefix(while: isHexadecimal ? isHexadecimalDigit : isDigit)
    let length = 2 + (isHexadecimal ? 1 : 0) + digits.count
    guard !digits.isEmpty else { return (nil, length) }
    let isEnded = bytes.dropFirst(length).first == 0x3B
    let number = UInt32(
      String(decoding: digits.drop { $0 == 0x30 }.prefix(mostDigits), as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    // Nothing but zeros is zero, and what is larger than any number is none.
    return (number ?? (digits.allSatisfy { $0 == 0x30 } ? 0 : .max), length + (isEnded ? 1 : 0))
  }

  private static func text(_ number: UInt32) -> String {
    // The end of a page is white space.
    if number == 0x0C { return " " }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number).map { String($0) } ?? "\u{FFFD}"
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
