import BookFormats
import Bookshelf
import Reading
import TextModel

extension ReadingWorld {
  /// Returns a note on a range of the open book, with all that is needed to cite it.
  func note(
    on range: TextRange, of book: Book, _ identity: BookIdentity, _ kind: Note.Kind, words: String, date: Int
  ) -> Note {
    Note(
      on: range, of: book, book: identity, chapter: places.chapterPath(at: range.lower),
      printPage: PrintPages.label(of: range, in: book), percentage: places.percent(before: range.lower) ?? 0,
      date: date, kind: kind, words: words, year: book.metadata.year)
  }
}
