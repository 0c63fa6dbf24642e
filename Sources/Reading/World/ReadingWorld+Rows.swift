import TextModel

extension ReadingWorld.Hearing {
  /// Returns the line around a position, as it is stepped by: a row, but the description of an image lies whole in the
  /// line that the image begins in.
  ///
  /// A row that the description ends in begins behind it; where no words follow it there, the row is part of the line
  /// that the image begins in.
  func line(containing position: TextPosition) -> TextRange {
    var row = world.line(containing: position)
    var lower = row.lower
    if let image = description(cutAt: row.lower) {
      if position < image.upper || world.trimmed(TextRange(image.upper, row.upper)).isEmpty {
        row = world.line(containing: image.lower)
        lower = description(cutAt: row.lower)?.upper ?? row.lower
      } else {
        lower = image.upper
      }
    }
    guard let image = description(cutAt: row.upper) else { return TextRange(lower, row.upper) }
    let end = TextPosition(section: image.upper.section, offset: image.upper.offset - 1)
    let last = world.line(containing: end)
    return TextRange(lower, world.trimmed(TextRange(image.upper, last.upper)).isEmpty ? last.upper : image.upper)
  }

  /// Returns the description of an image that a position stands inside of.
  private func description(cutAt position: TextPosition) -> TextRange? {
    let section = text.section(position.section)
    let block = world.block(at: position)?.block
    let image =
      block.flatMap { $0.kind == .image ? $0.content : nil }
      ?? section.spans(touching: position.offset..<position.offset + 1).first { $0.kind == .image }?.range
    guard let image, image.lowerBound < position.offset, position.offset < image.upperBound else { return nil }
    return TextRange(section: position.section, image)
  }

  /// A word longer than this is spoken row by row: it is a row of symbols, which nobody waits for; in bytes.
  private static let longestWord = 256

  /// Returns the text that is spoken of a line, or of the rest of one.
  ///
  /// A word that is broken over rows is spoken whole in the row that it begins in, so that every width speaks the same
  /// words. Empty for a row that holds nothing but a piece of one.
  func wholeWords(ofRow row: TextRange) -> TextRange {
    var (lower, upper) = (row.lower, row.upper)
    // A text that begins inside a line begins at the reader.
    if let word = brokenWord(at: lower), line(containing: lower).lower == lower {
      lower = min(word.upper, upper)
    }
    if lower < upper, let word = brokenWord(at: upper) { upper = word.upper }
    return TextRange(lower, upper)
  }

  /// Returns the word that a position stands inside of.
  private func brokenWord(at position: TextPosition) -> TextRange? {
    guard let word = tokenizer.unit(.word, enclosing: position, toward: .forward), word.lower < position,
      word.upper > position, let offsets = word.offsets, offsets.count <= Self.longestWord
    else { return nil }
    return word
  }
}
