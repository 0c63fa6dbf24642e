import TextModel

extension ReadingWorld.Hearing {
  /// Returns the line around a position as moves step by it.
  ///
  /// It is a line of the layout, but the description of an image lies whole in the line that the image begins in.
  ///
  /// A line that the description ends in begins behind it; where no words follow it there, the line is part of the line
  /// that the image begins in.
  func line(containing position: TextPosition) -> TextRange {
    var line = world.line(containing: position)
    var lower = line.lower
    if let image = description(cutAt: line.lower) {
      if position < image.upper || world.trimmed(TextRange(image.upper, line.upper)).isEmpty {
        line = world.line(containing: image.lower)
        lower = description(cutAt: line.lower)?.upper ?? line.lower
      } else {
        lower = image.upper
      }
    }
    guard let image = description(cutAt: line.upper) else { return TextRange(lower, line.upper) }
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

  /// A word longer than this, in bytes, is spoken line by line: it is a run of symbols, too long to listen to whole.
  private static let longestWord = 256

  /// Returns the text that is spoken of a line, or of the rest of one.
  ///
  /// A word that is broken over lines is spoken whole in the line that it begins in, so that every width speaks the
  /// same words. Empty for a line that holds nothing but a piece of one.
  func wholeWords(ofLine line: TextRange) -> TextRange {
    var (lower, upper) = (line.lower, line.upper)
    // A text that begins inside a line begins at the reader.
    if let word = brokenWord(at: lower), self.line(containing: lower).lower == lower {
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
