import PageLayout
import TextModel

/// The brackets that stand in a row where a selection begins or ends, and what they push aside.
struct SelectionBrackets {
  /// A bracket, put in before a column of the row as it is without brackets.
  struct Bracket: Hashable {
    let column: Int
    let text: String
  }

  /// From left to right.
  let all: [Bracket]
  private let direction: TextDirection

  /// Places the brackets of a selection; a row that it neither begins nor ends in has none.
  init(around selection: TextRange?, in row: PageRow.ShownLine) {
    direction = row.direction
    var all: [Bracket] = []
    if let selection, !selection.isEmpty {
      let line = row.line.range
      if line.contains(selection.lower) { all.append(Self.opening(at: selection.lower.offset, in: row)) }
      if line.lower < selection.upper, selection.upper <= line.upper {
        all.append(Self.closing(at: selection.upper.offset, in: row))
      }
    }
    self.all = all.sorted { $0.column < $1.column }
  }

  /// Returns the column of a cell that is at a column of the row without brackets.
  ///
  /// Brackets make room on the side that the paragraph is read towards.
  func column(of column: Int) -> Int {
    let before = all.count { $0.column <= column }
    return direction == .leftToRight ? column + before : column - all.count + before
  }

  /// Returns the column without brackets of a cell in a column with them; for a bracket, that of the cell behind it.
  func column(ofSeen column: Int) -> Int {
    let pushed = direction == .leftToRight ? 0 : all.count
    let before = all.enumerated().count { $0.element.column + $0.offset - pushed < column }
    return column + pushed - before
  }

  /// Returns the opening bracket, on the side that the first selected character is read from; at the row's end where
  /// none of it is seen.
  private static func opening(at offset: Int, in row: PageRow.ShownLine) -> Bracket {
    let first = row.characters.filter { $0.offset >= offset }.min { $0.offset < $1.offset }
    let isFromTheRight = first?.isReadFromTheRight ?? (row.direction == .rightToLeft)
    let cells = first.map { $0.column..<$0.column + $0.width }
    return isFromTheRight
      ? Bracket(column: cells?.upperBound ?? row.column, text: "]")
      : Bracket(column: cells?.lowerBound ?? row.column + row.width, text: "[")
  }

  /// Returns the closing bracket, on the side that the last selected character is read towards; at the row's start
  /// where none of it is seen.
  private static func closing(at offset: Int, in row: PageRow.ShownLine) -> Bracket {
    let last = row.characters.filter { $0.offset < offset }.max { $0.offset < $1.offset }
    let isFromTheRight = last?.isReadFromTheRight ?? (row.direction == .rightToLeft)
    let cells = last.map { $0.column..<$0.column + $0.width }
    return isFromTheRight
      ? Bracket(column: cells?.lowerBound ?? row.column + row.width, text: "[")
      : Bracket(column: cells?.upperBound ?? row.column, text: "]")
  }
}
