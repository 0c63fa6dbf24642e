extension [WordSegment] {
  /// Cuts the segments at the edges of ranges that stand apart; what is in one is one segment, up to white space.
  ///
  /// The ranges are UTF-8 offsets in order; edges inside a grapheme move behind it, and what overlaps the range before
  /// it is left out.
  func setting(_ ranges: [Range<Int>], apartIn slice: UTF8Slice) -> [WordSegment] {
    guard !ranges.isEmpty else { return self }
    let apart = Self.disjoint(ranges, in: slice)
    var segments: [WordSegment] = []
    segments.reserveCapacity(count + 2 * apart.count)
    var next = 0
    for segment in self {
      var lower = segment.lower
      while lower < segment.upper {
        while next < apart.count, apart[next].upperBound <= lower { next += 1 }
        guard next < apart.count else {
          segments.append(WordSegment(lower..<segment.upper, segment.kind))
          break
        }
        let isInside = apart[next].lowerBound <= lower
        let upper = Swift.min(segment.upper, isInside ? apart[next].upperBound : apart[next].lowerBound)
        if !isInside || segment.kind == .space {
          segments.append(WordSegment(lower..<upper, segment.kind))
        } else if let last = segments.last, last.kind == .apart, last.upper == lower, lower > apart[next].lowerBound {
          segments[segments.count - 1] = WordSegment(last.lower..<upper, .apart)
        } else {
          segments.append(WordSegment(lower..<upper, .apart))
        }
        lower = upper
      }
    }
    return segments
  }

  private static func disjoint(_ ranges: [Range<Int>], in slice: UTF8Slice) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges {
      let (lower, upper) = (slice.characterEdge(range.lowerBound), slice.characterEdge(range.upperBound))
      if lower < upper, lower >= result.last?.upperBound ?? 0 { result.append(lower..<upper) }
    }
    return result
  }
}

extension UTF8Slice {
  /// Returns the offset, or the end of the grapheme that runs over it.
  fileprivate func characterEdge(_ offset: Int) -> Int {
    let offset = Swift.min(Swift.max(0, offset), count)
    return isCharacterBoundary(offset) ? offset : characterEnd(characterStart(offset))
  }
}
