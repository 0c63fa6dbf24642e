import TextModel

extension ReadingWorld {
  /// Whether a text lies in the reading of a ruby base, which is no stop: it says what the base says.
  func isReading(_ range: TextRange) -> Bool {
    guard let offsets = range.offsets else { return false }
    return text.section(range.lower.section).spans(touching: offsets).contains { span in
      span.kind == .reading && span.range.lowerBound <= offsets.lowerBound
        && offsets.upperBound <= span.range.upperBound
    }
  }
}
