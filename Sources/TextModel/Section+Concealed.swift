extension Section {
  /// Returns a Boolean value that indicates whether all of a range is hidden from those who listen, but for blanks and
  /// the stops that close its blocks: nothing that they move to.
  ///
  /// - Complexity: O(log n + k) in the spans that touch the range.
  public func isConcealed(_ offsets: Range<Int>) -> Bool {
    var next = offsets.lowerBound
    var isFound = false
    for span in spans(touching: offsets) where span.kind == .concealed {
      guard span.range.lowerBound <= next || isBlank(next..<span.range.lowerBound) else { return false }
      next = max(next, span.range.upperBound)
      isFound = true
    }
    return isFound && isBlank(next..<max(next, offsets.upperBound))
  }

  private func isBlank(_ offsets: Range<Int>) -> Bool {
    substring(in: offsets).allSatisfy(\.isWhitespace)
  }

  /// Returns the hidden text around an offset; nil where it is spoken.
  public func concealed(around offset: Int) -> Range<Int>? {
    spans(touching: offset..<offset + 1).first { $0.kind == .concealed && $0.range.contains(offset) }?.range
  }
}
