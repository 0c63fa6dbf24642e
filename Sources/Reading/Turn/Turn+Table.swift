import Accessibility
import TextModel

extension Turn {
  /// Where a move along the rows or columns of the table around a position leads to; nil outside of tables.
  func cell(_ option: RotorOption, _ direction: Direction, from position: TextPosition) -> Target? {
    let section = world.text.section(position.section)
    guard let cell = section.cell(at: position.offset) else { return nil }
    let found =
      option == .rows
      ? section.cell(below: cell, toward: direction) : section.cell(beside: cell, toward: direction)
    guard let found else { return .edge(Phrase(.edgeOfTable)) }
    let content = section.blocks[found.block].content
    return .found(TextRange(section: position.section, content), .paragraph)
  }
}

extension ReadingWorld {
  /// The cell of a table that a position lies in.
  func cell(at position: TextPosition) -> TableCell? { text.section(position.section).cell(at: position.offset) }
}
