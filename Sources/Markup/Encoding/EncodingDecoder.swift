import CTextEncodings

/// Turns bytes of a named encoding into UTF-8, with the converters of ICU.
enum EncodingDecoder {
  /// A text that was decoded.
  struct Decoded {
    /// The text in UTF-8, without a byte order mark.
    let bytes: [UInt8]
    /// The number of sequences that the encoding does not have: each became U+FFFD.
    let replaced: Int

    /// A Boolean value that indicates whether more of what is not ASCII was read than was not: an encoding that does
    /// not fit fails at most of it.
    var fits: Bool {
      replaced == 0 || bytes.count { $0 >= 0xC0 } > 2 * replaced
    }

    /// A Boolean value that indicates whether some of what is not ASCII was read: enough for what says that it is in
    /// UTF-8, which no other text becomes by chance.
    var holds: Bool {
      let read = bytes.count { $0 >= 0xC0 } - replaced
      return read > 0 && read * 2 >= replaced
    }

    /// Returns a Boolean value that indicates whether each of so many bytes was read as a character of its own.
    func isSingleByte(_ count: Int) -> Bool {
      self.bytes.count { $0 & 0xC0 != 0x80 } == count
    }
  }

  /// Returns the text, nil when the encoding is not known.
  static func decode(_ bytes: [UInt8], from label: String) -> Decoded? {
    guard let decoder = lectern_decoder_open(EncodingLabel.converter(label)) else { return nil }
    defer { lectern_decoder_close(decoder) }
    guard var result = decode(bytes, with: decoder) else { return nil }
    if result.starts(with: [0xEF, 0xBB, 0xBF]) { result.removeFirst(3) }
    return Decoded(bytes: result, replaced: Int(lectern_decoder_replaced(decoder)))
  }

  /// The length that is decoded at a time, in bytes of UTF-8.
  private static let pieceBytes = 64 << 10

  /// Returns the whole text, piece by piece: its length is not known before.
  private static func decode(_ bytes: [UInt8], with decoder: OpaquePointer) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    return bytes.withUnsafeBytes { source in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: pieceBytes) { piece in
        var rest = source.assumingMemoryBound(to: CChar.self).baseAddress
        let end = rest.map { $0 + source.count }
        var isLast = bytes.isEmpty
        while !isLast {
          let length = lectern_decoder_next(
            decoder, &rest, end, piece.baseAddress, Int64(piece.count), &isLast)
          guard length >= 0 else { return nil }
          result += UnsafeRawBufferPointer(piece).prefix(Int(length))
        }
        return result
      }
    }
  }

  /// Returns a Boolean value that indicates whether ASCII is part of the encoding; a declaration that was read as ASCII
  /// can only be true of such a one.
  static func holdsASCII(_ label: String) -> Bool {
    let sample = Array("<?xml version='1.0' encoding=\"Aa09-_\"?>".utf8)
    return decode(sample, from: label)?.bytes == sample
  }
}
