import TextModel

/// Fills pages with rows, pane by pane.
///
/// The blank rows above a row are left out at a pane's top, a heading, and the caption and the headers of a table stay
/// with the row after them, and rows that stand beside one another stay together.
struct PageFiller: Sendable {
  /// The row of the screen, from the top of the pane, that the last row is in.
  private var y = 0
  /// The band that is filled next, as an index into the layout's.
  private var nextBand = 0

  /// Rows that are not parted by the end of a pane.
  private struct Unit {
    let rows: Range<Int>
    let height: Int
  }

  /// Puts as many rows on pages as can be known, and all of them once the layout is complete.
  mutating func fill(_ layout: inout SectionLayout, of section: Section, size: PageSize) {
    while layout.pagedRows < layout.rows.count {
      let row = layout.pagedRows
      let unit = Self.unit(from: row, &nextBand, layout)
      var needed = unit.height
      if Self.heads(row, nextBand, layout, section), layout.isFirst(row) {
        guard let kept = keptRows(from: row, layout, section, size) else { return }
        // A heading taller than a page with what follows it is broken like any text.
        if kept <= size.rows { needed = kept }
      }
      let top = y + layout.rows[row].drop
      if layout.panes.isEmpty || top + needed > size.rows {
        layout.panes.append(row)
        y = 0
      } else {
        y = top
      }
      y += layout.rows[unit.rows.dropFirst()].reduce(0) { $0 + $1.drop }
      layout.pagedRows = unit.rows.upperBound
    }
  }

  /// Returns the rows from one on that stay together: it alone, or the rest of those that it stands beside.
  private static func unit(from row: Int, _ nextBand: inout Int, _ layout: SectionLayout) -> Unit {
    while nextBand < layout.bands.count, layout.bands[nextBand].rows.upperBound <= row { nextBand += 1 }
    guard nextBand < layout.bands.count, layout.bands[nextBand].rows.lowerBound <= row else {
      return Unit(rows: row..<row + 1, height: 1)
    }
    let band = layout.bands[nextBand]
    return Unit(rows: row..<band.rows.upperBound, height: band.height)
  }

  /// Returns a Boolean value that indicates whether a row stays with what follows it: that of a heading, and the
  /// caption and the headers of a table.
  private static func heads(_ row: Int, _ band: Int, _ layout: SectionLayout, _ section: Section) -> Bool {
    let block = section.blocks[layout.rows[row].block]
    if section.isHeading(layout.rows[row].block) { return true }
    if block.kind == .caption, let container = block.container, case .table = section.containers[container].kind {
      return true
    }
    return layout.bands.indices.contains(band) && layout.bands[band].isRuled && layout.bands[band].rows.contains(row)
  }

  /// Returns the number of rows that a heading takes with the headings after it and the first row of the text below
  /// them; more than a page holds once that is certain, or nil if that is not laid out yet.
  private func keptRows(from row: Int, _ layout: SectionLayout, _ section: Section, _ size: PageSize) -> Int? {
    var (kept, next, band) = (0, row, nextBand)
    while next < layout.rows.count {
      let unit = Self.unit(from: next, &band, layout)
      kept += (next > row ? layout.rows[next].drop - 1 : 0) + unit.height
      if kept > size.rows || !Self.heads(next, band, layout, section) { return kept }
      next = unit.rows.upperBound
    }
    return layout.isComplete ? kept : nil
  }
}

extension Section {
  fileprivate func isHeading(_ index: Int) -> Bool {
    if case .heading = blocks[index].kind { true } else { false }
  }
}
