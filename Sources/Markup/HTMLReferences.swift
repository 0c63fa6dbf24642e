/// References to characters in the values of attributes of HTML (HTML standard, 13.2.5.72 to 13.2.5.74).
enum HTMLReferences {
  /// The longest name of a character, in bytes.
  private static let longest = 32

  /// Returns the value that is written so; what is no reference stays as it is.
  static func decode(_ written: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var value: [UInt8] = []
    value.reserveCapacity(written.count)
    var index = 0
    while index < written.count {
      if written[index] == 0x26,
        let number = NumericReference(UnsafeBufferPointer(rebasing: written[index...])), let text = number.text
      {
        value += text.utf8
        index += number.length
      } else if written[index] == 0x26,
        let (text, length) = reference(UnsafeBufferPointer(rebasing: written[(index + 1)...]))
      {
        value += text.utf8
        index += 1 + length
      } else {
        value.append(written[index])
        index += 1
      }
    }
    return value
  }

  /// Returns the text of the reference that begins behind an ampersand, and its length.
  private static func reference(_ rest: UnsafeBufferPointer<UInt8>) -> (text: String, length: Int)? {
    let length = rest.prefix(longest).prefix(while: isAlphanumeric).count
    if length < rest.count, rest[length] == 0x3B,
      let value = NamedCharacters.value(of: String(decoding: rest[..<length], as: UTF8.self))
    {
      return (value, length + 1)
    }
    let open = NamedCharacters.openName(beginning: rest)
    guard let value = open.value else { return nil }
    // As in an address, what goes on after a name without a semicolon is none.
    if open.length < rest.count, rest[open.length] == 0x3D || isAlphanumeric(rest[open.length]) { return nil }
    return (value, open.length)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
