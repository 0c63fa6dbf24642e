import TextModel

/// A book of one section that is already read.
struct SingleDocument: SectionSource {
  let section: Section
  private let counts: MarkupCounts

  /// Takes a section and gives each heading without an identifier an anchor, for the table of contents to lead to.
  init(_ section: Section, counts: MarkupCounts = MarkupCounts()) {
    self.counts = counts
    var anchors = section.anchors
    let named = Set(anchors.values)
    for (index, block) in section.blocks.enumerated() where !named.contains(block.range.lowerBound) {
      guard case .heading = block.kind else { continue }
      // No identifier of a document holds a blank, so none can be the same.
      anchors["heading \(index)"] = block.range.lowerBound
    }
    self.section = Section(
      text: section.text, blocks: section.blocks, containers: section.containers, spans: section.spans,
      anchors: anchors, hiddenNotes: section.hiddenNotes, language: section.language)
  }

  var sectionCount: Int { 1 }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection { LoadedSection(section: section) }

  func markupCounts() -> MarkupCounts { counts }

  /// The headings of the section, each one deeper than the one it stands under, however its level jumps.
  var outline: [OutlineEntry] {
    let ids = Dictionary(section.anchors.map { ($0.value, $0.key) }) { min($0, $1) }
    var levels: [Int] = []
    return section.blocks.compactMap { block in
      guard case .heading(let level) = block.kind else { return nil }
      let rank = level ?? 6
      while let last = levels.last, last >= rank { levels.removeLast() }
      levels.append(rank)
      return OutlineEntry(
        depth: levels.count, label: TextFilter.line(section.text(in: block.content)),
        destination: .place(section: 0, anchor: ids[block.range.lowerBound]))
    }
  }

  /// The text of the first heading of level 1.
  var title: String? {
    let heading = section.blocks.first { $0.kind == .heading(level: 1) }
    return heading.map { TextFilter.line(section.text(in: $0.content)) }
  }
}
