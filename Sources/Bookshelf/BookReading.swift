/// An amount of reading.
package struct ReadingTally: Hashable, Sendable {
  /// The time spent, in milliseconds.
  package var milliseconds: Int
  /// The number of pages turned onto.
  package var pages: Int
  /// The length of the text passed, in characters.
  package var characters: Int

  /// Creates an amount.
  package init(milliseconds: Int = 0, pages: Int = 0, characters: Int = 0) {
    self.milliseconds = milliseconds
    self.pages = pages
    self.characters = characters
  }

  /// Adds two amounts.
  package static func + (left: ReadingTally, right: ReadingTally) -> ReadingTally {
    ReadingTally(
      milliseconds: left.milliseconds + right.milliseconds, pages: left.pages + right.pages,
      characters: left.characters + right.characters)
  }
}

/// The reading of a book, as it is kept on the shelf.
package struct BookReading: Hashable, Sendable {
  /// The book, in the edition opened last.
  package let book: BookIdentity
  /// The path of its file; nil where none is known.
  package let path: String?
  /// The part of the book before the place kept for it, in percent; nil if it is not known.
  package let percentage: Int?
  /// The amounts by the days of the reader's calendar, counted from 1970-01-01.
  package internal(set) var days: [Int: ReadingTally] = [:]
  /// The length of the whole book in characters; nil where that is not known.
  package internal(set) var length: Int?
}
