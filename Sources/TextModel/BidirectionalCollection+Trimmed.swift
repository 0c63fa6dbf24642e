extension BidirectionalCollection {
  /// Returns the part that is left without the elements of a kind at both ends.
  ///
  /// - Complexity: O(n) in the number of elements that are left out.
  @inlinable package func trimmed(of isMargin: (Element) -> Bool) -> SubSequence {
    guard let start = firstIndex(where: { !isMargin($0) }), let last = lastIndex(where: { !isMargin($0) }) else {
      return self[endIndex..<endIndex]
    }
    return self[start...last]
  }
}
