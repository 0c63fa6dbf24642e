extension SectionBuilder {
  /// Ends an element that is located: behind its last text.
  mutating func end(_ name: String) { ends.append((name, text.count)) }

  /// Moves the ends of elements back that lie in text which is taken back.
  mutating func takeEndsBack(to offset: Int) {
    for index in ends.indices.reversed() {
      guard ends[index].offset > offset else { return }
      ends[index].offset = offset
    }
  }
}
