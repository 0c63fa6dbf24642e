/// A token of Rich Text (Rich Text Format 1.9.1, "Basic Entities").
enum RichTextToken {
  case open
  case close
  /// A control word: its name, and its number if it has one.
  case word(ArraySlice<UInt8>, Int?)
  /// A control symbol, by the character behind the backslash.
  case symbol(UInt8)
  /// A byte of the text that is written in hexadecimal digits.
  case hex(UInt8)
  /// Bytes of the text as they are, without line ends, which have no meaning there.
  case text(ArraySlice<UInt8>)
  /// Bytes that are no text.
  case binary(ArraySlice<UInt8>)
}

/// The tokens of Rich Text, from the first to the last, of any bytes.
struct RichTextTokens: Sequence, IteratorProtocol {
  private let source: [UInt8]
  private var index = 0
  /// The greatest number of digits that are read of a number (numbers have 32 bits).
  private static let longestNumber = 10

  init(_ source: [UInt8]) {
    self.source = source
  }

  mutating func next() -> RichTextToken? {
    while index < source.count, source[index] == 0x0A || source[index] == 0x0D { index += 1 }
    guard index < source.count else { return nil }
    switch source[index] {
    case 0x7B:
      index += 1
      return .open
    case 0x7D:
      index += 1
      return .close
    case 0x5C:
      index += 1
      return control()
    default:
      let text = source[index...].prefix { ![0x0A, 0x0D, 0x5C, 0x7B, 0x7D].contains($0) }
      index = text.endIndex
      return .text(text)
    }
  }

  /// Returns the token behind a backslash, or nil at the end of the text.
  private mutating func control() -> RichTextToken? {
    guard index < source.count else { return nil }
    let name = source[index...].prefix { (0x61...0x7A).contains($0 | 0x20) }
    guard name.isEmpty else { return word(name) }
    let symbol = source[index]
    index += 1
    guard symbol == 0x27 else { return .symbol(symbol) }
    let digits = source[index...].prefix(2)
    guard digits.count == 2, let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
      return .text(source[index..<index])
    }
    index += 2
    return .hex(byte)
  }

  private mutating func word(_ name: ArraySlice<UInt8>) -> RichTextToken {
    index = name.endIndex
    let symbol = source[index...].prefix(1).prefix { $0 == 0x2D }
    let digits = source[symbol.endIndex...].prefix { (0x30...0x39).contains($0) }
    var number: Int?
    if !digits.isEmpty {
      index = digits.endIndex
      let value = Int(String(decoding: digits.prefix(Self.longestNumber), as: UTF8.self)) ?? 0
      number = symbol.isEmpty ? value : -value
    }
    if index < source.count, source[index] == 0x20 { index += 1 }
    guard name.elementsEqual("bin".utf8) else { return .word(name, number) }
    let bytes = source[index...].prefix(Swift.max(0, number ?? 0))
    index = bytes.endIndex
    return .binary(bytes)
  }
}
