import TextModel

/// The texts of a message, all of which are in memory.
struct MIMESections: SectionSource {
  private(set) var sections: [Section] = []
  private var counts: [MarkupCounts] = []

  mutating func add(_ section: Section, _ counts: MarkupCounts = MarkupCounts()) {
    sections.append(section.withNamedHeadings)
    self.counts.append(counts)
  }

  var sectionCount: Int { sections.count }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection { LoadedSection(section: sections[index], counts: counts[index]) }

  /// The headings of all sections as a table of contents.
  var outline: [OutlineEntry] {
    var outline = HeadingOutline()
    for (index, section) in sections.enumerated() { outline.add(section, at: index) }
    return outline.entries
  }

  /// The text of the first heading of level 1 with a text, or nil if there is none.
  var title: String? {
    sections.lazy.compactMap { SingleDocument($0).title }.first
  }
}
