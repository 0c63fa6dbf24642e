/// A book on the shelf: one that was opened before, or one in a folder of the shelf.
package struct KnownBook: Hashable, Sendable {
  /// The book, in the edition opened last.
  package let book: BookIdentity
  /// The path it was opened from last, or was found at.
  package let path: String
  /// When it was opened last, in seconds since 1970; 0 for one that never was.
  package let opened: Int
  /// The share of it before the place kept for it, in percent; nil where that is not known.
  package let percentage: Int?
  /// The facts that the shelf knows of it beside that.
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

  /// The title: a catalogue's, else the book's own.
  package var title: String { details.catalogued.title ?? book.title }
  /// The creators: a catalogue's, else the book's own.
  package var creators: [String] {
    details.catalogued.creators.isEmpty ? book.creators : details.catalogued.creators
  }
}

/// The result of opening a book, as the shelf knows it.
package enum Opening: Hashable, Sendable {
  /// The book was not known.
  case firstTime
  /// The same file as last time.
  case again
  /// A known book in another edition: its place and notes are to be re-anchored.
  case newEdition
}

/// The answer to saving a note.
package enum Saving: Hashable, Sendable {
  /// The note is on disk.
  case saved
  /// The same selection of the same book was on disk before; it stays one note.
  case alreadySaved
}
