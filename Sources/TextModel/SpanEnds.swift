/// The greatest ends of spans that follow each other, which tell that none of many reaches a place.
struct SpanEnds: Sendable {
  /// The number of spans of a group, and of groups of a greater one, as a power of two.
  private static let bits = 4

  /// The greatest end of each group, of the smallest groups first.
  private let levels: [[Int]]

  init(_ spans: [Span]) {
    var levels: [[Int]] = []
    var ends = spans.map(\.range.upperBound)
    while ends.count > 1 << Self.bits {
      ends = stride(from: 0, to: ends.count, by: 1 << Self.bits).map { start in
        ends[start..<min(start + 1 << Self.bits, ends.count)].max() ?? 0
      }
      levels.append(ends)
    }
    self.levels = levels
  }

  /// Returns the first index in a range whose span ends after an offset.
  ///
  /// - Complexity: O(log n) in the number of spans.
  func first(in range: Range<Int>, of spans: [Span], after offset: Int) -> Int? {
    var index = range.lowerBound
    var level = 0
    while index < range.upperBound {
      let shift = level * Self.bits
      let end = level == 0 ? spans[index].range.upperBound : levels[level - 1][index >> shift]
      if end > offset {
        if level == 0 { return index }
        level -= 1
      } else {
        index = (index >> shift + 1) << shift
        while level < levels.count, index & (1 << ((level + 1) * Self.bits) - 1) == 0 { level += 1 }
      }
    }
    return nil
  }
}
