import Markup
import TextModel

extension HTMLFlattener {
  /// Tables inside tables beyond this are read as plain blocks.
  private static let deepestTable = 8

  mutating func beginTable(_ attributes: ElementAttributes, _ frame: inout Frame) {
    context.kind = .paragraph
    guard !attributes.isPresentation, tables.count < Self.deepestTable else {
      context.isInTable = false
      frame.table = .layout
      return
    }
    context.isInTable = true
    builder.openContainer(.table(rows: 0, columns: 0))
    tables.append(TableGrid(firstBlock: builder.blocks.count))
    frame.table = .data
  }

  mutating func beginCell(_ attributes: ElementAttributes, isHeader: Bool) {
    guard context.isInTable else { return }
    let place = tables[tables.count - 1].cell(attributes, isHeader: isHeader, firstBlock: builder.blocks.count)
    context.kind = .cell(row: place.row, column: place.column, isHeader: isHeader)
  }

  /// Ends a table; one of a single column is there for the layout only.
  mutating func endTable(_ role: TableRole) {
    guard role == .data, let table = tables.popLast() else { return }
    if table.columns > 1 {
      builder.closeBlock()
      builder.closeTable(
        rows: table.rows, columns: table.columns, TableHeaders(of: table, blocks: builder.blocks))
    } else {
      builder.dissolveTable(from: table.firstBlock)
    }
  }
}
