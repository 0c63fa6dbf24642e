/// A document with changes in it, and where what it holds stood before.
struct SourceRepairs {
  private var source: [UInt8]
  private var bytes: [UInt8] = []
  /// The number of bytes of the source that the changed document holds.
  private var copied = 0
  /// From which places on the bytes stand how much farther in the source.
  private var shifts: [(place: Int, shift: Int)] = []

  /// No changes yet.
  init(_ source: [UInt8] = []) {
    self.source = source
  }

  /// Puts something else in the place of a part, which stands behind those that were changed before.
  mutating func replace(_ range: Range<Int>, with text: String = "") {
    bytes += source[copied..<range.lowerBound]
    bytes += text.utf8
    copied = range.upperBound
    shifts.append((bytes.count, copied - bytes.count))
  }

  /// Returns the changed document; nil where nothing was changed.
  ///
  /// Only the places are kept.
  mutating func finish() -> [UInt8]? {
    guard !shifts.isEmpty else { return nil }
    bytes += source[copied...]
    defer { (source, bytes, copied) = ([], [], 0) }
    return bytes
  }

  /// Returns the place in the source of a place of the changed document.
  func place(of offset: Int) -> Int {
    guard let last = shifts.last else { return offset }
    if offset >= last.place { return offset + last.shift }
    var (next, end) = (0, shifts.count - 1)
    while next < end {
      let middle = (next + end) / 2
      if shifts[middle].place > offset { end = middle } else { next = middle + 1 }
    }
    // Inside of what was put in, which may be longer than what it stands for.
    return min(offset + (next == 0 ? 0 : shifts[next - 1].shift), shifts[next].place + shifts[next].shift)
  }
}
