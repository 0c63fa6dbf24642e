import TextModel
import TextUnits

/// Lays a section out from its start, as far as it is asked to: of a huge one, no more than lies before the reader.
struct LayoutPass: Sendable {
  private(set) var layout: SectionLayout
  private let style: LayoutStyle
  private let spacing: BlockSpacing
  private let blockCount: Int
  private var blocks: BlockLines
  private var tables: TableRows
  private var pages = PageFiller()
  private var nextBlock = 0
  /// The start of the next window of the block; nil at the block's start.
  private var nextWindow: Int?
  /// The rows of the screen between the last line and the end of what it stands beside.
  private var below = 0

  init(_ section: Section, style: LayoutStyle) {
    self.style = style
    let grids = TablesInGrids(section, size: style.size, cells: style.cells)
    let indents = Indents(section, size: style.size, cells: style.cells)
    layout = SectionLayout(section, grids: grids, indents: indents, size: style.size)
    spacing = BlockSpacing(section, grids, style: style)
    blocks = BlockLines(indents, spacing, style: style)
    tables = TableRows(grids, indents, spacing, style: style)
    blockCount = section.blocks.count
    layout.isComplete = section.blocks.isEmpty
  }

  /// Returns a Boolean value that indicates whether the lines laid out so far can be those of a section.
  func fits(_ section: Section) -> Bool { layout.length == section.length && blockCount == section.blocks.count }

  /// Lays out until the layout knows enough, or the section ends.
  mutating func advance(in section: Section, until isEnough: (SectionLayout) -> Bool) {
    while !layout.isComplete, !isEnough(layout) { step(section) }
  }

  /// Lays out the next row of a table, or the next window of the next block.
  private mutating func step(_ section: Section) {
    if nextWindow == nil, style.size.style.isCalm, isHidden(nextBlock, in: section) {
      leaveOut(section)
    } else if nextWindow == nil, let row = tables.row(at: nextBlock, of: section, with: &blocks) {
      add(row, of: section)
    } else {
      addWindow(of: section)
    }
    layout.isComplete = nextBlock == blockCount
    pages.fill(&layout, of: section, size: style.size)
  }

  /// Lays out a run of hidden blocks as one line that is not drawn.
  private mutating func leaveOut(_ section: Section) {
    layout.lines.append(LayoutLine(leavingOutFrom: section.blocks[nextBlock].range.lowerBound, block: nextBlock))
    while nextBlock < blockCount, isHidden(nextBlock, in: section) { nextBlock += 1 }
  }

  private func isHidden(_ index: Int, in section: Section) -> Bool {
    let block = section.blocks[index]
    return section.concealed(around: block.range.lowerBound).map { $0.upperBound >= block.content.upperBound }
      ?? false
  }

  /// A Boolean value that indicates whether nothing has been laid out that is drawn.
  private var isAtTop: Bool { layout.lines.count == 1 && layout.lines[0].isLeftOut }

  private mutating func add(_ row: TableRows.Row, of section: Section) {
    var y = isAtTop ? 0 : -1 - below - (row.gap ?? spacing.gap(before: nextBlock, in: section))
    let first = layout.lines.count
    for (line, place) in row.lines {
      layout.lines.append(line.dropping(place - y))
      y = place
    }
    layout.bands.append(row.band.moved(by: first))
    below = row.band.height - 1 - y
    nextBlock = row.nextBlock
  }

  private mutating func addWindow(of section: Section) {
    let block = section.blocks[nextBlock]
    let window = blocks.window(of: block, from: nextWindow ?? block.range.lowerBound, in: section)
    let gap = nextWindow == nil ? spacing.gap(before: nextBlock, in: section) : 0
    var drop = isAtTop ? 0 : max(1 + gap, style.size.rowDrop) + below
    var area = BlockLines.Area(cells: 0..<style.size.textWidth)
    if let choice = layout.lines.last, nextWindow == nil, spacing.isBesideChoice(nextBlock, in: section),
      style.size.textWidth - choice.column >= Indents.narrowest
    {
      area = BlockLines.Area(cells: choice.column..<style.size.textWidth, indent: choice.column, isBesideChoice: true)
      drop = 0
    }
    layout.lines += blocks.lines(
      of: nextBlock, window, in: area,
      behind: layout.grids.label(of: block, in: section), drop: drop, of: section)
    below = 0
    nextWindow = window.upperBound
    if window.upperBound >= block.content.upperBound {
      nextWindow = nil
      nextBlock += 1
    }
  }
}
