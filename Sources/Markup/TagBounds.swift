/// Finds tags with more attributes than anyone writes: the parsers compare each with all before it.
enum TagBounds {
  /// The greatest number of attributes of a tag, and of characters that look like some.
  private static let most = 4000

  /// Returns the ranges that are to be cut from a document, in order.
  static func cuts(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBytes { source in
      var cuts: [Range<Int>] = []
      var index = source.place(of: 0x3C, from: 0)
      while index < source.count {
        let end = source.place(of: 0x3E, from: index)
        if end - index > most, let cut = cut(UnsafeRawBufferPointer(rebasing: source[index..<end])) {
          cuts.append(index + cut..<end)
        }
        index = source.place(of: 0x3C, from: end)
      }
      return cuts
    }
  }

  /// Returns the place at which a tag passes the limit, counting blanks and equals signs outside of quotes.
  private static func cut(_ tag: UnsafeRawBufferPointer) -> Int? {
    var quote: UInt8?
    var delimiters = 0
    for (index, byte) in tag.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3D || byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x2F {
        delimiters += 1
        if delimiters > most { return index }
      }
    }
    return nil
  }
}
