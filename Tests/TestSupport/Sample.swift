import Bookshelf
import TextModel

/// Values that the tests of the shelf share.
package enum Sample {
  /// The day of the samples: 2026-11-20T09:38:22Z.
  package static let date = 1_795_167_502

  /// A book as its file and metadata give it.
  package static func book(
    _ title: String, by creators: [String] = ["A Walker"], identifier: String? = nil, hash: UInt64 = 1,
    path: String? = nil
  ) -> BookIdentity {
    BookIdentity(identifier: identifier, title: title, creators: creators, size: 1_000, hash: hash, path: path)
  }

  /// A note on a passage of one section.
  package static func note(
    _ text: String, in book: BookIdentity = book("A Guide"), section: Int = 0, at offset: Int = 0,
    chapter: [String] = ["Morning"], printPage: String? = nil, percentage: Int = 12
  ) -> Note {
    Note(
      book: book, range: TextRange(section: section, offset..<offset + text.utf8.count), text: text,
      context: TextContext(before: "before ", after: " after"), chapter: chapter, printPage: printPage,
      percentage: percentage, date: date)
  }
}
