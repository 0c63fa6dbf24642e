import TextModel

/// A table of contents made of headings, each one deeper than the one it stands under, however its level jumps.
struct HeadingOutline {
  private(set) var entries: [OutlineEntry] = []
  private var nesting = OutlineNesting()

  /// Adds the headings of the next section, which leads to them by their anchors.
  mutating func add(_ section: Section, at index: Int) {
    let ids = Dictionary(section.anchors.map { ($0.value, $0.key) }) { min($0, $1) }
    for block in section.blocks {
      guard case .heading(let level) = block.kind else { continue }
      entries.append(
        OutlineEntry(
          depth: nesting.depth(ofLevel: level ?? 6),
          label: TextFilter.label(section.substring(in: block.content).utf8),
          destination: .place(section: index, anchor: ids[block.range.lowerBound])))
    }
  }
}

extension Section {
  /// The section with an anchor at each heading that has none.
  var withNamedHeadings: Section {
    var anchors = anchors
    let named = Set(anchors.values)
    for (index, block) in blocks.enumerated() where !named.contains(block.range.lowerBound) {
      guard case .heading = block.kind else { continue }
      // No identifier of a document holds a blank, so none can be the same.
      anchors["heading \(index)"] = block.range.lowerBound
    }
    return Section(
      text: text, blocks: blocks, containers: containers, spans: spans, anchors: anchors, hiddenNotes: hiddenNotes,
      tableHeaders: tableHeaders, language: language)
  }
}
