import BookFormats

/// A book that is read after the one at hand.
struct NextBook {
  let book: Book
  let path: String
}

extension LiveReader.Ending {
  /// The book that is read next; nil where the reader has left.
  var nextBook: NextBook? {
    if case .opens(let next) = self { return next }
    return nil
  }
}
