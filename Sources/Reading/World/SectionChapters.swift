import TextModel

/// The chapters of one section, arranged once for many places in it.
public struct SectionChapters: Sendable {
  private let outline: OutlineIndex
  /// The chapter that the section begins in, the outermost first.
  private let opening: [String]
  /// The places of the entries of the table of contents, in order.
  private let stops: [OutlineIndex.Stop]
  /// The headings, in order; none where the table of contents leads to every place.
  private let headings: [(offset: Int, text: String)]

  /// Arranges the chapters of a section.
  ///
  /// - Complexity: O(n log n) in the number of entries that lead into the section, and O(n) in that of its blocks.
  init(of index: Int, in world: ReadingWorld) {
    let section = world.text.section(index)
    let outline = world.outline
    self.outline = outline
    stops = outline.stops(in: section, at: index).sorted { ($0.offset, $0.entry) < ($1.offset, $1.entry) }
    let before = world.chapters.isOutside(section: index) ? nil : outline.lastEntry(before: index)
    opening = world.chapters.unlisted(ofSection: index).map { [$0] } ?? before.map(outline.path) ?? []
    headings =
      opening.isEmpty
      ? section.blocks.lazy.filter(\.isHeading).map { ($0.range.lowerBound, section.title(in: $0.content)) } : []
  }

  /// Returns the labels of the table of contents that lead to an offset, the outermost first; else the heading above
  /// it.
  ///
  /// - Complexity: O(log n).
  public func path(at offset: Int) -> [String] {
    let reached = stops.partitioningIndex { $0.offset > offset }
    if reached > 0 { return outline.path(to: stops[reached - 1].entry) }
    guard opening.isEmpty else { return opening }
    let above = headings.partitioningIndex { $0.offset > offset }
    return above > 0 ? [headings[above - 1].text] : []
  }
}

extension ReadingWorld.Chapters {
  /// Returns the chapters of a section, for those who ask of many places in it.
  public func inSection(_ index: Int) -> SectionChapters { SectionChapters(of: index, in: world) }
}
