import TextModel
import TextUnits

/// Breaks the blocks of a section into lines.
struct BlockLines: Sendable {
  /// A part of the width of the text that blocks stand in: all of it, or a cell of a table.
  struct Area {
    /// Its cells, from the left edge of the text.
    let cells: Range<Int>
    /// The indent of what is around it, in cells.
    var indent = 0
    /// A Boolean value that indicates whether lines end at its right edge.
    var isFlushRight = false
    /// A Boolean value that indicates whether a box to check stands before it, in place of a marker.
    var isBesideChoice = false
  }

  private let style: LayoutStyle
  private let indents: Indents
  private let spacing: BlockSpacing
  /// The marker of the item that was laid out last, by its list: what else is in the item stands below its text.
  private var markers: [Int: String] = [:]
  /// The cells before a dedication or an epigraph that was laid out last, by its container.
  private var motto: (container: Int, indent: Int)?

  init(_ indents: Indents, _ spacing: BlockSpacing, style: LayoutStyle) {
    self.style = style
    self.spacing = spacing
    self.indents = indents
  }

  /// Returns the text of a block from an offset on, or as much of it as is laid out at once.
  func window(of block: Block, from offset: Int, in section: Section) -> Range<Int> {
    BlockWindows(section: section, block: block, breaker: style.breaker, language: language(of: block, section))
      .window(from: offset)
  }

  /// Returns the lines of a window of a block in an area, behind a label if it has one, the first of them so far below
  /// what is before it.
  mutating func lines(
    of index: Int, _ window: Range<Int>, in area: Area, behind label: String? = nil, drop: Int = 1,
    of section: Section
  ) -> [LayoutLine] {
    let block = section.blocks[index]
    let indent = column(of: block, behind: label, in: area, of: section)
    let room = area.cells.count - indent - indents.rightIndent(of: block, in: area.cells.count - indent)
    let isFirst = window.lowerBound == block.range.lowerBound
    let firstIndent = isFirst && spacing.isSetIn(index, in: section) ? indents.firstLineIndent(in: room) : 0
    let (slice, boundaries) = pieces(of: block, window, in: section)
    let broken = LineBreaker(
      slice, boundaries: boundaries, room: room, indent: firstIndent,
      hang: indents.hang(of: block, in: room, of: section),
      hangsAtTabs: style.size.measure == .book && block.kind != .code,
      hardIndents: hardIndents(in: window, room: room, of: section), raised: raised(in: window, of: section),
      from: window.lowerBound, hyphenation: hyphenation(of: block, in: section), cells: style.cells)
    let isAtEnd = indents.isAtEnd(block, of: section)
    let aside = mottoIndent(of: block, in: area, of: section)
    return broken.lines.enumerated().map { number, line in
      var start = area.cells.lowerBound + indent + line.indent
      if area.isFlushRight {
        start = max(start, area.cells.upperBound - line.width)
      } else if indents.isCentred(block) {
        start += max(0, room - line.indent - line.width) / 2
      } else if isAtEnd {
        start += max(0, room - line.indent - line.width)
      } else {
        start += aside
      }
      return LayoutLine(
        start: window.lowerBound + line.start, visibleEnd: window.lowerBound + line.visibleEnd, block: index,
        column: start, width: line.width, drop: number == 0 ? drop : style.size.rowDrop,
        isHyphenated: line.isHyphenated)
    }
  }

  /// Returns the width that a block needs in an area.
  mutating func need(of index: Int, in area: Area, of section: Section) -> ColumnWidths.Need {
    let block = section.blocks[index]
    let indent = column(of: block, behind: nil, in: area, of: section)
    if block.control != nil, block.content.isEmpty {
      return ColumnWidths.Need(least: indent + Self.leastControl, widest: indent + Self.easyControl)
    }
    let (slice, boundaries) = pieces(of: block, block.content, in: section)
    let raised = raised(in: block.content, of: section)
    func lines(isBrokenEverywhere: Bool) -> LineBreaker {
      LineBreaker(
        slice, boundaries: boundaries, room: Self.endless, raised: raised, from: block.content.lowerBound,
        isBrokenEverywhere: isBrokenEverywhere, cells: style.cells)
    }
    let (whole, words) = (lines(isBrokenEverywhere: false), lines(isBrokenEverywhere: true))
    let aside = indent + indents.rightIndent(of: block, in: area.cells.count - indent)
    // Words are not set in where less is left for them.
    let floor = indent > 0 ? Indents.narrowest : 0
    func width(_ breaker: LineBreaker) -> Int { aside + max(floor, breaker.lines.lazy.map(\.width).max() ?? 0) }
    return ColumnWidths.Need(least: width(words), widest: width(whole))
  }

