import Accessibility
import Reading
import TextModel
import Words

/// Where everything of a dialog stands on the screen: what is drawn, and what a click touches.
struct DialogLayout {
  /// A row: what it shows, and what it is a part of.
  struct Row {
    let text: String
    let part: Dialog.Part
    var style: Frame.Style = []
    /// Where the hardware cursor stands, in the row that has focus.
    var cursor: Int?
    /// The columns of the mark that says whether a line is switched on.
    var mark: Range<Int>?
  }

  /// The rows from the top of the screen; those below are free.
  private(set) var rows: [Row]

  private let dialog: Dialog
  private let fitting: Fitting
  private let catalogue: Catalogue
  private let columns: Int

  /// Lays a dialog out over a screen.
  init(_ dialog: Dialog, columns: Int, lines: Int, _ fitting: Fitting, in catalogue: Catalogue) {
    self.dialog = dialog
    self.fitting = fitting
    self.catalogue = catalogue
    self.columns = columns
    rows = []
    // A screen of one row shows what has focus.
    let name = dialog.title ?? ""
    let whole = [Announcement.closed(name), dialog.explanation ?? ""].joined(separator: " ")
    // What it means stands beside its name where there is room, else below.
    let heads =
      dialog.explanation == nil
      ? [name]
      : fitting.width(of: whole) <= columns
        ? [whole] : [name] + Notice(dialog.explanation ?? "", width: columns, rows: lines / 3, fitting).rows
    let title = lines > 1 ? heads.map { Row(text: $0, part: .title, style: .bold) } : []
    let room = lines - title.count
    let fixed = dialog.controls.indices.map { body(of: $0, listRoom: 0).count }.reduce(0, +)
    let all = dialog.controls.indices.flatMap { self.body(of: $0, listRoom: max(1, room - fixed)) }
    let focused = all.firstIndex { $0.cursor != nil } ?? 0
    // The rows around the one that has focus stay in view.
    let first = max(0, min(focused - room / 2, all.count - room))
    rows = (title + all[first..<min(all.count, first + room)]).map { row in
      var row = row
      row.cursor = row.cursor.map { min($0, columns - 1) }
      return Row(
        text: fitting.cut(row.text, to: columns), part: row.part, style: row.style, cursor: row.cursor, mark: row.mark
      )
    }
  }

  /// What a cell of the screen is a part of; nil where nothing is.
  func part(at point: CellPoint) -> Dialog.Part? {
    guard rows.indices.contains(point.row) else { return nil }
    let row = rows[point.row]
    if case .line(let line, let index) = row.part, row.mark?.contains(point.column) == true {
      return .mark(line, of: index)
    }
    return row.part
  }

  /// The rows of a control: the name of the group that it begins, itself, and what is wrong with it.
  private func body(of index: Int, listRoom: Int) -> [Row] {
    let control = dialog.controls[index]
    let begins = control.group.map { index == 0 || dialog.controls[index - 1].group != $0 } ?? false
    let heading = begins ? [Row(text: control.group ?? "", part: .group(control.group ?? ""), style: .bold)] : []
    let error = control.error.map { Notice($0, width: columns - 2, rows: 3, fitting).rows } ?? []
    return heading + own(control, index, listRoom: listRoom)
      + error.map { Row(text: "  " + $0, part: .control(index)) }
  }

  private func own(_ control: DialogControl, _ index: Int, listRoom: Int) -> [Row] {
    let hasFocus = index == dialog.focus
    let mark = hasFocus ? "> " : "  "
    let part = Dialog.Part.control(index)
    switch control.content {
    case .line(let editor, _):
      let line = PromptRow(editor, label: mark + control.label + ":", width: columns, fitting)
      return [Row(text: line.text, part: part, cursor: hasFocus ? line.column : nil)]
    case .list(let list):
      let filter = list.filter.isEmpty ? "" : "  / " + list.filter
      let isEmpty = list.count == 0 && hasFocus
      return [Row(text: control.label + filter, part: part, cursor: isEmpty ? 0 : nil)]
        + items(of: list, index, room: listRoom)
    case .button: return [Row(text: mark + "[" + control.label + "]", part: part, cursor: hasFocus ? 2 : nil)]
    case .toggle, .choice, .amount:
      let style = AnnouncementStyle(hints: false)
      let text = control.element.announcements(style, in: catalogue).map(\.text).joined(separator: " ")
      return [Row(text: mark + text, part: part, cursor: hasFocus ? 2 : nil)]
    }
  }

  /// As many lines of a list as there is room for, those around the one it is at.
  private func items(of list: DialogList, _ index: Int, room: Int) -> [Row] {
    let top = max(0, min(list.at - room / 2, list.count - room))
    return (top..<min(list.count, top + room)).map { line in
      let item = list.item(line)
      let isAt = line == list.at
      let hasFocus = isAt && index == dialog.focus
      let text = fitting.cut((hasFocus ? "> " : isAt ? "- " : "  ") + item.shown, to: columns)
      let start = min(2 + 2 * (item.depth - 1), max(0, text.count - 1))
      // Marks and depth stay at the left, whatever side the words are read from.
      return Row(
        text: text, part: .line(line, of: index), style: isAt ? .reverse : [],
        cursor: hasFocus ? fitting.column(ofCharacter: start, in: text, direction: .leftToRight) : nil,
        mark: item.isOn.map { _ in 2 * item.depth..<2 * item.depth + 3 })
    }
  }
}
