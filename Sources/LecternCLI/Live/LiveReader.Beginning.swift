import Reading
import TextModel

extension LiveReader {
  /// The beginning of a reader.
  enum Beginning: Hashable {
    /// The book is opened.
    case opening
    /// The book is opened at a passage.
    case place(TextRange)
    /// The book is opened again, since a word was corrected.
    case correction(TextRange)
    /// The bookshelf is opened.
    case shelf(ShelfStart)
    /// Somebody else speaks from now on.
    case speaker(News.Speaker)

    /// A Boolean value that indicates whether the bookshelf is opened and no book.
    var isShelf: Bool { if case .shelf = self { true } else { false } }

    /// A Boolean value that indicates whether the reader has heard nothing yet.
    var isOpening: Bool {
      switch self {
      case .opening, .place, .shelf: true
      case .speaker, .correction: false
      }
    }
  }

  /// The reason that a reader ends for.
  enum Ending {
    case left
    /// Somebody else is to speak.
    case speakerChanges
    /// Another book is to be read.
    case opens(NextBook)
  }
}
