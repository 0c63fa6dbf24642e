import PageLayout
import Reading
import TextModel
import Words

/// A dialog on the screen: a line where the status row is, or rows over the whole frame.
struct DialogView {
  private let dialog: Dialog
  private let fitting: Fitting
  private let catalogue: Catalogue
  private let isPlain: Bool

  init(_ dialog: Dialog, isPlain: Bool, _ fitting: Fitting, in catalogue: Catalogue) {
    self.isPlain = isPlain
    self.dialog = dialog
    self.fitting = fitting
    self.catalogue = catalogue
  }

  /// Shows a dialog of one line in a row of a frame.
  func put(inRow row: Int, of frame: inout Frame) {
    guard case .line(let editor, _) = dialog.control.content else { return }
    let line = PromptRow(editor, label: dialog.control.label + ":", width: frame.columns, fitting)
    frame.rows[row] = [Frame.Run(fitting.shown(line.text, direction: .leftToRight), at: 0, .reverse)]
    frame.cursor = CellPoint(row: row, column: line.column)
    guard let error = error(inRow: row, columns: frame.columns, lines: frame.lines) else { return }
    for (row, text) in zip(error.first..<frame.lines, error.texts) { frame.rows[row] = [Frame.Run(text, at: 0)] }
  }

  /// Returns the rows of an error or of completions at a line shown in a row, and where they begin.
  ///
  /// They stand above the line, or below it where the line is the first; in a frame of one row they are only heard.
  private func error(inRow row: Int, columns: Int, lines: Int) -> (first: Int, texts: [String])? {
    guard let error = dialog.control.error ?? dialog.control.answer else { return nil }
    let texts = Notice(error, width: columns, rows: max(row, lines - row - 1), fitting).rows
    return (row >= texts.count ? row - texts.count : row + 1, texts)
  }

  /// Returns a Boolean value that indicates whether a row shows something of a dialog of one line, which is itself in
  /// another row.
  func shows(_ row: Int, ofLineInRow own: Int, columns: Int, lines: Int) -> Bool {
    if row == own { return true }
    guard let error = error(inRow: own, columns: columns, lines: lines) else { return false }
    return (error.first..<min(lines, error.first + error.texts.count)).contains(row)
  }

  /// Shows a dialog over the whole frame.
  func put(over frame: inout Frame) {
    let layout = DialogLayout(
      dialog, columns: frame.columns, lines: frame.lines, isPlain: isPlain, fitting, in: catalogue)
    frame.rows = Array(repeating: [], count: frame.lines)
    frame.cursor = CellPoint(row: 0, column: 0)
    for (number, row) in layout.rows.enumerated() {
      frame.rows[number] = [Frame.Run(fitting.shown(row.text, direction: .leftToRight), at: row.column, row.style)]
      if let column = row.cursor { frame.cursor = CellPoint(row: number, column: column) }
    }
  }
}
