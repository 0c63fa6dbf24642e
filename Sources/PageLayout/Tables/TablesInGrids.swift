import TextModel

/// The tables of a section that are drawn as grids where there is room, and as records where there is none: of nested
/// ones the outermost that has more than one column.
struct TablesInGrids: Sendable {
  /// The table around the blocks of each container, as an index into the containers.
  private var tables: [Int?] = []
  /// The most cells that the headers before a cell of a record take.
  private let longestLabel: Int

  /// Finds the tables; where nothing but rows is wanted there are none.
  init(_ section: Section, size: PageSize) {
    longestLabel = size.textWidth / 3
    guard size.measure == .book else { return }
    for container in section.containers {
      let outer = container.parent.flatMap { tables.indices.contains($0) ? tables[$0] : nil }
      if outer == nil, case .table(_, columns: 2...) = container.kind {
        tables.append(tables.count)
      } else {
        tables.append(outer)
      }
    }
  }

  /// The cell of such a table that a block stands in; nil for any other block.
  ///
  /// - Complexity: O(log n) in the cells of the table.
  func cell(around block: Block, in section: Section) -> TableCell? {
    guard let container = block.container, tables.indices.contains(container), let table = tables[container] else {
      return nil
    }
    return section.cell(of: table, at: block.range.lowerBound)
  }

  /// What stands before the first block of a cell in a record: its headers, as much of them as there is room for; nil
  /// for a cell without headers, and for any other block.
  ///
  /// For example `Born: `.
  func label(of block: Block, in section: Section, _ cells: CellWidth) -> String? {
    guard let cell = cell(around: block, in: section), cell.range.lowerBound == block.range.lowerBound,
      !cell.isHeader,
      let headers = section.tableHeaders[cell.table]?.headers(above: cell), !headers.isEmpty
    else { return nil }
    let text = headers.map { section.text(in: $0).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return text.isEmpty ? nil : cut(text, cells) + ": "
  }

  private func cut(_ text: String, _ cells: CellWidth) -> String {
    var (cut, width) = ("", 0)
    for character in text {
      width += cells.width(of: character, at: width)
      if width > longestLabel { return cut.dropLast() + "…" }
      cut.append(character)
    }
    return cut
  }
}
