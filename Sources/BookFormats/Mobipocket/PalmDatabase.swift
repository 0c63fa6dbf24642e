/// The head of a Palm database that holds a book: a Mobipocket book (`.mobi`, `.prc`, `.azw`, `.azw3`) or a PalmDOC.
struct PalmDatabase {
  /// The number of bytes that tell a database apart from other files.
  private static let head = 68

  /// The name of the database, which is the short title of the book.
  let name: String
  /// A Boolean value that indicates whether the text is encrypted (PalmDOC header, offset 12).
  let isEncrypted: Bool

  /// Returns a Boolean value that indicates whether such a database begins here.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    let type = bytes.dropFirst(60).prefix(8)
    return bytes.count >= head && ["BOOKMOBI", "TEXtREAd"].contains { type.elementsEqual($0.utf8) }
  }

  /// Reads the head out of the first bytes of a file; a record that is not among them counts as not encrypted.
  init(_ bytes: [UInt8]) {
    name = TextFilter.line(String(decoding: bytes.prefix(31).prefix { $0 != 0 }, as: UTF8.self))
    let offset = bytes.dropFirst(78).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let encryption = bytes.dropFirst(offset + 12).prefix(2)
    isEncrypted = encryption.contains { $0 != 0 }
  }
}
