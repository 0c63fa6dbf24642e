/// Tells texts of seven bits that change their characters by escape sequences (ISO/IEC 2022): no other text has them.
enum EscapedEncoding {
  private static let escape: UInt8 = 0x1B

  /// Returns the encoding of a text with such sequences (RFC 1468, RFC 1557); nil for any other.
  static func find(in bytes: [UInt8]) -> String? {
    var place = bytes.withUnsafeBytes { $0.place(of: escape, from: 0) }
    while place < bytes.count {
      let sequence = bytes[place...].dropFirst().prefix(3)
      if sequence.starts(with: "$)C".utf8) { return "ISO-2022-KR" }
      let isJapanese = ["$B", "$@", "(J"].contains { sequence.starts(with: $0.utf8) }
      if isJapanese { return bytes.contains { $0 >= 0x80 } ? nil : "ISO-2022-JP" }
      place = bytes.withUnsafeBytes { $0.place(of: escape, from: place + 1) }
    }
    return nil
  }
}
