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
    while let sign = rest.firstIndex(of: "<") {
      rest = rest[sign...]
      if rest.hasPrefix("<!--") {
        // What a comment says is not said (HTML standard, 13.2.3.2); one that does not end holds all the rest.
        guard let end = rest.dropFirst(2).firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      if rest.hasPrefix("<meta"), let name = value(after: "charset", in: rest.prefix { $0 != ">" }) { return name }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  private static func value(after key: String, in text: Substring) -> String? {
    var rest = text
    while let found = rest.firstRange(of: key) {
      rest = rest[found.upperBound...].drop { $0.isWhitespace }
      guard rest.first == "=" else { continue }
      let value = rest.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      let name = value.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
      return name.isEmpty ? nil : String(name)
    }
    return nil
  }
}
