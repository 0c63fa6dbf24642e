import Accessibility
import PageLayout
import TextModel

/// A dialog as rows of the screen: its title, then its controls, the one that has focus marked by more than its look.
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
    let line = PromptRow(editor, label: label(of: dialog.control), width: frame.columns, fitting)
    frame.rows[row] = [Frame.Run(line.text, at: 0, .reverse)]
    frame.cursor = CellPoint(row: row, column: line.column)
  }

  /// The name of a line, with what is wrong with what is in it.
  private func label(of control: DialogControl) -> String {
    control.label + (control.error.map { " (" + $0 + ")" } ?? "") + ":"
  }

  /// Shows a dialog over the whole frame.
  func put(over frame: inout Frame) {
    frame.rows = Array(repeating: [], count: frame.lines)
    frame.rows[0] = [Frame.Run(fitting.cut(dialog.title ?? "", to: frame.columns), at: 0, .bold)]
    var row = min(1, frame.lines - 1)
    for (index, control) in dialog.controls.enumerated() where row < frame.lines {
      let room = frame.lines - row - (dialog.controls.count - index - 1)
      row += put(control, hasFocus: index == dialog.focus, in: row..<min(frame.lines, row + max(1, room)), of: &frame)
    }
  }

  /// Puts a control into some of the rows, and gives how many it took.
  private func put(_ control: DialogControl, hasFocus: Bool, in rows: Range<Int>, of frame: inout Frame) -> Int {
    let mark = hasFocus ? "> " : "  "
    let first = rows.lowerBound
    switch control.content {
    case .line(let editor, _):
      let line = PromptRow(editor, label: mark + label(of: control), width: frame.columns, fitting)
      frame.rows[first] = [Frame.Run(line.text, at: 0)]
      if hasFocus { frame.cursor = CellPoint(row: first, column: line.column) }
      return 1
    case .list(let list): return put(list, of: control, hasFocus: hasFocus, in: rows, of: &frame)
    case .toggle, .amount, .button:
      let element = control.element
      let value = element.announcements(AnnouncementStyle(hints: false), in: catalogue).map(\.text)
        .joined(separator: " ")
      frame.rows[first] = [Frame.Run(fitting.cut(mark + value, to: frame.columns), at: 0)]
      if hasFocus { frame.cursor = CellPoint(row: first, column: min(2, frame.columns - 1)) }
      return 1
    }
  }

  private func put(
    _ list: DialogList, of control: DialogControl, hasFocus: Bool, in rows: Range<Int>, of frame: inout Frame
  ) -> Int {
    let filter = list.filter.isEmpty ? "" : "  / " + list.filter
    frame.rows[rows.lowerBound] = [Frame.Run(fitting.cut(control.label + filter, to: frame.columns), at: 0)]
    let room = rows.count - 1
    guard room > 0 else {
      if hasFocus { frame.cursor = CellPoint(row: rows.lowerBound, column: 0) }
      return 1
    }
    // The line that the list is at stays in view, with those around it.
    let top = max(0, min(list.at - room / 2, list.items.count - room))
    let shown = list.items.enumerated().dropFirst(top).prefix(room)
    for (row, (index, item)) in zip(rows.dropFirst(), shown) {
      let mark = index == list.at ? "> " : "  "
      let indent = String(repeating: "  ", count: item.depth - 1)
      frame.rows[row] = [
        Frame.Run(
          fitting.cut(mark + indent + item.text, to: frame.columns), at: 0, index == list.at ? .reverse : [])
      ]
      if hasFocus, index == list.at {
        let column = min(2 + 2 * (item.depth - 1), frame.columns - 1)
        frame.cursor = CellPoint(row: row, column: column)
      }
    }
    return min(rows.count, 1 + shown.count)
  }
}
