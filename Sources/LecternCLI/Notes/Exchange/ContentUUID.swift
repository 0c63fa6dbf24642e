import Bookshelf
import TextModel

/// An identifier made of what it identifies, so that the same note is known by the same one each time it is written
/// out: a UUID of version 8 (RFC 9562, 5.8).
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

  /// Identifies a book that is made of another, by its metadata and its file.
  init(_ metadata: BookMetadata, of fingerprint: FileFingerprint?) {
    self.init(
      [metadata.identifier ?? "", metadata.title] + metadata.creators
        + [String(fingerprint?.size ?? 0), String(fingerprint?.hash ?? 0)])
  }

  private init(_ parts: [String]) {
    let bytes = Array(parts.joined(separator: "\u{1F}").utf8)
    var digits = Array(Self.hex(bytes.fnv1a) + Self.hex(bytes.reversed().fnv1a))
    // The version, and the variant of the RFC.
    digits[12] = "8"
    digits[16] = "a"
    for place in [8, 13, 18, 23] { digits.insert("-", at: place) }
    text = String(digits)
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
