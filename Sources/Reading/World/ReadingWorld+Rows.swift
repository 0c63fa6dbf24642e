import TextModel

extension ReadingWorld.Hearing {
  /// A word longer than this is spoken row by row: it is a row of signs, which nobody waits for; in bytes.
  private static let longestWord = 256

  /// What is spoken of a row, or of what is left of one.
  ///
  /// A word that is broken over rows is spoken whole in the row that it begins in, so that every width speaks the same
  /// words. Empty for a row that holds nothing but a piece of one.
  func wholeWords(ofRow row: TextRange) -> TextRange {
    var (lower, upper) = (row.lower, row.upper)
    // What begins inside a row begins where the reader is.
    if let word = brokenWord(at: lower), geometry.line(containing: lower).range.lower == lower {
      lower = min(word.upper, upper)
    }
    if lower < upper, let word = brokenWord(at: upper) { upper = word.upper }
    return TextRange(lower, upper)
  }

  /// The word that a position stands inside of.
  private func brokenWord(at position: TextPosition) -> TextRange? {
    guard let word = tokenizer.unit(.word, enclosing: position, toward: .forward), word.lower < position,
      word.upper > position, let offsets = word.offsets, offsets.count <= Self.longestWord
    else { return nil }
    return word
  }
}
