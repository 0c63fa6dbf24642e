/// A book that was opened before.
package struct KnownBook: Hashable, Sendable {
  /// The book, in the edition opened last.
  package let book: BookIdentity
  /// The path it was opened from last.
  package let path: String
  /// When it was opened last, in seconds since 1970.
  package let opened: Int
  /// How much of it lies before the place kept for it, in percent; nil where that is not known.
  package let percentage: Int?

  /// Creates a known book.
  package init(book: BookIdentity, path: String, opened: Int, percentage: Int? = nil) {
    self.book = book
    self.path = path
    self.opened = opened
    self.percentage = percentage
  }
}

/// What opening a book told the shelf.
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
