/// The encoding that a document names in its first bytes.
enum EncodingDeclaration {
  /// The name in an XML declaration (`encoding="..."`) or in a `meta` element (`charset=...`).
  static func find(in bytes: ArraySlice<UInt8>) -> String? {
    let head = String(decoding: bytes.map { $0 < 0x80 ? lowercase($0) : 0x3F }, as: UTF8.self)
    if head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
      let name = value(after: "encoding", in: head[..<end.lowerBound])
    {
      return name
    }
    var rest = Substring(head)
    while let meta = rest.firstRange(of: "<meta") {
      rest = rest[meta.upperBound...]
      let tag = rest.prefix { $0 != ">" }
      if let name = value(after: "charset", in: tag) { return name }
    }
    return nil
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  private static func value(after key: String, in text: Substring) -> String? {
    guard let found = text.firstRange(of: key) else { return nil }
    let rest = text[found.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "=" else { return nil }
    let value = rest.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
    let name = value.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
    return name.isEmpty ? nil : String(name)
  }
}
