import Accessibility
import PageLayout
import Reading
import TextModel

/// A dialog on the screen: a line where the status row is, or rows over the whole frame.
struct DialogView {
  private let dialog: Dialog
  private let fitting: Fitting
  private let catalogue: Catalogue

  init(_ dialog: Dialog, _ fitting: Fitting, in catalogue: Catalogue) {
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
    guard let error = dialog.control.error else { return }
    // Above the line, or below it where the line is the first; in a frame of one row it is only heard.
    let message = Notice(error, width: frame.columns, rows: max(row, frame.lines - row - 1), fitting).rows
    let first = row >= message.count ? row - message.count : row + 1
    for (row, text) in zip(first..<frame.lines, message) { frame.rows[row] = [Frame.Run(text, at: 0)] }
  }

  /// Shows a dialog over the whole frame.
  func put(over frame: inout Frame) {
    let layout = DialogLayout(dialog, columns: frame.columns, lines: frame.lines, fitting, in: catalogue)
    frame.rows = Array(repeating: [], count: frame.lines)
    frame.cursor = CellPoint(row: 0, column: 0)
    for (number, row) in layout.rows.enumerated() {
      frame.rows[number] = [Frame.Run(fitting.shown(row.text, direction: .leftToRight), at: 0, row.style)]
      if let column = row.cursor { frame.cursor = CellPoint(row: number, column: column) }
    }
  }
}
