/// A book on the shelf, which was opened before or is in a folder of the shelf.
package struct KnownBook: Hashable, Sendable {
  /// The book, in the last edition that was opened.
  package let book: BookIdentity
  /// The path from which it was last opened, or at which it was found.
  package let path: String
  /// The time of the last opening, in seconds since 1970, or 0 for a book that was never opened.
  package let opened: Int
  /// The part of the book before its saved place, in percent, or nil if it is unknown.
  package let percentage: Int?
  /// The details that are not in the file of the book.
  package let details: ShelvedDetails

  /// Creates a known book.
  package init(
    book: BookIdentity, path: String, opened: Int, percentage: Int? = nil, details: ShelvedDetails = ShelvedDetails()
  ) {
    self.book = book
    self.path = path
    self.opened = opened
    self.percentage = percentage
    self.details = details
  }

  /// The title in a catalogue, or else that of the book itself.
  package var title: String { details.catalogued.title ?? book.title }
  /// The creators in a catalogue, or else those of the book itself.
  package var creators: [String] {
    details.catalogued.creators.isEmpty ? book.creators : details.catalogued.creators
  }
}

/// The result of recording an opened book.
package enum Opening: Hashable, Sendable {
  /// The book is new on the shelf.
  case firstTime
  /// The file is the same as at the last opening.
  case again
  /// The book is known in another edition, so its place and notes have to be anchored again.
  case newEdition
}

/// The result of saving a note.
package enum Saving: Hashable, Sendable {
  /// The note is on the disk.
  case saved
  /// The same selection of the same book was on the disk before, and stays one note.
  case alreadySaved
}
