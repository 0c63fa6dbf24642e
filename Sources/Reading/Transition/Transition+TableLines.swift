import Accessibility
import TextModel
import Words

/// The two ways through the cells of a table.
public enum TableAxis: Hashable, Sendable {
  /// From row to row, in one column.
  case rows
  /// From column to column, in one row.
  case columns
}

extension Transition.Describing {
  /// The most cells of a line that are spoken at once.
  private static let mostCells = 100

  /// Says all cells of the row or of the column that the cursor is in, each after a comma: along columns a row is
  /// spoken.
  func sayTableLine(along axis: TableAxis) {
    let section = world.text.section(session.cursor.section)
    guard let here = section.cell(at: session.cursor.offset) else { return edge(Phrase(.notInTable)) }
    let place = here.place
    func next(_ cell: TableCell, _ direction: Direction) -> TableCell? {
      switch axis {
      case .rows: section.cell(below: cell, inColumn: place.column, toward: direction)
      case .columns: section.cell(beside: cell, inRow: place.row, toward: direction)
      }
    }
    var cells = [here]
    while cells.count < Self.mostCells, let before = cells.first.flatMap({ next($0, .backward) }) {
      cells.insert(before, at: 0)
    }
    while cells.count < Self.mostCells, let after = cells.last.flatMap({ next($0, .forward) }) { cells.append(after) }
    let words = cells.map { cell in
      let text = world.name(of: cell.range, in: section).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return text.isEmpty ? Announcement.open(world.catalogue.text(.blankCell)) : text
    }
    speak([Announcement([words.joined(separator: ", ")], language: world.language(at: session.cursor))])
  }

  /// Says the headers of the cell that the cursor is in, those that were spoken too.
  func sayCellHeaders() {
    let section = world.text.section(session.cursor.section)
    guard let cell = section.cell(at: session.cursor.offset) else { return edge(Phrase(.notInTable)) }
    let headers =
      section.tableHeaders[cell.table].map { $0.headers(ofRow: cell.place) + $0.headers(above: cell) } ?? []
    guard !headers.isEmpty else { return edge(Phrase(.noHeaders)) }
    let words = headers.map { world.name(of: $0, in: section) }.joined(separator: ", ")
    speak([Announcement([words], language: world.language(at: session.cursor))])
  }
}
