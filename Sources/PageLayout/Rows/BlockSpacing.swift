import TextModel

/// The blank rows between the blocks of a section.
struct BlockSpacing: Sendable {
  private let blockGap: Int
  /// The outermost list around the blocks of each container; nil where there is none.
  private let lists: [Int?]

  init(_ section: Section, size: PageSize) {
    blockGap = size.blockGap
    lists = section.containers.indices.reduce(into: []) { lists, index in
      let container = section.containers[index]
      let outer = container.parent.flatMap { lists.indices.contains($0) ? lists[$0] : nil }
      if case .list = container.kind { lists.append(outer ?? index) } else { lists.append(outer) }
    }
  }

  /// The blank rows above a block that is not the first of its page: none between the blocks of one list.
  func gap(before index: Int, in section: Section) -> Int {
    guard index > 0 else { return 0 }
    let list = list(around: section.blocks[index])
    return list != nil && list == self.list(around: section.blocks[index - 1]) ? 0 : blockGap
  }

  private func list(around block: Block) -> Int? {
    block.container.flatMap { lists.indices.contains($0) ? lists[$0] : nil }
  }
}
