import TextModel

/// A table of contents in which an entry without a label goes by the title of what it leads to.
struct OutlineTitles: Sendable {
  /// Each title is looked for in its section, and no author omits as many labels.
  private static let most = 200

  private(set) var entries: [OutlineEntry]
  let index: OutlineIndex

  /// Titles the entries that have no label; `section` reads a section, or returns nil for one that takes too long.
  init(_ given: [OutlineEntry], section: (Int) -> Section?) {
    entries = given
    for index in entries.indices.lazy.filter({ given[$0].label.isEmpty }).prefix(Self.most) {
      guard case .place(let number, let anchor)? = given[index].destination, let section = section(number) else {
        continue
      }
      entries[index] = OutlineEntry(
        depth: given[index].depth, label: section.title(at: anchor), destination: given[index].destination)
    }
    index = OutlineIndex(entries)
  }
}

extension Section {
  /// Returns the name of the part that an anchor leads to: the heading over it, else the first in the section, else its
  /// first words; empty if there are none.
  fileprivate func title(at anchor: String?) -> String {
    let start = anchor.flatMap { anchors[$0] } ?? 0
    let headings = blocks.lazy.filter { $0.isHeading && !$0.content.isEmpty }
    let block =
      headings.last { $0.range.lowerBound <= start } ?? headings.first ?? blocks.first { !$0.content.isEmpty }
    return block.map { TextFilter.label(substring(in: $0.content).utf8) } ?? ""
  }
}
