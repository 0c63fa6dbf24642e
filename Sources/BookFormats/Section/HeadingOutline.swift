import TextModel

/// A table of contents made of headings, each one deeper than the one it stands under, however its level jumps.
struct HeadingOutline {
  private(set) var entries: [OutlineEntry] = []
  private var nesting = OutlineNesting()

  /// Adds the headings of the next section, which leads to them by their anchors.
  mutating func add(_ section: Section, at index: Int) {
    let ids = Dictionary(section.anchors.map { ($0.value, $0.key) }) { min($0, $1) }
    for block in section.blocks {
      guard block.isHeading else { continue }
      let label = TextFilter.label(section.title(in: block.content).utf8)
      // An image without a description has no words to find it by.
      guard !label.isEmpty else { continue }
      entries.append(
        OutlineEntry(
          depth: nesting.depth(ofLevel: block.headingLevel ?? 6), label: label,
          destination: .place(section: index, anchor: ids[block.range.lowerBound])))
    }
  }
}

extension Section {
  /// The section with an anchor at each heading that has none.
  var withNamedHeadings: Section {
    let named = Set(anchors.values)
    let bare = blocks.indices.filter { blocks[$0].isHeading && !named.contains(blocks[$0].range.lowerBound) }
    guard !bare.isEmpty else { return self }
    var anchors = anchors
    // No identifier of a document holds a blank, so none can be the same.
    for index in bare { anchors["heading \(index)"] = blocks[index].range.lowerBound }
    return Section(
      text: text, blocks: blocks, containers: containers, spans: spans, anchors: anchors, hiddenNotes: hiddenNotes,
      tableHeaders: tableHeaders, tableCells: tableCells, controls: controls, language: language)
  }
}
