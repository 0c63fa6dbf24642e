/// The links and references to notes near a place: the ranges that `elementRanges` has of links, without a look at all of
/// the section.
extension Section {
  /// Returns the first link that begins in a window and that a condition holds for.
  ///
  /// - Complexity: O(log n + k), k being the spans that begin in the window before it.
  package func firstLink(beginningIn window: Range<Int>, where isWanted: (Range<Int>) -> Bool) -> Range<Int>? {
    var index = spans.partitioningIndex { $0.range.lowerBound >= window.lowerBound }
    while index < spans.count, spans[index].range.lowerBound < window.upperBound {
      let last = lastSpan(beginningWith: index)
      if let link = link(among: index...last), isWanted(link) { return link }
      index = last + 1
    }
    return nil
  }

  /// Returns the last link that begins in a window and that a condition holds for.
  ///
  /// - Complexity: O(log n + k), k being the spans that begin in the window behind it.
  package func lastLink(beginningIn window: Range<Int>, where isWanted: (Range<Int>) -> Bool) -> Range<Int>? {
    var index = spans.partitioningIndex { $0.range.lowerBound >= window.upperBound } - 1
    while index >= 0, spans[index].range.lowerBound >= window.lowerBound {
      let last = index
      while index > 0, spans[index - 1].range.lowerBound == spans[last].range.lowerBound { index -= 1 }
      if let link = link(among: index...last), isWanted(link) { return link }
      index -= 1
    }
    return nil
  }

  /// Returns the link around an offset; nil where there is none.
  package func link(around offset: Int) -> Range<Int>? {
    guard (0..<length).contains(offset),
      let start = spans(touching: offset..<offset + 1).last(where: \.isTabStop)?.range.lowerBound
    else { return nil }
    return firstLink(beginningIn: start..<start + 1) { $0.contains(offset) }
  }

  private func lastSpan(beginningWith index: Int) -> Int {
    var last = index
    while last + 1 < spans.count, spans[last + 1].range.lowerBound == spans[index].range.lowerBound { last += 1 }
    return last
  }

  /// Returns the shortest link of spans that begin together, up to the next link in it; nil where none is a link that is
  /// spoken.
  private func link(among indices: ClosedRange<Int>) -> Range<Int>? {
    let links = spans[indices].filter(\.isTabStop).map(\.range)
    guard let shortest = links.min(by: { $0.upperBound < $1.upperBound }) else { return nil }
    var end = shortest.upperBound
    for span in spans[(indices.upperBound + 1)...] {
      guard span.range.lowerBound < end else { break }
      if span.isTabStop { end = span.range.lowerBound }
    }
    let link = shortest.lowerBound..<end
    return isConcealed(link) ? nil : link
  }
}

extension Span {
  /// A Boolean value that indicates whether it is a link or a reference to a note that has text.
  fileprivate var isTabStop: Bool { (kind.isLink || kind.isNoteReference) && !range.isEmpty }
}
