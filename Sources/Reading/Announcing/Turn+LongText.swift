import TextModel

extension Turn {
  /// How much of a text is said for one key, in bytes; its last sentence is said to its end.
  ///
  /// That is several minutes of speech: whoever wants more has it read.
  static let longestAnswer = 8 << 10

  /// As much of a text as is said for one key.
  func heardAtOnce(_ range: TextRange) -> TextRange {
    guard let offsets = range.offsets, offsets.count > 2 * Turn.longestAnswer else { return range }
    let end = TextPosition(section: range.lower.section, offset: offsets.lowerBound + Turn.longestAnswer)
    let sentence =
      world.unit(.sentence, enclosing: end, toward: .forward) ?? world.unit(.sentence, next: end, toward: .forward)
    guard let sentence, sentence.upper < range.upper else { return range }
    return TextRange(range.lower, sentence.upper)
  }
}
