import TextModel

/// The blank rows between the blocks of a section.
struct BlockSpacing: Sendable {
  private let size: PageSize
  /// A Boolean value that indicates whether paragraphs are told apart by first lines that are set in.
  private let isIndented: Bool
  private let tables: TablesInGrids
  /// The outermost list around the blocks of each container; nil where there is none.
  private let lists: [Int?]

  init(_ section: Section, _ tables: TablesInGrids, style: LayoutStyle) {
    size = style.size
    isIndented = style.isIndented
    self.tables = tables
    lists = section.containers.indices.reduce(into: []) { lists, index in
      let container = section.containers[index]
      let outer = container.parent.flatMap { lists.indices.contains($0) ? lists[$0] : nil }
      if case .list = container.kind { lists.append(outer ?? index) } else { lists.append(outer) }
    }
  }

  /// Returns the blank rows above a block that is not the first of its page: none between the blocks of one list or
  /// items that stand in no list, none between the cells of a row of a table, which stand below one another where they
  /// are no grid, none between a control and the text that it goes by, and none above a paragraph that is set in.
  func gap(before index: Int, in section: Section) -> Int {
    guard index > 0 else { return 0 }
    let (block, before) = (section.blocks[index], section.blocks[index - 1])
    if let cell = tables.cell(around: block, in: section), let other = tables.cell(around: before, in: section),
      cell.table == other.table, cell.range != other.range
    {
      return cell.rows.lowerBound == other.rows.lowerBound ? 0 : size.blockGap
    }
    if size.measure == .book,
      isSetIn(index, in: section) || isOneOfChoices(index, in: section) || isBelowLabel(index, in: section)
    {
      return 0
    }
    if block.isBareItem, before.isBareItem { return 0 }
    let list = list(around: block)
    return list != nil && list == self.list(around: before) ? 0 : size.blockGap
  }

  /// Returns a Boolean value that indicates whether the first line of a block is set in, which tells where text begins
  /// that nothing else sets off: on pages, a paragraph right behind another one.
  func isSetIn(_ index: Int, in section: Section) -> Bool {
    let block = section.blocks[index]
    switch size.measure {
    case .allColumns: return false
    case .braille:
      switch block.kind {
      case .paragraph, .cell, .caption, .image: return true
      case .heading, .item, .code, .separator, .control: return false
      }
    case .book:
      guard isIndented, index > 0, block.kind == .paragraph, block.marker == nil else { return false }
      let before = section.blocks[index - 1]
      return before.kind == .paragraph && before.container == block.container
        && [block, before].allSatisfy { $0.alignment != .centre && $0.alignment != .end }
        && !section.isFormula(block) && !section.isFormula(before) && !isLabel(index, in: section)
        && !section.hasLineBreak(in: block.content) && !section.hasLineBreak(in: before.content)
    }
  }

  /// Returns a Boolean value that indicates whether a block is drawn beside the one before it: text behind a box to
  /// check that has no name but that text.
  func isBesideChoice(_ index: Int, in section: Section) -> Bool {
    guard size.measure == .book, index > 0 else { return false }
    let (block, before) = (section.blocks[index], section.blocks[index - 1])
    guard before.content.isEmpty, section.isChoice(before), block.container == before.container,
      !block.content.isEmpty,
      let number = before.control, section.direction(of: block) == .leftToRight
    else { return false }
    let name = section.controls[number].name
    guard name.isEmpty || name.utf8.count == block.content.count && name == section.text(in: block.content) else {
      return false
    }
    switch block.kind {
    case .paragraph, .item: return true
    case .heading, .cell, .caption, .code, .image, .separator, .control: return false
    }
  }

  /// Returns a Boolean value that indicates whether a block is a box to check or one of several options, right below
  /// another one.
  private func isOneOfChoices(_ index: Int, in section: Section) -> Bool {
    guard section.isChoice(section.blocks[index]) else { return false }
    return section.isChoice(section.blocks[index - 1]) || isBesideChoice(index - 1, in: section)
  }

  /// The blocks behind the one that a control goes by, among which the control is looked for: an instruction may stand
  /// between them.
  private static let blocksToControl = 2

  /// Returns a Boolean value that indicates whether a control close behind a block goes by it.
  private func isLabel(_ index: Int, in section: Section) -> Bool {
    let end = min(index + 1 + Self.blocksToControl, section.blocks.count)
    for next in min(index + 1, end)..<end {
      if let control = section.blocks[next].control, section.isLabel(index, of: control) { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a block is a control right below the text that it goes by, or what
  /// stands between the two.
  private func isBelowLabel(_ index: Int, in section: Section) -> Bool {
    for next in index..<min(index + Self.blocksToControl, section.blocks.count) {
      guard let control = section.blocks[next].control else { continue }
      for above in max(0, next - Self.blocksToControl)..<index where section.isLabel(above, of: control) {
        return true
      }
      return false
    }
    return false
  }

  private func list(around block: Block) -> Int? {
    block.container.flatMap { lists.indices.contains($0) ? lists[$0] : nil }
  }
}

extension Section {
  /// Returns a Boolean value that indicates whether a control goes by a text in a block.
  fileprivate func isLabel(_ index: Int, of control: Int) -> Bool {
    let range = blocks[index].range
    for span in spans(touching: range) where range.contains(span.range.lowerBound) {
      if case .label(control) = span.kind { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a block is a box to check or one of several options.
  fileprivate func isChoice(_ block: Block) -> Bool {
    guard let number = block.control, controls.indices.contains(number) else { return false }
    switch controls[number].kind {
    case .checkbox, .radioButton: return true
    default: return false
    }
  }
}

extension Block {
  /// A Boolean value that indicates whether it is an item outside of any list.
  fileprivate var isBareItem: Bool {
    if case .item = kind { return container == nil }
    return false
  }
}