  /// Returns the cells before the lines of a dedication or an epigraph that puts it in the middle as a whole; none for
  /// any other block.
  private mutating func mottoIndent(of block: Block, in area: Area, of section: Section) -> Int {
    guard area.cells.count == style.size.textWidth, case .motto(let container) = indents.part(around: block) else {
      return 0
    }
    if let motto, motto.container == container { return motto.indent }
    let range = section.containers[container].range
    let first = section.blocks.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let blocks = section.blocks[first...].prefix { $0.range.lowerBound < range.upperBound }
    var widest = range.count <= GridPlan.longestCell ? 0 : area.cells.count
    if widest == 0 {
      for index in blocks.indices where !indents.isCentred(section.blocks[index]) {
        widest = max(widest, need(of: index, in: area, of: section).widest)
      }
    }
    motto = (container, max(0, area.cells.count - widest) / 2)
    return motto?.indent ?? 0
  }

  /// More cells than any text takes that is measured.
  private static let endless = Int(Int32.max)
  /// The width of a control that nothing is written on: with less its value can hardly be seen, with more it is easy to
  /// fill in.
  private static let (leastControl, easyControl) = (10, 24)

  private func pieces(
    of block: Block, _ window: Range<Int>, in section: Section
  ) -> (UTF8Slice, [TextBreaker.Boundary]) {
    let slice = UTF8Slice(section.substring(in: window))
    let boundaries = style.breaker.boundaries(.line, of: slice.text, language: language(of: block, section))
    guard style.size.measure == .book, block.kind == .code else { return (slice, boundaries) }
    // Lines of code are cut where there is no more room, not where words end.
    return (slice, boundaries.filter { $0.status >= 100 || $0.offset == slice.count })
  }

  /// Returns the indents of lines that are set in, by where they begin in a window of a block.
  private func hardIndents(in window: Range<Int>, room: Int, of section: Section) -> [Int: Int] {
    guard style.size.measure == .book else { return [:] }
    return section.spans(touching: window).reduce(into: [:]) { lines, span in
      guard case .indented(let cells) = span.kind, span.range.lowerBound >= window.lowerBound else { return }
      lines[span.range.lowerBound - window.lowerBound] = min(cells, room / 2)
    }
  }

  private func raised(in window: Range<Int>, of section: Section) -> RaisedText {
    style.size.measure == .book ? RaisedText(in: window, of: section) : RaisedText()
  }

  /// Returns the rules that the words of a block are divided by: those of a heading, a verse or code are not.
  private func hyphenation(of block: Block, in section: Section) -> Hyphenation? {
    guard style.size.measure == .book, let hyphenation = style.size.style.hyphenation,
      hyphenation.holds(for: language(of: block, section))
    else { return nil }
    switch block.kind {
    case .paragraph, .item, .cell, .caption: return section.hasLineBreak(in: block.content) ? nil : hyphenation
    case .heading, .code, .separator, .control, .image: return nil
    }
  }

  private func language(of block: Block, _ section: Section) -> String {
    block.language ?? section.language ?? style.language
  }

  private mutating func column(of block: Block, behind label: String?, in area: Area, of section: Section) -> Int {
    if area.isBesideChoice {
      if let container = block.container { markers[container] = "    " }
      return 0
    }
    // A term begins at the edge of its list, whatever stands before it.
    if block.marker == .term, let container = block.container { markers[container] = nil }
    var marker = label ?? block.container.flatMap { markers[$0] }
    if label == nil, let own = section.marker(of: block, on: style.size) {
      if block.control == nil, let container = block.container { markers[container] = own }
      marker = own
    }
    return indents.column(of: block, marker: marker, in: area.cells.count, from: area.indent, of: section)
  }
}
