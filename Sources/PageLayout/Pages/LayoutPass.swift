import TextModel
import TextUnits

/// Lays a section out from its start, as far as it is asked to: of a huge one, no more than lies before the reader.
struct LayoutPass: Sendable {
  private(set) var layout: SectionLayout
  private let style: LayoutStyle
  private let indents: Indents
  private let spacing: BlockSpacing
  private let blockCount: Int
  private var pages = PageFiller()
  private var nextBlock = 0
  /// Where the next window of the block begins; nil at the block's start.
  private var nextWindow: Int?
  /// The marker of the item that was laid out last, by its list: what else is in the item stands below its text.
  private var markers: [Int: String] = [:]

  init(_ section: Section, style: LayoutStyle) {
    self.style = style
    layout = SectionLayout(length: section.length)
    indents = Indents(section, size: style.size, cells: style.cells)
    spacing = BlockSpacing(section, size: style.size)
    blockCount = section.blocks.count
    layout.isComplete = section.blocks.isEmpty
  }

  /// Whether the rows laid out so far can be those of a section.
  func fits(_ section: Section) -> Bool { layout.length == section.length && blockCount == section.blocks.count }

  /// Lays out until the layout knows enough, or the section ends.
  mutating func advance(in section: Section, until isEnough: (SectionLayout) -> Bool) {
    while !layout.isComplete, !isEnough(layout) { step(section) }
  }

  /// Lays out the next window of the next block.
  private mutating func step(_ section: Section) {
    let block = section.blocks[nextBlock]
    let language = block.language ?? section.language ?? style.language
    let windows = BlockWindows(section: section, block: block, breaker: style.breaker, language: language)
    let window = windows.window(from: nextWindow ?? block.range.lowerBound)
    let slice = UTF8Slice(section.substring(in: window))
    let column = column(of: block, in: section)
    let boundaries = style.breaker.boundaries(.line, of: slice.text, language: language)
    let isFirst = nextWindow == nil
    let indent = isFirst ? indents.firstRowIndent(of: block, at: column) : 0
    let gap = isFirst ? spacing.gap(before: nextBlock, in: section) : 0
    let filled = RowBreaker(
      slice, boundaries: boundaries, room: style.size.textWidth - column, indent: indent, cells: style.cells)
    for (index, row) in filled.rows.enumerated() {
      layout.rows.append(
        LayoutRow(
          start: window.lowerBound + row.start, visibleEnd: window.lowerBound + row.visibleEnd, block: nextBlock,
          column: index == 0 ? column + indent : column, width: row.width, gap: index == 0 ? gap : 0))
    }
    nextWindow = window.upperBound
    if window.upperBound >= block.content.upperBound {
      nextWindow = nil
      nextBlock += 1
    }
    layout.isComplete = nextBlock == blockCount
    pages.fill(&layout, of: section, size: style.size)
  }

  private mutating func column(of block: Block, in section: Section) -> Int {
    if let marker = section.marker(of: block) {
      if block.control == nil, let container = block.container { markers[container] = marker }
      return indents.column(of: block, marker: marker)
    }
    return indents.column(of: block, marker: block.container.flatMap { markers[$0] })
  }
}
