import Bookshelf

/// An identifier made of what it identifies, so that the same note is known by the same one each time it is written out:
/// a UUID of version 8 (RFC 9562, 5.8).
struct ContentUUID {
  /// The identifier in its 36 characters.
  let text: String

  /// Identifies a note by its book, its passage and the moment it was kept.
  init(_ note: Note) {
    self.init(
      [note.book.identifier ?? "", note.book.title, note.context.before, note.text, note.context.after]
        + [note.kind.rawValue, String(note.date)])
  }

  /// Identifies a book that has no identifier of its own.
  init(_ book: BookIdentity) {
    self.init([book.identifier ?? "", book.title] + book.creators)
  }

  private init(_ parts: [String]) {
    let bytes = Array(parts.joined(separator: "\u{1F}").utf8)
    var digits = Array(Self.hex(Self.hash(bytes)) + Self.hex(Self.hash(bytes.reversed())))
    // The version, and the variant of the RFC.
    digits[12] = "8"
    digits[16] = "a"
    for place in [8, 13, 18, 23] { digits.insert("-", at: place) }
    text = String(digits)
  }

  /// FNV-1a of 64 bits.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
