/// A PNG file of one colour, of which marks on a picture are cut out.
///
/// It is compressed by hand, as its pixels are all the same: a palette of one colour, and nothing but zeros.
enum SolidPicture {
  /// Returns a file of so many pixels in a colour, given as red, green, blue and alpha.
  static func png(width: Int, height: Int, _ colour: [UInt8]) -> [UInt8] {
    // 8 bits a pixel, with a palette (PNG, 11.2.1), and before each row the number of its filter, which is 0.
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(width) + bytes(height) + [8, 3, 0, 0, 0])
      + chunk("PLTE", Array(colour.prefix(3))) + chunk("tRNS", Array(colour.dropFirst(3)))
      + chunk("IDAT", zlib(zeros: (width + 1) * height)) + chunk("IEND", [])
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bytes(data.count) + body + bytes(Int(checksum(body)))
  }

  /// Returns the CRC of a chunk (PNG, annex D).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var checksum = UInt32.max
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    return ~checksum
  }

  /// Returns so many zeros in one block of fixed Huffman codes (RFC 1950, RFC 1951).
  private static func zlib(zeros count: Int) -> [UInt8] {
    var bits = BitList()
    // The last block, of fixed codes, whose numbers begin with the lowest bit.
    bits.append(0b110, 3)
    let longest = 258
    let repeats = count > 0 ? (count - 1) / longest : 0
    let singles = count - repeats * longest
    for _ in 0..<singles { bits.append(0b0011_0000, 8) }
    // A repetition of 258 bytes (code 285), the last byte over and over (distance 1).
    for _ in 0..<repeats {
      bits.append(0b1100_0101, 8)
      bits.append(0, 5)
    }
    bits.append(0, 7)
    return [0x78, 0x01] + bits.bytes + bytes((count % 65521) << 16 | 1)
  }

  /// Bits that fill bytes from the lowest on.
  private struct BitList {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    /// Appends a code, beginning with its highest bit.
    mutating func append(_ code: Int, _ length: Int) {
      for place in stride(from: length - 1, through: 0, by: -1) {
        if count.isMultiple(of: 8) { bytes.append(0) }
        bytes[count / 8] |= UInt8(code >> place & 1) << UInt8(count % 8)
        count += 1
      }
    }
  }
}
