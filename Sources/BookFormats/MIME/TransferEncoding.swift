/// The encoding of the bytes of a part, with which they pass as lines of ASCII (RFC 2045, 6).
enum TransferEncoding {
  /// Returns the contents of a part; text that is not written as it should be stays as it is.
  static func decode(_ body: ArraySlice<UInt8>, _ name: String?) -> [UInt8] {
    switch name {
    case "quoted-printable": quoted(body)
    case "base64": base64(body) ?? Array(body)
    default: Array(body)
    }
  }

  /// Bytes in hexadecimal digits behind an equals sign, which at the end of a line takes the line end away (6.7).
  static func quoted(_ body: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(body.count)
    var index = body.startIndex
    while index < body.endIndex {
      guard body[index] == 0x3D else {
        result.append(body[index])
        index += 1
        continue
      }
      if index + 2 < body.endIndex, let high = body[index + 1].hexadecimalValue,
        let low = body[index + 2].hexadecimalValue
      {
        result.append(high << 4 | low)
        index += 3
        continue
      }
      // White space before the end of a line was added on the way.
      let behind = body[(index + 1)...].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if behind.isEmpty || behind.first == 0x0A {
        index = min(behind.startIndex + 1, body.endIndex)
      } else {
        result.append(0x3D)
        index += 1
      }
    }
    return result
  }

  /// Six bits a character (6.8); nil where so much of it is none of these that it is surely something else.
  static func base64(_ body: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(body.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var known = 0
    var foreign = 0
    for byte in body {
      guard let value = sextet(byte) else {
        if byte == 0x3D {
          // The end of one text in base64 may be followed by another.
          (bits, count) = (0, 0)
        } else if byte > 0x20 {
          foreign += 1
        }
        continue
      }
      known += 1
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return foreign * 20 > known ? nil : result
  }

  private static func sextet(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x47
    case 0x30...0x39: byte + 4
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
