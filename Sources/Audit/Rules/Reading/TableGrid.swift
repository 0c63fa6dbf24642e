import Markup

/// The cells of a table in rows and columns (HTML standard, 4.9.12), of a table of HTML or of one made by roles.
struct TableGrid {
  /// A cell with its place, counted from 0.
  struct Cell {
    let node: MarkupNode
    let row: Int
    let column: Int
    let height: Int
    let width: Int
    let isHeader: Bool
    /// The number of rows up to the end of the group of rows that it stands in.
    let groupEnd: Int
  }

  /// The number of columns and of rows that a cell or a table has at most.
  private static let widest = 1_000
  /// The number of slots of a table that are looked at.
  private static let mostSlots = 100_000

  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0

  init(_ table: MarkupNode, _ page: AuditedPage) {
    // The rows that cells above reach down to, by column.
    var open: [Int: Int] = [:]
    var slots = 0
    for rows in page.rowGroups(of: table) {
      let end = rowCount + rows.count
      for row in rows {
        var column = 0
        for node in row {
          while open[column].map({ $0 > rowCount }) ?? false { column += 1 }
          let width = min(page.span("colspan", of: node), Self.widest)
          let given = page.span("rowspan", of: node, zero: end - rowCount)
          let height = max(1, min(given, end - rowCount))
          slots += width * height
          guard slots < Self.mostSlots, column + width <= 10 * Self.widest else { return }
          cells.append(
            Cell(
              node: node, row: rowCount, column: column, height: height, width: width,
              isHeader: page.isHeaderCell(node), groupEnd: end))
          if height > 1 { for place in column..<(column + width) { open[place] = rowCount + height } }
          column += width
          columnCount = max(columnCount, column)
        }
        rowCount += 1
      }
      open = [:]
    }
  }

  /// Returns the header cells that no other cell has as its header, by their own place or by its `headers` attribute.
  func headersWithoutCells(_ page: AuditedPage) -> [MarkupNode] {
    var named: Set<String> = []
    // A table that is too large is left where it is.
    let rowCount = cells.map { $0.row + $0.height }.max() ?? 0
    let columnCount = cells.map { $0.column + $0.width }.max() ?? 0
    var lastRow = Array(repeating: -1, count: columnCount)
    var lastColumn = Array(repeating: -1, count: rowCount)
    var hasData = (
      rows: Array(repeating: false, count: rowCount), columns: Array(repeating: false, count: columnCount)
    )
    for cell in cells {
      let own = page.words("headers", of: cell.node)
      named.formUnion(own.filter { $0 != page.attribute("id", of: cell.node) })
      let isFree = own.isEmpty
      for column in cell.column..<(cell.column + cell.width) {
        if isFree { lastRow[column] = max(lastRow[column], cell.row + cell.height - 1) }
        if !cell.isHeader { hasData.columns[column] = true }
      }
      for row in cell.row..<(cell.row + cell.height) {
        if isFree { lastColumn[row] = max(lastColumn[row], cell.column + cell.width - 1) }
        if !cell.isHeader { hasData.rows[row] = true }
      }
    }
    var alone: [MarkupNode] = []
    for cell in cells where cell.isHeader {
      if let id = page.attribute("id", of: cell.node), named.contains(id) { continue }
      let columns = cell.column..<(cell.column + cell.width)
      let rows = cell.row..<(cell.row + cell.height)
      if isHeaderOfGroup(cell, page, lastRow: lastRow, lastColumn: lastColumn) { continue }
      let isOfColumn = page.headerScope(of: cell.node) == .column
      let isOfRow = page.headerScope(of: cell.node) == .row
      let isFree = !isOfColumn && !isOfRow
      let isColumnByPlace = isFree && !rows.contains { hasData.rows[$0] }
      // The standard gives a header among data in both directions no cells; programs that read take either.
      let isRowByPlace = isFree && !isColumnByPlace
      let isOfBoth = isRowByPlace && columns.contains { hasData.columns[$0] }
      let hasBelow = columns.contains { lastRow[$0] >= rows.upperBound }
      let hasBeside = rows.contains { lastColumn[$0] >= columns.upperBound }
      if (isOfColumn || isColumnByPlace || isOfBoth) && hasBelow || (isOfRow || isRowByPlace) && hasBeside {
        continue
      }
      alone.append(cell.node)
    }
    return alone
  }

  /// Returns a Boolean value that indicates whether a cell is the header of a group of rows or of columns that has other
  /// cells (HTML standard, 4.9.12.2); `lastRow` and `lastColumn` are the ends of the cells that take headers.
  private func isHeaderOfGroup(
    _ cell: Cell, _ page: AuditedPage, lastRow: [Int], lastColumn: [Int]
  ) -> Bool {
    let (end, right) = (cell.row + cell.height, cell.column + cell.width)
    switch page.attribute("scope", of: cell.node)?.lowercased() {
    case "rowgroup":
      return lastColumn[end..<max(end, min(cell.groupEnd, lastColumn.count))].contains { $0 >= cell.column }
        || lastColumn[cell.row..<end].contains { $0 >= right }
    case "colgroup": return lastRow[cell.column...].contains { $0 >= end }
    default: return false
    }
  }
}

