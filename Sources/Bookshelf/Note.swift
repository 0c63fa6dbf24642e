import TextModel

/// A passage a reader kept: its exact text, and all that is needed to find it again and to cite it.
///
/// Its properties are the columns of a row of the shelf.
package struct Note: Hashable, Sendable {
  /// The purpose of a passage.
  package enum Kind: String, CaseIterable, Sendable {
    case note, bookmark, highlight
  }

  /// The book, in the edition that the place belongs to.
  package let book: BookIdentity
  /// The place of the passage.
  package let range: TextRange
  /// The text of the range, exactly as the book has it but for references to notes.
  package let text: String
  /// The text around the passage.
  package let context: TextContext
  /// The headings of the table of contents that lead to the passage, the outermost first.
  package let chapter: [String]
  /// The page of the printed edition, where the book has a page list.
  package let printPage: String?
  /// The part of the book before the passage, from 0 to 100.
  package let percentage: Int
  /// The year the book was published in, where it tells.
  package let year: Int?
  /// When the passage was saved, in seconds since 1970.
  package let date: Int
  /// The purpose of the passage.
  package let kind: Kind
  /// The words of the reader on it, or the name of a bookmark; empty if there are none.
  package let words: String
  /// A Boolean value that indicates whether the edition that was opened last has its passage no more: then the place is
  /// that of an older one.
  package let isLost: Bool
  /// The category of a highlight; empty for one without, and for all else.
  package let category: String

  /// A Boolean value that indicates whether the place is one of a book that was at hand; a note of a book that nobody
  /// has opened stands nowhere yet.
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

  /// Creates a note on a range of an open book, its text and context taken from there.
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
