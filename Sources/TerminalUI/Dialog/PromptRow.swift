import Reading
import TextModel

/// A prompt on the screen: its name, and as much of its line as shows the caret.
struct PromptRow {
  /// The row, in the order it is read in.
  let text: String
  /// The column of the caret.
  let column: Int

  /// Lays a prompt out in a number of cells.
  init(_ editor: LineEditor, label: String, width: Int, _ fitting: Fitting) {
    // The name gives way to the line only where there is no room for both.
    let plain = (characters: editor.text, caret: editor.caret)
    let line = editor.selection.map { TypedRow.bracketed(editor.text, $0, caret: editor.caret) } ?? plain
    let wanted = fitting.width(of: String(line.characters)) + 1
    let name = fitting.cut(label + " ", to: max(width / 2, width - wanted))
    let nameWidth = fitting.width(of: name)
    let typed = TypedRow(line.characters, caret: line.caret, cells: max(1, width - nameWidth), fitting)
    text = name + typed.text
    let caret = fitting.column(ofCharacter: name.count + typed.caret, in: text, direction: .leftToRight)
    column = min(caret, width - 1)
  }
}
