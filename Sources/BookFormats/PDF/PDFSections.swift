/// Which pages of a PDF make which section: the chapters of its outline, none so long that converting it is felt.
struct PDFSections {
  /// The most pages of a chapter that one section holds.
  static let longestChapter = 48
  /// The pages of a section where nothing tells of chapters.
  static let pagesWithoutOutline = 16

  /// The pages of each section, from 1.
  let ranges: [ClosedRange<Int>]

  init(pageCount: Int, outline: PDFOutline) {
    let chapters = Set(outline.items.lazy.filter { $0.depth == 1 }.compactMap(\.page))
    let most = chapters.isEmpty ? Self.pagesWithoutOutline : Self.longestChapter
    var ranges: [ClosedRange<Int>] = []
    var first = 1
    for next in chapters.sorted().drop(while: { $0 <= 1 }) + [pageCount + 1] {
      for start in stride(from: first, to: next, by: most) { ranges.append(start...(min(start + most, next) - 1)) }
      first = next
    }
    self.ranges = ranges
  }

  /// The section that a page belongs to.
  ///
  /// - Complexity: O(log n) in the number of sections.
  func section(ofPage page: Int) -> Int {
    var low = 0
    var high = ranges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= page { low = middle } else { high = middle }
    }
    return low
  }
}
