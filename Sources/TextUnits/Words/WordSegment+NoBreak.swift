extension [WordSegment] {
  /// Returns the segments with a no-break space between a mark and what it belongs to as a part of the mark.
  ///
  /// French sets « Quoi ? » so; other no-break spaces stand between words.
  func joiningMarks(in slice: UTF8Slice) -> [WordSegment] {
    var segments = self
    for index in indices.dropFirst().dropLast() where isNoBreakSpace(self[index], in: slice) {
      let (before, after) = (self[index - 1], self[index + 1])
      if slice[before.lower..<before.upper] == "\u{AB}", after.isCore {
        segments[index] = self[index].meaning(.opening)
      } else if before.kind != .space, Self.following.contains(slice[after.lower..<after.upper]) {
        segments[index] = self[index].meaning(.other)
      }
    }
    return segments
  }

  private func isNoBreakSpace(_ segment: WordSegment, in slice: UTF8Slice) -> Bool {
    guard segment.upper - segment.lower <= 3 else { return false }
    let text = slice[segment.lower..<segment.upper]
    return text == "\u{A0}" || text == "\u{202F}"
  }

  private static let following: Set<Substring> = ["!", "?", ":", ";", "\u{BB}", "%"]
}
