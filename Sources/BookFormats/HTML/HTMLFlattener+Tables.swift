import Markup
import TextModel

extension HTMLFlattener {
  /// Tables inside tables beyond this are read as plain blocks.
  private static let deepestTable = 8

  mutating func beginTable(_ attributes: ElementAttributes, _ frame: inout Frame) {
    context.kind = .paragraph
    context.isInSpeeches = isPlay(frame.node)
    context.isInInitialTable = isInitialTable(frame.node)
    guard !attributes.isPresentation, !noteShapes.tables.contains(frame.node), tables.count < Self.deepestTable,
      !context.isInSpeeches, !context.isInInitialTable
    else {
      context.isInTable = false
      frame.table = .layout
      return
    }
    context.isInTable = true
    builder.openContainer(.table(rows: 0, columns: 0))
    tables.append(TableGrid(after: builder.counts))
    frame.table = .data
  }

  mutating func beginRow(_ frame: inout Frame) {
    if context.isInSpeeches {
      beginSpeechRow(frame.node)
      frame.endsSpeeches = true
    }
    guard context.isInTable else { return }
    tables[tables.count - 1].row()
    tables[tables.count - 1].isInHead = isHead(frame.node)
  }

  /// Returns a Boolean value that indicates whether a row is the head of the rows below it though none of its cells
  /// is marked as a header, as word processors and layout programs write the rows that each page repeats.
  private func isHead(_ row: MarkupNode) -> Bool {
    guard let head = tree.parent(of: row), tree.name(of: head) == "thead",
      !tree.children(of: row).contains(where: { tree.name(of: $0) == "th" })
    else { return false }
    return sequence(first: head, next: { tree.nextSibling(of: $0) }).dropFirst().prefix(Self.mostBehindFoot)
      .contains { ["tbody", "tr"].contains(tree.name(of: $0) ?? "") }
  }

  mutating func beginCell(_ attributes: ElementAttributes, isHeader: Bool, _ frame: inout Frame) {
    guard context.isInTable else { return }
    let isHeader = isHeader || tables[tables.count - 1].isInHead
    let place = tables[tables.count - 1].cell(attributes, isHeader: isHeader, firstBlock: builder.blocks.count)
    context.kind = .cell(row: place.row, column: place.column, isHeader: isHeader)
    frame.cell = (context.kind, builder.blocks.count)
  }

  /// Returns a Boolean value that indicates whether the foot of a table comes before rows that the page shows above it
  /// (CSS 2.2, 17.2), and waits for them.
  mutating func waitsForRows(_ foot: MarkupNode) -> Bool {
    guard foot != openFoot, footDepth < Self.deepestTable, let table = tree.parent(of: foot),
      frames.last?.node == table, feet[table] == nil
    else { return false }
    var next = tree.nextSibling(of: foot)
    for _ in 0..<Self.mostBehindFoot {
      guard let node = next else { return false }
      if let name = tree.name(of: node), name == "tbody" || name == "tr" {
        feet[table] = foot
        return true
      }
      next = tree.nextSibling(of: node)
    }
    return false
  }

  /// The greatest number of nodes between the foot of a table and its rows.
  private static let mostBehindFoot = 16

  /// Adds the foot of a table that has waited for its rows.
  mutating func addFoot(_ foot: MarkupNode) {
    let outer = openFoot
    openFoot = foot
    footDepth += 1
    add(foot)
    footDepth -= 1
    openFoot = outer
  }

  /// Ends a cell; one that nothing came of is a place in its row and column all the same.
  mutating func endCell(_ kind: Block.Kind, firstBlock: Int) {
    if builder.blocks.count == firstBlock { builder.putEmptyCell(kind) }
  }

  /// Ends a table; one of a single column is there for the layout only, and so is one without anything in it.
  mutating func endTable(_ role: TableRole) {
    guard role == .data, let table = tables.popLast() else { return }
    builder.closeBlock()
    if table.columns > 1, builder.blocks[table.start.blocks...].contains(where: { !$0.isEmptyCell }) {
      builder.closeTable(
        rows: table.rows, columns: table.columns, TableHeaders(of: table, blocks: builder.blocks),
        table.places(in: builder.blocks))
    } else {
      builder.dissolveTable(since: table.start)
    }
  }
}
