/// Makes a string of bytes without changing where anything stands in them.
enum WellFormed {
  /// Returns the string; bytes that are no UTF-8 become question marks, one for one, so that every offset still holds.
  static func string(_ bytes: inout [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var index = 0
    while index < bytes.count {
      let length = sequenceLength(bytes, at: index)
      if length == 0 { bytes[index] = 0x3F }
      index += max(1, length)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func sequenceLength(_ bytes: [UInt8], at index: Int) -> Int {
    let end = min(index + 4, bytes.count)
    for length in 1...4 where index + length <= end {
      if String(validating: bytes[index..<index + length], as: UTF8.self) != nil { return length }
    }
    return 0
  }
}
