/// A passage with what stood around it, to be laid beside a text in which some of it has changed.
struct QuotePattern {
  /// The fit of the passage in a text.
  struct Fit {
    /// The range of the fit.
    let range: Range<Int>
    /// The number of characters in it and around it that differ.
    let cost: Int
  }

  /// All of it, as it is compared.
  let bytes: [UInt8]
  /// The range of the passage inside of it.
  let passage: Range<Int>
  /// A Boolean value that indicates whether the passage begins and ends between words.
  private let beginsWord: Bool
  private let endsWord: Bool

  /// Puts a passage between what stood before and after it, all of them as they are compared.
  init(_ quote: TextQuote, text: [UInt8], before: [UInt8], after: [UInt8]) {
    let isBlank = { (character: Character?) in character?.isWhitespace == true }
    let opens = !before.isEmpty && (isBlank(quote.before.last) || isBlank(quote.text.first))
    let closes = !after.isEmpty && (isBlank(quote.text.last) || isBlank(quote.after.first))
    let head = before + (opens ? [0x20] : [])
    bytes = head + text + (closes ? [0x20] : []) + after
    passage = head.count..<head.count + text.count
    beginsWord = !Self.isInWord(bytes, passage.lowerBound)
    endsWord = !Self.isInWord(bytes, passage.upperBound)
  }

  /// Lays the pattern beside a part of a text (Sellers); nil where too much of the passage has changed.
  ///
  /// - Complexity: O(n·m) in the lengths of both.
  func fit(in text: [UInt8], _ part: Range<Int>) -> Fit? {
    let width = part.count + 1
    var costs = [UInt16](repeating: 0, count: (bytes.count + 1) * width)
    for row in 1...bytes.count {
      let (above, here) = ((row - 1) * width, row * width)
      costs[here] = UInt16(row)
      for column in 1..<width {
        let other: UInt16 = bytes[row - 1] == text[part.lowerBound + column - 1] ? 0 : 1
        costs[here + column] = min(
          costs[above + column - 1] + other, costs[above + column] + 1, costs[here + column - 1] + 1)
      }
    }
    let last = bytes.count * width
    guard var column = (0..<width).min(by: { costs[last + $0] < costs[last + $1] }) else { return nil }
    let cost = Int(costs[last + column])
    // Back from the end, to where the passage ends and where it begins.
    var row = bytes.count
    var (lower, upper) = ((column: 0, cost: 0), (column: column, cost: cost))
    while row > 0 {
      let here = Int(costs[row * width + column])
      if row == passage.upperBound { upper = (column, here) }
      if row == passage.lowerBound {
        lower = (column, here)
        break
      }
      let above = (row - 1) * width + column
      let isSame = column > 0 && bytes[row - 1] == text[part.lowerBound + column - 1]
      if column > 0, Int(costs[above - 1]) + (isSame ? 0 : 1) == here {
        (row, column) = (row - 1, column - 1)
      } else if Int(costs[above]) + 1 == here {
        row -= 1
      } else {
        column -= 1
      }
    }
    return accepted(
      part.lowerBound + lower.column..<part.lowerBound + max(lower.column, upper.column), in: text, cost: cost,
      own: upper.cost - lower.cost)
  }

  /// Returns a fit whose passage is whole words, where few symbols of it have changed: fewer yet where what is around
  /// it is gone.
  private func accepted(_ range: Range<Int>, in text: [UInt8], cost: Int, own: Int) -> Fit? {
    let around = bytes.count - passage.count
    let isAround = (cost - own) * 2 <= around
    guard own * (isAround ? 4 : 8) <= passage.count, !range.isEmpty else { return nil }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while beginsWord, Self.isInWord(text, lower) { lower -= 1 }
    while endsWord, Self.isInWord(text, upper) { upper += 1 }
    return Fit(range: lower..<upper, cost: cost)
  }

  /// Returns a Boolean value that indicates whether a word goes on over an index.
  private static func isInWord(_ text: [UInt8], _ index: Int) -> Bool {
    index > 0 && index < text.count && isOfWord(text[index - 1]) && isOfWord(text[index])
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
