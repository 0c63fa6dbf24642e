/// An amount of reading.
package struct ReadingTally: Hashable, Sendable {
  /// The reading time, in milliseconds.
  package var milliseconds: Int
  /// The number of pages that were turned to.
  package var pages: Int
  /// The length of the text that was read, in characters.
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

/// The reading of a book, as stored on the shelf.
package struct BookReading: Hashable, Sendable {
  /// The book, in the last edition that was opened.
  package let book: BookIdentity
  /// The path of the file, or nil if it is unknown.
  package let path: String?
  /// The part of the book before its saved place, in percent, or nil if it is unknown.
  package let percentage: Int?
  /// The amounts by the days of the user's calendar, counted from 1970-01-01.
  package internal(set) var days: [Int: ReadingTally] = [:]
  /// The length of the whole book in characters, or nil if it is unknown.
  package internal(set) var length: Int?
}
