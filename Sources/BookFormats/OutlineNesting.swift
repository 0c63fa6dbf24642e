/// The depth of the entries of a table of contents: each one deeper than the one it stands under, however levels jump.
struct OutlineNesting {
  private var levels: [Int] = []

  /// Returns the depth of the next entry, from 1.
  mutating func depth(ofLevel level: Int) -> Int {
    while let last = levels.last, last >= level { levels.removeLast() }
    levels.append(level)
    return levels.count
  }
}
