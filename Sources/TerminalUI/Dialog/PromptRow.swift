/// A prompt on the screen: its name, and as much of its line as shows the caret.
struct PromptRow {
  /// The row.
  let text: String
  /// The column of the caret.
  let column: Int

  /// Lays a prompt out in a number of cells.
  init(_ editor: LineEditor, label: String, width: Int, _ fitting: Fitting) {
    let name = fitting.cut(label + " ", to: width / 2)
    let nameWidth = fitting.width(of: name)
    let room = max(1, width - nameWidth)
    var first = editor.caret
    var before = 0
    while first > 0 {
      let next = fitting.width(of: String(editor.text[first - 1]))
      // The caret needs a cell of its own.
      if before + next >= room { break }
      before += next
      first -= 1
    }
    var shown = ""
    var used = 0
    for character in editor.text[first...] {
      let next = fitting.width(of: String(character))
      if used + next > room { break }
      shown.append(character)
      used += next
    }
    text = name + shown + String(repeating: " ", count: max(0, room - used))
    column = min(nameWidth + before, width - 1)
  }
}
