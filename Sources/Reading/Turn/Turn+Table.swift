import Accessibility
import TextModel

extension Turn {
  /// Moves along the rows or columns of the table around the cursor.
  ///
  /// The other axis is kept through cells that reach over several rows or columns.
  mutating func moveInTable(_ direction: Direction) {
    let section = world.text.section(session.cursor.section)
    guard let cell = section.cell(at: session.cursor.offset) else { return }
    let lane = session.lane.flatMap { $0.cursor == session.cursor ? $0.place : nil } ?? cell.place
    let isDown = option == .rows
    let found =
      isDown
      ? section.cell(below: cell, inColumn: lane.column, toward: direction)
      : section.cell(beside: cell, inRow: lane.row, toward: direction)
    guard let found else { return go(to: .edge(Phrase(.edgeOfTable))) }
    go(to: .found(text(of: found, inSection: session.cursor.section), .paragraph))
    session.lane = Session.Lane(
      cursor: session.cursor,
      place: isDown
        ? TableHeaders.Place(row: found.place.row, column: lane.column)
        : TableHeaders.Place(row: lane.row, column: found.place.column))
  }

  /// The cell after or before the one at a position, in the order of the text, where the reader goes by cells; from the
  /// last one on by items.
  func cellInOrder(_ direction: Direction, from position: TextPosition) -> Target? {
    let section = world.text.section(position.section)
    guard option == .rows || option == .columns, let cell = section.cell(at: position.offset) else { return nil }
    if let next = section.cell(after: cell, toward: direction) {
      return .found(text(of: next, inSection: position.section), .paragraph)
    }
    let edge = section.blocks[direction == .forward ? cell.blocks.upperBound : cell.blocks.lowerBound]
    let last = TextPosition(section: position.section, offset: edge.range.lowerBound)
    return target(.paragraph, direction, from: last, stopsAtEmptyCells: true)
  }

  /// All that stands in a cell.
  private func text(of cell: TableCell, inSection index: Int) -> TextRange {
    let blocks = world.text.section(index).blocks
    let (first, last) = (blocks[cell.blocks.lowerBound], blocks[cell.blocks.upperBound])
    return TextRange(
      section: index, first.content.lowerBound..<max(first.content.upperBound, last.content.upperBound))
  }

  /// What is said of text in several blocks, such as those of a cell, one after the other, as much as is said for one
  /// key.
  func paragraphAnnouncements(of range: TextRange, from old: TextPosition?) -> [Announcement] {
    guard let (section, first) = world.block(at: range.lower), let offsets = range.offsets,
      offsets.upperBound > first.range.upperBound
    else { return blockAnnouncements(of: range, from: old) }
    var said: [Announcement] = []
    var from = old
    var index = section.blockIndex(at: offsets.lowerBound) ?? 0
    while index < section.blocks.count, section.blocks[index].range.lowerBound < offsets.upperBound {
      let part = section.blocks[index].content
      let text =
        max(part.lowerBound, offsets.lowerBound)..<max(part.lowerBound, min(part.upperBound, offsets.upperBound))
      if text.lowerBound - offsets.lowerBound >= Turn.longestAnswer {
        // A long block before may have said so itself.
        let goesOn = Announcement(Phrase(.textGoesOn), in: world.catalogue)
        return said.last == goesOn ? said : said + [goesOn]
      }
      said += blockAnnouncements(of: TextRange(section: range.lower.section, text), from: from)
      from = TextPosition(section: range.lower.section, offset: text.lowerBound)
      index += 1
    }
    return said
  }
}

extension ReadingWorld {
  /// The cell of a table that a position lies in.
  func cell(at position: TextPosition) -> TableCell? { text.section(position.section).cell(at: position.offset) }

  /// Whether a position is that of a cell of a table without anything in it.
  func isEmptyCell(_ position: TextPosition) -> Bool { block(at: position)?.block.isEmptyCell ?? false }
}
