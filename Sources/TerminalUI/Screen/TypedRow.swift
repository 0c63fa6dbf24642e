import TextModel

/// As much of what is typed as shows the caret, and blanks to the end of its room.
///
/// A line may hold what no key types, as an editor and other programs leave it: for each such character a blank is shown.
struct TypedRow {
  /// The text that is shown.
  let text: String
  /// The number of characters of `text` before the caret.
  let caret: Int
  /// The number of characters of the text before `text`, which are not seen.
  let first: Int

  /// Lays out what is typed in a number of cells, at least 1.
  init(_ typed: [Character], caret: Int, cells: Int, _ fitting: Fitting) {
    let characters = typed.map { $0.unicodeScalars.contains(where: \.isSteering) ? " " : $0 }
    var first = caret
    var before = 0
    while first > 0 {
      let next = fitting.width(of: String(characters[first - 1]))
      // The caret needs a cell of its own.
      if before + next >= cells { break }
      before += next
      first -= 1
    }
    var shown = ""
    var used = 0
    for character in characters[first...] {
      let next = fitting.width(of: String(character))
      if used + next > cells { break }
      shown.append(character)
      used += next
    }
    text = shown + String(repeating: " ", count: max(0, cells - used))
    self.caret = caret - first
    self.first = first
  }

  /// Returns the typed text with brackets around the selection, and the place of the caret then.
  static func bracketed(
    _ characters: [Character], _ range: Range<Int>, caret: Int
  ) -> (characters: [Character], caret: Int) {
    let all = characters[..<range.lowerBound] + ["["] + characters[range] + ["]"] + characters[range.upperBound...]
    return (Array(all), caret > range.lowerBound ? caret + 1 : caret)
  }
}
