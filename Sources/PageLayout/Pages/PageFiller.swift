import TextModel

/// Fills pages with lines, pane by pane.
///
/// The blank rows above a line are left out at a pane's top, a heading, and the caption and the headers of a table stay
/// with the line after them, and lines that stand beside one another stay together.
struct PageFiller: Sendable {
  /// The line of the screen, from the top of the pane, that the last line is in.
  private var y = 0
  /// The band that is filled next, as an index into the layout's.
  private var nextBand = 0

  /// Rows that are not parted by the end of a pane.
  private struct Unit {
    let lines: Range<Int>
    let height: Int
  }

  /// Puts as many lines on pages as can be known, and all of them once the layout is complete.
  mutating func fill(_ layout: inout SectionLayout, of section: Section, size: PageSize) {
    while layout.pagedLines < layout.lines.count {
      let line = layout.pagedLines
      let unit = Self.unit(from: line, &nextBand, layout)
      var needed = unit.height
      if Self.heads(line, nextBand, layout, section), layout.isFirst(line) {
        guard let kept = keptLines(from: line, layout, section, size) else { return }
        // A heading taller than a page with what follows it is broken like any text.
        if kept <= size.rows { needed = kept }
      }
      let top = y + layout.lines[line].drop
      if layout.panes.isEmpty || top + needed > size.rows {
        layout.panes.append(line)
        y = 0
      } else {
        y = top
      }
      y += layout.lines[unit.lines.dropFirst()].reduce(0) { $0 + $1.drop }
      layout.pagedLines = unit.lines.upperBound
    }
  }

  /// Returns the lines from one on that stay together: it alone, or the rest of those that it stands beside.
  private static func unit(from line: Int, _ nextBand: inout Int, _ layout: SectionLayout) -> Unit {
    while nextBand < layout.bands.count, layout.bands[nextBand].lines.upperBound <= line { nextBand += 1 }
    guard nextBand < layout.bands.count, layout.bands[nextBand].lines.lowerBound <= line else {
      return Unit(lines: line..<line + 1, height: 1)
    }
    let band = layout.bands[nextBand]
    return Unit(lines: line..<band.lines.upperBound, height: band.height)
  }

  /// Returns a Boolean value that indicates whether a line stays with what follows it: that of a heading, and the
  /// caption and the headers of a table.
  private static func heads(_ line: Int, _ band: Int, _ layout: SectionLayout, _ section: Section) -> Bool {
    let block = section.blocks[layout.lines[line].block]
    if section.isHeading(layout.lines[line].block) { return true }
    if block.kind == .caption, let container = block.container, case .table = section.containers[container].kind {
      return true
    }
    return layout.bands.indices.contains(band) && layout.bands[band].isRuled
      && layout.bands[band].lines.contains(line)
  }

  /// Returns the number of lines that a heading takes with the headings after it and the first line of the text below
  /// them; more than a page holds once that is certain, or nil if that is not laid out yet.
  private func keptLines(from line: Int, _ layout: SectionLayout, _ section: Section, _ size: PageSize) -> Int? {
    var (kept, next, band) = (0, line, nextBand)
    while next < layout.lines.count {
      let unit = Self.unit(from: next, &band, layout)
      kept += (next > line ? layout.lines[next].drop - 1 : 0) + unit.height
      if kept > size.rows || !Self.heads(next, band, layout, section) { return kept }
      next = unit.lines.upperBound
    }
    return layout.isComplete ? kept : nil
  }
}

extension Section {
  fileprivate func isHeading(_ index: Int) -> Bool {
    if case .heading = blocks[index].kind { true } else { false }
  }
}
