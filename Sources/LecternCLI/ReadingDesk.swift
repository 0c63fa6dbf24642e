import Accessibility
import BookFormats
import PageLayout
import Reading
import TextModel
import TextUnits

/// An open book with its units and its pages: what every command reads from.
struct ReadingDesk: Sendable {
  let text: Book
  let tokenizer: UnitTokenizer
  let geometry: PaginatedBook
  let index: BookIndex?

  /// Lays a book out for a size; pages are those of 80 columns and 24 rows where nothing else is said.
  init(_ text: Book, size: PageSize = PageSize(columns: 80, rows: 24)) {
    self.text = text
    tokenizer = UnitTokenizer(text: text)
    geometry = PaginatedBook(text: text, size: size)
    index = nil
  }

  /// What a session reads from.
  func world(settings: Settings = Settings()) -> ReadingWorld {
    ReadingWorld(text: text, geometry: geometry, tokenizer: tokenizer, index: index, settings: settings)
  }
}
