/// The visible text of a line, its characters side by side in the order they are read in.
struct ShownText {
  private(set) var characters: [PageRow.ShownCharacter] = []
  /// The number of cells that the text takes.
  private(set) var width = 0

  /// Measures text that begins at an offset of its section, and shows it from a column on.
  init(_ text: Substring, from start: Int, at column: Int, raised: RaisedText, _ cells: CellWidth) {
    characters.reserveCapacity(text.utf8.count)
    var offset = start
    let end = start + text.utf8.count
    // A string steps from character to character without looking back, as a piece of one does.
    for character in String(text) {
      let next = offset + character.utf8.count
      let isHyphen = next == end && character == "\u{AD}"
      let cells = isHyphen ? 1 : cells.width(of: character, at: width)
      characters.append(
        PageRow.ShownCharacter(
          character: isHyphen ? "-" : character, offset: offset, column: column + width, width: cells))
      width += cells
      offset = next
    }
    if !raised.isEmpty { show(raised) }
  }

  /// Shows what stands off the line, in other characters or in brackets, which push on what follows.
  private mutating func show(_ raised: RaisedText) {
    var moved = 0
    for index in characters.indices {
      let offset = characters[index].offset
      let brackets = raised.cells(at: offset)
      characters[index].column += moved
      characters[index].width += brackets
      moved += brackets
      if let form = raised.form(at: offset) { characters[index].character = form }
    }
    width += moved
  }

  /// Widens the blanks between words until the text is so many cells wider, those that are wider than others spread
  /// over the line.
  mutating func fill(_ more: Int) {
    let blanks = characters.indices.filter { characters[$0].character == " " && $0 > 0 && $0 + 1 < characters.count }
    guard more > 0, !blanks.isEmpty else { return }
    var (next, moved) = (0, 0)
    for index in characters.indices {
      characters[index].column += moved
      guard next < blanks.count, blanks[next] == index else { continue }
      let share = more * (next + 1) / blanks.count - more * next / blanks.count
      characters[index].width += share
      moved += share
      next += 1
    }
    width += more
  }

  /// Puts the characters in the order they are seen in, from a column on.
  mutating func reorder(in stretch: BidiStretch, from column: Int) {
    guard let order = stretch.order(of: characters.lazy.map(\.offset)) else { return }
    var column = column
    characters = order.map { next in
      var character = characters[next.place]
      character.column = column
      if next.isReadFromTheRight {
        character.character = character.character.mirrored
        character.isReadFromTheRight = true
      }
      column += character.width
      return character
    }
  }
}
