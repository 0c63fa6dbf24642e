/// The control characters U+0080 to U+009F, which stand for nothing in a text: whoever wrote them meant the bytes of
/// windows-1252, and is read so (HTML standard, 13.2.5.80).
enum MisreadControls {
  /// The meaning of the bytes 0x80 to 0x9F in windows-1252; five have none there either.
  private static let meant: [Unicode.Scalar?] = [
    "\u{20AC}", nil, "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{2C6}", "\u{2030}",
    "\u{160}", "\u{2039}", "\u{152}", nil, "\u{17D}", nil, nil, "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}",
    "\u{2022}", "\u{2013}", "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", nil, "\u{17E}",
    "\u{178}",
  ]

  /// Puts what was meant in the place of such characters, from an index on.
  static func mend(_ bytes: inout [UInt8], from start: Int) {
    guard let first = place(in: bytes, from: start) else { return }
    var repaired: [UInt8] = []
    var index = first
    while index < bytes.count {
      if isControl(bytes, index) {
        if let scalar = meant[Int(bytes[index + 1] - 0x80)] { repaired += String(scalar).utf8 }
        index += 2
      } else {
        repaired.append(bytes[index])
        index += 1
      }
    }
    bytes.replaceSubrange(first..., with: repaired)
  }

  private static func isControl(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index] == 0xC2 && index + 1 < bytes.count && (0x80...0x9F).contains(bytes[index + 1])
  }

  /// Returns the place of the first of them.
  private static func place(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { source in
      var index = source.place(of: 0xC2, from: start)
      while index + 1 < source.count, !(0x80...0x9F).contains(source[index + 1]) {
        index = source.place(of: 0xC2, from: index + 1)
      }
      return index + 1 < source.count ? index : nil
    }
  }
}
