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

  /// The next element from a position: in the section at hand, else in the nearest that the index says has one.
  func element(
    _ granularity: Granularity, next position: TextPosition, toward direction: Direction
  ) -> ElementSearch {
    let here = elements(granularity, inSection: position.section)
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
    guard let section = others.first(where: { counts[$0] > 0 }) else { return .edge }
    let there = elements(granularity, inSection: section)
    return (direction == .forward ? there.first : there.last).map { .found($0) } ?? .edge
  }

  /// The first or the last element of the book; nil where there is none.
  func outermostElement(_ granularity: Granularity, _ direction: Direction) -> TextRange? {
    let edge =
      direction == .backward
      ? TextPosition(section: 0, offset: -1) : TextPosition(section: max(0, text.sectionCount - 1), offset: Int.max)
    guard case .found(let range) = element(granularity, next: edge, toward: direction.opposite) else { return nil }
    return range
  }

  private func elements(_ granularity: Granularity, inSection index: Int) -> [TextRange] {
    let section = text.section(index)
    let offsets = granularity == .heading ? section.headingRanges : section.linkRanges
    return offsets.map { TextRange(section: index, $0) }
  }
}
