import TextModel

/// The tables of a section that are drawn as grids where there is room, and as records where there is none: of nested
/// ones the outermost that has more than one column.
struct TablesInGrids: Sendable {
  /// The table around the blocks of each container, as an index into the containers.
  private var tables: [Int?] = []
  /// The cells of the longest label in the first record of each table.
  private var labelWidths: [Int: Int] = [:]
  /// The most cells that the headers before a cell of a record take.
  private let longestLabel: Int
  private let cells: CellWidth

  /// Finds the tables; where nothing but rows is wanted there are none.
  init(_ section: Section, size: PageSize, cells: CellWidth) {
    longestLabel = size.textWidth / 3
    self.cells = cells
    guard size.measure == .book else { return }
    for container in section.containers {
      let outer = container.parent.flatMap { tables.indices.contains($0) ? tables[$0] : nil }
      if outer == nil, case .table(_, columns: 2...) = container.kind {
        tables.append(tables.count)
      } else {
        tables.append(outer)
      }
    }
    for table in Set(tables.compactMap { $0 }) { labelWidths[table] = labelWidth(of: table, in: section) }
  }

  /// Returns the cell of such a table that a block stands in; nil for any other block.
  ///
  /// - Complexity: O(log n) in the cells of the table.
  func cell(around block: Block, in section: Section) -> TableCell? {
    guard let container = block.container, tables.indices.contains(container), let table = tables[container] else {
      return nil
    }
    return section.cell(of: table, at: block.range.lowerBound)
  }

  /// Returns the label before the first block of a cell in a record: its headers, as much of them as there is room for,
  /// and blanks up to where all values of the table begin; nil for a cell without headers, and for any other block.
  ///
  /// For example `Born:     `, where another label is `Surname: `.
  func label(of block: Block, in section: Section) -> String? {
    guard let cell = cell(around: block, in: section), cell.range.lowerBound == block.range.lowerBound,
      let label = label(of: cell, in: section)
    else { return nil }
    let blanks = (labelWidths[cell.table] ?? 0) - width(of: label)
    return label + String(repeating: " ", count: max(0, blanks))
  }

  /// Returns the headers of a cell as a label; nil for one that has none or is one.
  private func label(of cell: TableCell, in section: Section) -> String? {
    guard !cell.isHeader, let headers = section.tableHeaders[cell.table]?.headers(above: cell), !headers.isEmpty
    else {
      return nil
    }
    let text = headers.map { section.text(in: $0).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return text.isEmpty ? nil : cut(text) + ": "
  }

  /// Returns the cells of the longest label of a table, as far as the end of its first row that has one.
  private func labelWidth(of table: Int, in section: Section) -> Int {
    guard section.tableHeaders[table]?.isEmpty == false else { return 0 }
    var (width, row) = (0, Int.max)
    var next = section.firstCell(of: table)
    while let cell = next, cell.rows.lowerBound <= row {
      if let label = label(of: cell, in: section) {
        width = max(width, self.width(of: label))
        row = min(row, cell.rows.lowerBound)
      }
      next = section.cell(after: cell, toward: .forward)
    }
    return width
  }

  private func width(of text: String) -> Int { text.reduce(0) { $0 + cells.width(of: $1, at: $0) } }

  private func cut(_ text: String) -> String {
    var (cut, width) = ("", 0)
    for character in text {
      width += cells.width(of: character, at: width)
      if width > longestLabel { return cut.dropLast() + "…" }
      cut.append(character)
    }
    return cut
  }
}
