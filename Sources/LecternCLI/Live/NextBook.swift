import BookFormats
import TerminalUI
import TextModel
import Words

/// A book that is read after the one at hand.
struct NextBook {
  let book: Book
  let path: String
  /// The passage that it is opened at; nil where it is the place that was kept.
  var place: TextRange?
  /// The word that was corrected in it; nil where it is opened for another reason.
  var correctedWord: TextRange?
  /// The lesson that is practised in it; nil for one that is read.
  var lesson: Lesson?
  /// The beginning of the bookshelf, where that is opened and no book.
  var shelfStart: ShelfStart?
}

extension NextBook {
  /// The bookshelf, in the place of a book.
  init(shelf start: ShelfStart, _ edges: Edges) throws(Failure) {
    let text = edges.catalogue.text(.beginByHelp)
    self.init(
      book: try edges.reading { try Book.open(bytes: Array(text.utf8), name: edges.catalogue.text(.bookshelf)) },
      path: "-", shelfStart: start)
  }
}

extension LiveReader.Ending {
  /// The book that is read next; nil where the reader has left.
  var nextBook: NextBook? {
    if case .opens(let next) = self { return next }
    return nil
  }
}
