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
    let first = section.blocks[found.blocks.lowerBound]
    let last = section.blocks[found.blocks.upperBound]
    let text = TextRange(
      section: session.cursor.section,
      first.content.lowerBound..<max(first.content.upperBound, last.content.upperBound))
    go(to: .found(text, .paragraph))
    session.lane = Session.Lane(
      cursor: session.cursor,
      place: isDown
        ? TableHeaders.Place(row: found.place.row, column: lane.column)
        : TableHeaders.Place(row: lane.row, column: found.place.column))
  }

  /// What is said of text in several blocks, such as those of a cell, one after the other.
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
