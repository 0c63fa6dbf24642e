import TextModel

extension PageRow.ShownLine {
  /// Returns the column of an offset of the section: the first of its character, or of the next one where that is not
  /// seen; what lies behind the last character has the cell behind the line's end.
  func column(of offset: Int) -> Int {
    guard offset < visible.upper.offset else { return end }
    // A position in the midst of a character is at the character.
    let start = characters.lazy.map(\.offset).filter { $0 <= offset }.max() ?? offset
    let seen = characters.filter { $0.width > 0 && $0.offset >= start }.min { $0.offset < $1.offset }
    return seen?.column ?? end
  }

  /// Returns the offset of the character that covers a column, else of the line's start or end, whichever is on that
  /// side.
  func offset(at column: Int) -> Int {
    if let character = characters.first(where: { ($0.column..<$0.column + $0.width).contains(column) }) {
      return character.offset
    }
    let isBefore = direction == .leftToRight ? column < self.column : column >= self.column + width
    if isBefore { return visible.lower.offset }
    // Behind a line that was cut inside a word begins the next line.
    if visible.upper < line.range.upper { return visible.upper.offset }
    return characters.map(\.offset).max() ?? visible.lower.offset
  }

  /// Returns the cells that characters take, from left to right, a run for each that stand side by side.
  func runs(of offsets: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for character in characters where character.width > 0 && offsets.contains(character.offset) {
      let end = character.column + character.width
      if let last = runs.last, last.upperBound == character.column {
        runs[runs.count - 1] = last.lowerBound..<end
      } else {
        runs.append(character.column..<end)
      }
    }
    return runs
  }

  /// The cell behind the last character, on the side that the paragraph is read towards.
  private var end: Int { direction == .leftToRight ? column + width : column - 1 }
}
