/// The pages of each section of a PDF: the chapters of its outline, in pieces short enough to convert without a
/// noticeable delay.
struct PDFSections {
  /// The greatest number of pages of a chapter in one section.
  static let longestChapter = 48
  /// The number of pages of a section if the outline has no chapters.
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

  /// Returns the index of the section that holds a page.
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
