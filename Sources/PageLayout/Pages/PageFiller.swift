import TextModel

/// Fills pages with rows.
///
/// The blank rows above a row are left out at a page's top, and a heading stays with the row after it.
struct PageFiller: Sendable {
  /// How many rows of the page are filled.
  private var filled = 0

  /// Puts as many rows on pages as can be known, and all of them once the layout is complete.
  mutating func fill(_ layout: inout SectionLayout, of section: Section, size: PageSize) {
    while layout.pagedRows < layout.rows.count {
      let row = layout.pagedRows
      let isFirst = layout.isFirst(row)
      let gap = filled > 0 ? layout.rows[row].gap : 0
      var needed = 1
      if isFirst, section.isHeading(layout.rows[row].block) {
        guard let kept = Self.keptRows(from: row, layout, section, size) else { return }
        // A heading taller than a page with what follows it is broken like any text.
        if kept <= size.rows { needed = kept }
      }
      if layout.pageStarts.isEmpty || filled + gap + needed > size.rows {
        layout.pageStarts.append(row)
        filled = 1
      } else {
        filled += gap + 1
      }
      layout.pagedRows += 1
    }
  }

  /// How many rows a heading takes with the headings after it and the first row of what they head; more than a page
  /// holds once that is certain; nil where that is not laid out yet.
  private static func keptRows(
    from row: Int, _ layout: SectionLayout, _ section: Section, _ size: PageSize
  ) -> Int? {
    var kept = 0
    for next in row..<layout.rows.count {
      kept += (next > row ? layout.rows[next].gap : 0) + 1
      if kept > size.rows || !section.isHeading(layout.rows[next].block) { return kept }
    }
    return layout.isComplete ? kept : nil
  }
}

extension Section {
  fileprivate func isHeading(_ index: Int) -> Bool {
    if case .heading = blocks[index].kind { true } else { false }
  }
}
