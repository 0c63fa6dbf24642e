/// Puts values together as D-Bus has them: each at a multiple of its own size.
struct DBusWriter {
  var bytes: [UInt8] = []

  mutating func pad(to size: Int) {
    while !bytes.count.isMultiple(of: size) { bytes.append(0) }
  }

  mutating func number(_ number: UInt32) {
    pad(to: 4)
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func text(_ text: String) {
    number(UInt32(text.utf8.count))
    bytes += text.utf8
    bytes.append(0)
  }

  mutating func signature(_ signature: String) {
    bytes.append(UInt8(signature.utf8.count))
    bytes += signature.utf8
    bytes.append(0)
  }

  /// A field of a header: a code, and a text or a path as a variant.
  mutating func field(_ code: UInt8, _ type: String, _ value: String) {
    pad(to: 8)
    bytes.append(code)
    signature(type)
    text(value)
  }

  /// A field of a header that holds a signature.
  mutating func signatureField(_ code: UInt8, _ value: String) {
    pad(to: 8)
    bytes.append(code)
    signature("g")
    signature(value)
  }
}

/// Takes values apart; everything it gives is nil once the bytes are at an end.
struct DBusReader {
  private let bytes: ArraySlice<UInt8>
  /// How many bytes have been read.
  private(set) var offset = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  mutating func pad(to size: Int) {
    offset = (offset + size - 1) / size * size
  }

  mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[bytes.startIndex + offset]
  }

  mutating func number() -> UInt32? {
    pad(to: 4)
    guard offset + 4 <= bytes.count else { return nil }
    return (0..<4).reduce(0) { number, place in number | UInt32(byte() ?? 0) << (8 * UInt32(place)) }
  }

  mutating func signature() -> String? {
    guard let length = byte(), offset + Int(length) < bytes.count else { return nil }
    defer { offset += Int(length) + 1 }
    let start = bytes.startIndex + offset
    return String(decoding: bytes[start..<start + Int(length)], as: UTF8.self)
  }

  mutating func skipText() -> Bool {
    guard let length = number(), length < 1 << 16, offset + Int(length) < bytes.count else { return false }
    offset += Int(length) + 1
    return true
  }
}
