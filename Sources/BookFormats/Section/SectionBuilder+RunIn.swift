import TextModel

/// Blocks that the next one goes on with, as a speech goes on with the name of its speaker.
extension SectionBuilder {
  /// The text between a block and the one that goes on with it.
  enum RunIn {
    /// A blank.
    case apart
    /// Nothing: the two are one word.
    case joined
  }

  /// Has the next paragraph go on in the block that is being filled, behind a punctuation mark that the source does
  /// not hold.
  mutating func runIn(_ way: RunIn, symbol: String? = nil) {
    guard current != nil else { return }
    dropBlanks()
    if let symbol { add(symbol) }
    runIn = way
  }

  /// Ends the block that is being filled, unless the next paragraph goes on with it.
  mutating func endBlock() {
    if runIn != nil, current != nil { dropBlanks() } else { closeBlock() }
  }

  /// Goes on with the block that is being filled, if what comes is a paragraph like it.
  mutating func takeRunIn() {
    let isApart = runIn == .apart
    runIn = nil
    guard let current, kind == .paragraph, lead == nil, control == nil, !keepsLines, current.language == language,
      current.direction == direction, current.alignment == alignment
    else { return closeBlock() }
    dropBlanks()
    hasBlank = isApart
  }

  /// Forgets the white space that waits for text.
  mutating func dropBlanks() {
    hasBlank = false
    hasRowEnd = false
    isParted = false
    hasRowBehind = false
    breaks = 0
    isFlowing = false
  }
}
