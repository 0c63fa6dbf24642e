/// Percent-encoding of URLs (RFC 3986, 2.1).
enum PercentEncoding {
  /// Returns the text with each `%XX` replaced by its byte; what is no such escape stays.
  static func decode(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(0x25) else { return String(text) }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25, index + 2 < bytes.count, let high = bytes[index + 1].hexadecimalValue,
        let low = bytes[index + 2].hexadecimalValue
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
