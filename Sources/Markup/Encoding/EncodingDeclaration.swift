/// The encoding that a document names in its first bytes.
///
/// Every document of a book is asked for it, so it is looked for in bytes.
enum EncodingDeclaration {
  /// Returns the name in an XML declaration (`encoding="..."`) or in a `meta` element (`charset=...`), in small
  /// letters.
  static func find(in bytes: ArraySlice<UInt8>) -> String? {
    let head = bytes.map(lowercase)
    if head.starts(with: "<?xml".utf8), let end = place(of: "?>", in: head[...]),
      let name = value(after: "encoding", in: head[..<end])
    {
      return name
    }
    var rest = head[...]
    while let symbol = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[symbol...]
      if rest.starts(with: "<!--".utf8) {
        // A declaration in a comment does not count (HTML standard, 13.2.3.2); a comment that does not end holds all
        // the rest.
        guard let end = place(of: "-->", in: rest.dropFirst(2)) else { return nil }
        rest = rest[(end + 3)...]
        continue
      }
      if rest.starts(with: "<meta".utf8),
        let name = value(after: "charset", in: rest.prefix { $0 != UInt8(ascii: ">") })
      {
        return name
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func value(after key: String, in text: ArraySlice<UInt8>) -> String? {
    var rest = text
    while let found = place(of: key, in: rest) {
      rest = rest[(found + key.utf8.count)...].drop(while: isSpace)
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst().drop { isSpace($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      let name = value.prefix(while: isPartOfName)
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
    return nil
  }

  /// Returns the start of a string in a text.
  private static func place(of symbol: String, in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let start = rest.firstIndex(where: { $0 == symbol.utf8.first }) {
      rest = rest[start...]
      if rest.starts(with: symbol.utf8) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."): true
    default: false
    }
  }
}
