import TextModel

/// Text that the source does not hold.
extension SectionBuilder {
  /// Adds a blank that the source does not hold, and that stays where a line break follows.
  mutating func addBlank() {
    guard current != nil, breaks == 0 else { return }
    hasBlank = false
    add(" ")
  }

  /// Adds words that the source does not hold and that stand for what it shows without any.
  mutating func addWords(_ words: String) {
    isFlowing = false
    settle()
    add(words)
    current?.hasInk = true
  }

  mutating func add(_ symbol: String) {
    let start = text.count
    text.append(contentsOf: symbol.utf8)
    spans.append(Span(.added, range: start..<text.count))
  }
}
