import BookFormats
import TerminalUI
import TextModel
import Words

/// A book that is read after the one at hand.
struct NextBook {
  let book: Book
  let path: String
  /// The place that it is opened at.
  var beginning = LiveReader.Beginning.opening
  /// The lesson that is practised in it; nil for one that is read.
  var lesson: Lesson?
}

extension NextBook {
  /// The bookshelf, in the place of a book.
  init(shelf start: ShelfStart, _ edges: Edges) throws(Failure) {
    let text = edges.catalogue.text(.beginByHelp)
    self.init(
      book: try edges.reading { try Book.open(bytes: Array(text.utf8), name: edges.catalogue.text(.bookshelf)) },
      path: "-", beginning: .shelf(start))
  }
}

extension LiveReader.Ending {
  /// The book that is read next; nil where the reader has left.
  var nextBook: NextBook? {
    if case .opens(let next) = self { return next }
    return nil
  }
}
