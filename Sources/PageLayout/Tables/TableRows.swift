import TextModel

/// Lays out the tables of a section, each row of one as a band of cells side by side, where there is room for that.
struct TableRows: Sendable {
  /// A row of a table, or several rows that a cell joins, laid out.
  struct Row {
    /// The lines of the text in its order, each with the row of the screen that it is in, from the top of the band.
    let lines: [(line: LayoutLine, y: Int)]
    /// The band that they are, its lines counted from the first of them.
    let band: Band
    /// The block behind it.
    let nextBlock: Int
    /// The blank rows above it; nil where there are as many as between any two blocks.
    let gap: Int?
  }

  private let style: LayoutStyle
  private let indents: Indents
  private let spacing: BlockSpacing
  private let tables: TablesInGrids
  private var plan: (table: Int, plan: GridPlan)?
  /// The blocks before this one are no part of a band.
  private var stackedBefore = 0
  /// The row that was laid out last: its table, the block behind it, and whether a line is drawn under it.
  private var last: (table: Int, nextBlock: Int, isRuled: Bool)?

  init(_ tables: TablesInGrids, _ indents: Indents, _ spacing: BlockSpacing, style: LayoutStyle) {
    self.style = style
    self.tables = tables
    self.indents = indents
    self.spacing = spacing
  }

  /// Returns the row of a table that a block begins; nil where it begins none, and where it is higher than a page or
  /// has too little room for its columns.
  mutating func row(at block: Int, of section: Section, with blocks: inout BlockLines) -> Row? {
    guard block >= stackedBefore, let first = tables.cell(around: section.blocks[block], in: section),
      first.range.lowerBound == section.blocks[block].range.lowerBound
    else { return nil }
    let cells = Self.cells(joinedTo: first, of: section)
    let nextBlock = cells.last.map { section.blocks(of: $0).upperBound } ?? block + 1
    let plan = plan(from: first, of: section, with: &blocks)
    if plan.columns == nil, let row = headerRow(of: cells, before: nextBlock, of: section, with: &blocks) {
      return row
    }
    guard let columns = plan.columns, cells.count <= columns.count * style.size.rows,
      let laid = lines(of: cells, plan, columns, of: section, with: &blocks)
    else {
      stackedBefore = nextBlock
      return nil
    }
    let next =
      section.blocks.indices.contains(nextBlock) ? tables.cell(around: section.blocks[nextBlock], in: section) : nil
    let isRuled =
      cells.allSatisfy(\.isHeader)
      && next.map { next in
        next.table == first.table && !Self.cells(joinedTo: next, of: section).allSatisfy(\.isHeader)
      } == true
    let isNext = last.map { $0.table == first.table && $0.nextBlock == block } == true
    let isParted = plan.isSpaced && last?.isRuled != true
    defer { last = (first.table, nextBlock, isRuled) }
    return Row(
      lines: laid.lines,
      band: Band(
        lines: 0..<laid.lines.count, height: laid.height + (isRuled ? 1 : 0), columns: columns, isRuled: isRuled),
      nextBlock: nextBlock, gap: isNext ? (isParted ? style.size.blockGap : 0) : nil)
  }

  /// Returns the cells of a row of a table, and of the rows after it that a cell of it reaches into.
  private static func cells(joinedTo first: TableCell, of section: Section) -> [TableCell] {
    var cells = [first]
    var last = first.rows.upperBound
    while let cell = section.cell(after: cells[cells.count - 1], toward: .forward), cell.rows.lowerBound <= last {
      last = max(last, cell.rows.upperBound)
      cells.append(cell)
    }
    return cells
  }

  private mutating func plan(from first: TableCell, of section: Section, with blocks: inout BlockLines) -> GridPlan {
    if let plan, plan.table == first.table, first.range.lowerBound < plan.plan.end { return plan.plan }
    let new = GridPlan(from: first, in: area(of: first.table), of: section, with: &blocks)
    plan = (first.table, new)
    return new
  }

  /// Returns the room of a table.
  private func area(of table: Int) -> BlockLines.Area {
    let indent = indents.indent(of: table)
    return BlockLines.Area(cells: min(indent, style.size.textWidth - 1)..<style.size.textWidth, indent: indent)
  }

  /// Returns the headers of a table that is drawn as records, one behind the other in as few rows as they need; nil for
  /// other cells, and where a header needs more than one row for itself.
  private func headerRow(
    of cells: [TableCell], before nextBlock: Int, of section: Section, with blocks: inout BlockLines
  ) -> Row? {
    guard let first = cells.first, cells.map(\.columns) == (1...cells.count).map({ $0...$0 }) else { return nil }
    let area = area(of: first.table)
    let isMirrored = section.isReadFromTheRight(first)
    var (columns, lines): ([Range<Int>], [(line: LayoutLine, y: Int)]) = ([], [])
    var (y, left) = (0, 0)
    for cell in cells {
      let block = section.blocks(of: cell).lowerBound
      guard cell.isHeader, section.blocks(of: cell).count == 1, section.blocks[block].control == nil,
        cell.range.count <= GridPlan.longestCell
      else { return nil }
      let width = max(1, blocks.need(of: block, in: area, of: section).widest)
      if left > 0, left + width > area.cells.count { (y, left) = (y + style.size.rowDrop, 0) }
      let column = GridPlan.placed(left..<left + width, in: area, isMirrored: isMirrored)
      let laid = blocks.lines(
        of: block, section.blocks[block].content, in: BlockLines.Area(cells: column, indent: area.indent), of: section
      )
      guard width <= area.cells.count, laid.count == 1 else { return nil }
      lines.append((laid[0], y))
      columns.append(column)
      left += width + ColumnWidths.gap
    }
    return Row(
      lines: lines, band: Band(lines: 0..<lines.count, height: y + 1, columns: columns, isRuled: false),
      nextBlock: nextBlock, gap: nil)
  }

  /// Returns the lines of cells and how many rows of the screen they take; nil for more than a page has.
  private func lines(
    of cells: [TableCell], _ plan: GridPlan, _ columns: [Range<Int>], of section: Section,
    with blocks: inout BlockLines
  ) -> (lines: [(line: LayoutLine, y: Int)], height: Int)? {
    var laid: [(line: LayoutLine, y: Int)] = []
    var bottoms: [(row: Int, y: Int)] = []
    for cell in cells {
      // A cell begins below all that ends in the rows of the table above it.
      let above = bottoms.lazy.filter { $0.row < cell.rows.lowerBound }.map(\.y).max()
      var y = above.map { $0 + (plan.isSpaced ? style.size.blockGap : 0) } ?? 0
      let isNumber = cell.columns.count == 1 && plan.numbers.contains(cell.columns.lowerBound)
      let area = BlockLines.Area(
        cells: columns.extent(of: cell.columns), indent: indents.indent(of: cell.table), isFlushRight: isNumber)
      for block in section.blocks(of: cell) {
        let content = section.blocks[block].content
        guard content.count <= GridPlan.longestCell else { return nil }
        if y > 0, block > section.blocks(of: cell).lowerBound { y += spacing.gap(before: block, in: section) }
        for line in blocks.lines(of: block, content, in: area, of: section) {
          laid.append((line, y))
          y += line.drop
        }
      }
      guard y <= style.size.rows else { return nil }
      bottoms.append((cell.rows.upperBound, y))
    }
    return (laid, bottoms.lazy.map(\.y).max() ?? 0)
  }
}
