/// The smallest Mobipocket book: an uncompressed document and its title.
package struct MinimalMobipocket {
  /// The document, in HTML.
  package var markup: String
  /// The number of the encryption in the header, 0 for none.
  package var encryption = 0
  /// The type of the database.
  package var type = "BOOKMOBI"

  /// Creates a book of a document, which has to fit into one record of 4096 bytes.
  package init(_ markup: String) { self.markup = markup }

  /// The bytes of the file: the table of the records, the header, the text, and the end.
  package var bytes: [UInt8] {
    let title = Array("The Lake".utf8)
    let text = Array(markup.utf8)
    var mobi = [UInt8](repeating: 0, count: 232)
    func put(_ value: Int, at offset: Int) { mobi.replaceSubrange(offset..<offset + 4, with: Self.number(value, 4)) }
    mobi.replaceSubrange(0..<4, with: "MOBI".utf8)
    for offset in [24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 152, 228] { put(0xFFFF_FFFF, at: offset) }
    // The length of the header, the type of the book, UTF-8, an identifier, and the version.
    for (index, value) in [mobi.count, 2, 65001, 1, 6].enumerated() { put(value, at: 4 + 4 * index) }
    // The first record that is no text, the place and the length of the title, the language, and the first picture.
    for (offset, value) in [(64, 2), (68, 16 + mobi.count), (72, title.count), (76, 9), (88, 6), (92, 2)] {
      put(value, at: offset)
    }
    let document =
      Self.number(1, 2) + [0, 0] + Self.number(text.count, 4) + Self.number(1, 2) + Self.number(4096, 2)
      + Self.number(encryption, 2) + [0, 0]
    let records = [document + mobi + title + [0, 0], text, [0xE9, 0x8E, 0x0D, 0x0A]]
    var head = title + [UInt8](repeating: 0, count: 60 - title.count) + Array(type.utf8)
    head += [UInt8](repeating: 0, count: 8) + Self.number(records.count, 2)
    var offset = head.count + 8 * records.count + 2
    for (index, record) in records.enumerated() {
      head += Self.number(offset, 4) + Self.number(index, 4)
      offset += record.count
    }
    return head + [0, 0] + records.joined()
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
  }
}
