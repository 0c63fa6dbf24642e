import TextModel

/// Ranges, any of which may overlap others.
struct OverlappingRanges {
  private let starts: [Int]
  private let ends: [Int]

  /// Creates a list; empty ranges overlap nothing, and are left out.
  init(_ ranges: [Range<Int>]) {
    let ranges = ranges.filter { !$0.isEmpty }
    starts = ranges.map(\.lowerBound).sorted()
    ends = ranges.map(\.upperBound).sorted()
  }

  /// Returns the number of ranges that overlap another one: those that begin before its end, without those that end
  /// before it begins.
  ///
  /// - Complexity: O(log n).
  func count(over range: Range<Int>) -> Int {
    starts.partitioningIndex { $0 >= range.upperBound } - ends.partitioningIndex { $0 > range.lowerBound }
  }
}
