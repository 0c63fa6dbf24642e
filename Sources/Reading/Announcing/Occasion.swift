import TextModel

/// The occasion on which something of a book is spoken.
enum Occasion: Hashable {
  /// The reader moves to it from another place; nil where there is none to come from.
  case move(from: TextPosition?)
  /// The book is read through.
  case reading

  /// A Boolean value that indicates whether the book is read through.
  var isReading: Bool { self == .reading }
}
