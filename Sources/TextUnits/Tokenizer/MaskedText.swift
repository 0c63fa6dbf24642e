import TextModel

/// A text with some of its parts left out, and the way back from it to the whole.
struct MaskedText {
  /// The text that is left.
  private(set) var text = ""
  /// The offsets at which each part that is left begins, in what is left and in the whole.
  private var parts: [(masked: Int, original: Int)] = []

  /// Leaves ranges of UTF-8 offsets out of a text; they are in order.
  init(_ slice: UTF8Slice, without ranges: [Range<Int>]) {
    var lower = 0
    for range in ranges + [slice.count..<slice.count] {
      let upper = min(max(range.lowerBound, lower), slice.count)
      if upper > lower {
        parts.append((text.utf8.count, lower))
        text += slice[lower..<upper]
      }
      lower = min(max(lower, range.upperBound), slice.count)
    }
  }

  /// Returns the offset in what is left of what stands at an offset of the whole text; of what is left out, where it
  /// stood.
  func offset(of original: Int) -> Int {
    let after = parts.partitioningIndex { $0.original > original }
    guard after > 0 else { return 0 }
    let end = after < parts.count ? parts[after].masked : text.utf8.count
    return min(parts[after - 1].masked + original - parts[after - 1].original, end)
  }

  /// Returns the offset in the whole text of what stands at an offset of what is left: behind a part left out, not
  /// before it.
  func original(_ offset: Int) -> Int {
    let after = parts.partitioningIndex { $0.masked > offset }
    guard after > 0 else { return 0 }
    return parts[after - 1].original + offset - parts[after - 1].masked
  }
}
