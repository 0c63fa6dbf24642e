import TextModel

extension ReadingWorld {
  /// What a search for an element comes to.
  enum ElementSearch {
    case found(TextRange)
    /// There is none further on.
    case edge
    /// There is none in the whole book.
    case none
    /// There is none in the section at hand, and the index that knows of the others is not there yet.
    case unknown
  }

  /// The next element from a position: in the section at hand, else in the nearest that has one.
  ///
  /// - Complexity: O(n) in the length of the sections looked into; the index tells which have any.
  func element(
    _ granularity: Granularity, next position: TextPosition, toward direction: Direction, level: Int? = nil
  ) -> ElementSearch {
    let here = elements(granularity, inSection: position.section, level)
    let around = here.last { $0.contains(position) }
    let found =
      direction == .forward
      ? here.first { $0.lower > position }
      : here.last { $0.lower < (around?.lower ?? position) }
    if let found { return .found(found) }
    guard let index else { return .unknown }
    let counts = index.sections.map { granularity == .heading ? $0.headings : $0.links }
    guard counts.contains(where: { $0 > 0 }) else { return .none }
    let others =
      direction == .forward
      ? Array(counts.indices.dropFirst(position.section + 1)) : counts.indices.prefix(position.section).reversed()
    for section in others where counts[section] > 0 {
      let there = elements(granularity, inSection: section, level)
      if let range = direction == .forward ? there.first : there.last { return .found(range) }
    }
    return .edge
  }

  /// The first or the last element of the book; nil where there is none.
  func outermostElement(_ granularity: Granularity, _ direction: Direction, level: Int? = nil) -> TextRange? {
    let edge =
      direction == .backward
      ? TextPosition(section: 0, offset: -1) : TextPosition(section: max(0, text.sectionCount - 1), offset: Int.max)
    guard case .found(let range) = element(granularity, next: edge, toward: direction.opposite, level: level)
    else { return nil }
    return range
  }

  private func elements(_ granularity: Granularity, inSection index: Int, _ level: Int?) -> [TextRange] {
    let section = text.section(index)
    let offsets: [Range<Int>]
    if granularity == .heading, let level {
      offsets = section.blocks.filter { $0.headingLevel == level && !$0.content.isEmpty }.map(\.content)
    } else {
      offsets = granularity == .heading ? section.headingRanges : section.linkRanges
    }
    return offsets.map { TextRange(section: index, $0) }
  }
}