/// The tables of a page with their cells.
struct TableIndex {
  /// The exposed tables, in document order.
  let tables: [MarkupNode]
  private(set) var grids: [MarkupNode: TableGrid] = [:]
  /// The table of each cell.
  private(set) var owners: [MarkupNode: MarkupNode] = [:]
  /// The header cells of all tables.
  private(set) var headers: [TableGrid.Cell] = []
  /// The header cells that are the headers of no other cell.
  private(set) var alone: NodeSet = []
  /// The tables that hold other tables.
  private(set) var outer: NodeSet = []
  /// The tables that have header cells.
  private var withHeaders: NodeSet = []

  init(_ page: AuditedPage) {
    let native = page.elements(named: "table")
    tables = NodeSet(native + page.elements(with: "role")).filter { page.isTable($0) && page.isExposed($0) }
    for table in tables {
      if let outer = page.nearest(of: table, where: { page.element($0) == "table" }) { self.outer.insert(outer) }
      let grid = TableGrid(table, page)
      grids[table] = grid
      for cell in grid.cells where owners[cell.node] == nil { owners[cell.node] = table }
      if grid.cells.contains(where: \.isHeader) { withHeaders.insert(table) }
      headers += grid.cells.filter(\.isHeader)
      alone.formUnion(grid.headersWithoutCells(page))
    }
  }
}

extension TableIndex {
  /// Returns a Boolean value that indicates whether a table has header cells.
  func hasHeaders(in table: MarkupNode) -> Bool { withHeaders.contains(table) }

  /// Returns a Boolean value that indicates whether the table of a cell has header cells.
  func hasHeaders(around cell: MarkupNode) -> Bool { owners[cell].map(withHeaders.contains) ?? false }
}

extension AuditedPage {
  /// The direction in which a header cell is the header of others.
  enum HeaderScope {
    case column, row
  }

  /// Returns a Boolean value that indicates whether an element is a table of cells, by its name or its role.
  fileprivate func isTable(_ node: MarkupNode) -> Bool {
    switch tree.role(of: node) {
    case .table, .grid, .treegrid: true
    // A role that is not taken away where the element can have the focus.
    case .presentation: element(node) == "table" && resistsPresentation(node)
    default: false
    }
  }

  /// Returns the rows of a table as lists of cells, those of each group together.
  ///
  /// Cells that stand in no row are one.
  fileprivate func rowGroups(of table: MarkupNode) -> [[[MarkupNode]]] {
    var groups: [[[MarkupNode]]] = []
    var loose: [[MarkupNode]] = []
    var isOpen = false
    for child in tree.children(of: table) where isRendered(child) {
      if isCell(child) {
        if isOpen { loose[loose.count - 1].append(child) } else { loose.append([child]) }
        isOpen = true
        continue
      }
      isOpen = false
      if isRow(child) {
        loose.append(cells(of: child))
      } else if ["tbody", "tfoot", "thead"].contains(element(child)) || attribute("role", of: child) == "rowgroup" {
        if !loose.isEmpty { groups.append(loose) }
        loose = []
        groups.append(tree.children(of: child).filter { isRow($0) && isRendered($0) }.map { cells(of: $0) })
      }
    }
    return loose.isEmpty ? groups : groups + [loose]
  }

  private func isRow(_ node: MarkupNode) -> Bool { element(node) == "tr" || attribute("role", of: node) == "row" }

  private func isCell(_ node: MarkupNode) -> Bool {
    element(node) == "td" || element(node) == "th"
      || ["cell", "columnheader", "gridcell", "rowheader"].contains(attribute("role", of: node))
  }

  private func cells(of row: MarkupNode) -> [MarkupNode] {
    tree.children(of: row).filter { isCell($0) && isRendered($0) }
  }

  fileprivate func span(_ name: String, of cell: MarkupNode, zero: Int = 1) -> Int {
    guard let value = attribute(name, of: cell).flatMap({ Int($0.trimmed) }), value >= 0 else { return 1 }
    return value == 0 ? zero : value
  }

  /// Returns a Boolean value that indicates whether a cell is a header, by its name or its role.
  func isHeaderCell(_ cell: MarkupNode) -> Bool {
    if let role = explicitRole(of: cell) { return role == "columnheader" || role == "rowheader" }
    return element(cell) == "th"
  }

  /// Returns the direction that the author of a header cell gives it; nil where none is given.
  fileprivate func headerScope(of cell: MarkupNode) -> HeaderScope? {
    switch attribute("scope", of: cell)?.lowercased() {
    case "col", "colgroup": return .column
    case "row", "rowgroup": return .row
    default: break
    }
    switch explicitRole(of: cell) {
    case "columnheader": return .column
    case "rowheader": return .row
    default: return nil
    }
  }
}
