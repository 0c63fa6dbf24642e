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
    let wanted = fitting.width(of: editor.string) + 1
    let name = fitting.cut(label + " ", to: max(width / 2, width - wanted))
    let nameWidth = fitting.width(of: name)
    let typed = TypedRow(editor.text, caret: editor.caret, cells: max(1, width - nameWidth), fitting)
    text = name + typed.text
    let caret = fitting.column(ofCharacter: name.count + typed.caret, in: text, direction: .leftToRight)
    column = min(caret, width - 1)
  }
}
