import TextModel

/// A passage that the user keeps: its exact text, and the data by which it is found again and cited.
///
/// Its properties are the columns of a row of the shelf.
package struct Note: Hashable, Sendable {
  /// The purpose of a passage.
  package enum Kind: String, CaseIterable, Sendable {
    case note, bookmark, highlight
  }

  /// The book, in the edition of the position.
  package let book: BookIdentity
  /// The position of the passage.
  package let range: TextRange
  /// The text of the range, exactly as in the book, but without references to notes.
  package let text: String
  /// The text around the passage.
  package let context: TextContext
  /// The headings in the table of contents that contain the passage, outermost first.
  package let chapter: [String]
  /// The page of the printed edition, or nil if the book has no page list.
  package let printPage: String?
  /// The part of the book before the passage, in percent, from 0 to 100.
  package let percentage: Int
  /// The year of publication, or nil if it is unknown.
  package let year: Int?
  /// The time at which the passage was saved, in seconds since 1970.
  package let date: Int
  /// The purpose of the passage.
  package let kind: Kind
  /// The user's text on the passage, or the name of a bookmark; empty if there is none.
  package let words: String
  /// A Boolean value that indicates whether the passage is missing in the last edition that was opened.
  ///
  /// The position is then that in an older edition.
  package let isLost: Bool
  /// The category of a highlight; empty for a highlight without one, and for other notes.
  package let category: String

  /// A Boolean value that indicates whether the position is one in a file that was opened; a note of a book that was
  /// never opened has no position yet.
  package var hasPlace: Bool { !isLost && book.size > 0 }

  /// Creates a note from its parts.
  package init(
    book: BookIdentity, range: TextRange, text: String, context: TextContext,
    chapter: [String], printPage: String?, percentage: Int, date: Int, kind: Kind = .note, words: String = "",
    year: Int? = nil, isLost: Bool = false, category: String = ""
  ) {
    self.category = category
    self.isLost = isLost
    self.book = book
    self.range = range
    self.text = text
    self.context = context
    self.chapter = chapter
    self.printPage = printPage
    self.percentage = percentage
    self.year = year
    self.date = date
    self.kind = kind
    self.words = words
  }

  /// Creates a note on a range of an open book, from which the text and the context are taken.
  package init(
    on range: TextRange, of text: some ReadableText, book: BookIdentity,
    chapter: [String], printPage: String?, percentage: Int, date: Int, kind: Kind = .note, words: String = "",
    year: Int? = nil, category: String = ""
  ) {
    self.init(
      book: book, range: range, text: text.quotation(of: range), context: TextContext(around: range, in: text),
      chapter: chapter, printPage: printPage, percentage: percentage, date: date, kind: kind, words: words,
      year: year, category: category)
  }
}
