/// The encoding of the bytes of a part as lines of ASCII (RFC 2045, 6).
enum TransferEncoding {
  /// Returns the decoded contents of a part; bytes without a valid encoding are unchanged.
  static func decode(_ body: ArraySlice<UInt8>, _ name: String?) -> [UInt8] {
    switch name {
    case "quoted-printable": quoted(body)
    case "base64": base64(body) ?? Array(body)
    default: Array(body)
    }
  }

  /// Decodes quoted-printable text: hexadecimal digits after an equals sign, which removes the line end at the end of
  /// a line (6.7).
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
      // White space before the line end was added in transport.
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

  /// Decodes base64, six bits for each character (6.8), or returns nil if so many characters are invalid that it is
  /// other text.
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
          // One text in base64 may follow another.
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
