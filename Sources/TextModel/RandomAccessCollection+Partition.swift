extension RandomAccessCollection {
  /// Returns the first index whose element meets the predicate, in a collection where all that meet it come last.
  ///
  /// - Complexity: O(log n).
  @inlinable package func partitioningIndex(where predicate: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try predicate(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
