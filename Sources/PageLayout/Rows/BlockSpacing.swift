import TextModel

/// The blank rows between the blocks of a section.
struct BlockSpacing: Sendable {
  private let blockGap: Int
  private let tables: TablesInGrids
  /// The outermost list around the blocks of each container; nil where there is none.
  private let lists: [Int?]

  init(_ section: Section, _ tables: TablesInGrids, size: PageSize) {
    blockGap = size.blockGap
    self.tables = tables
    lists = section.containers.indices.reduce(into: []) { lists, index in
      let container = section.containers[index]
      let outer = container.parent.flatMap { lists.indices.contains($0) ? lists[$0] : nil }
      if case .list = container.kind { lists.append(outer ?? index) } else { lists.append(outer) }
    }
  }

  /// The blank rows above a block that is not the first of its page: none between the blocks of one list, and none
  /// between the cells of a row of a table, which stand below one another where they are no grid.
  func gap(before index: Int, in section: Section) -> Int {
    guard index > 0 else { return 0 }
    let (block, before) = (section.blocks[index], section.blocks[index - 1])
    if let cell = tables.cell(around: block, in: section), let other = tables.cell(around: before, in: section),
      cell.table == other.table, cell.range != other.range
    {
      return cell.rows.lowerBound == other.rows.lowerBound ? 0 : blockGap
    }
    let list = list(around: block)
    return list != nil && list == self.list(around: before) ? 0 : blockGap
  }

  private func list(around block: Block) -> Int? {
    block.container.flatMap { lists.indices.contains($0) ? lists[$0] : nil }
  }
}
