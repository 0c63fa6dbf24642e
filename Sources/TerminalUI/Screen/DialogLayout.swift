import Accessibility
import PageLayout
import Reading
import TextModel
import Words

/// The places of the parts of a dialog on the screen: those that are drawn, and those that a click touches.
///
/// Its properties are the rows, and what they were made of and for.
struct DialogLayout {
  /// A row: what it shows, and what it is a part of.
  struct Row {
    var text: String
    /// Nil for a row that only sets others apart.
    let part: Dialog.Part?
    /// The first column of the text.
    var column = 0
    var style: Frame.Style = []
    /// The column of the hardware cursor, in the row that has focus.
    var cursor: Int?
    /// The columns of the mark that says whether a line is switched on.
    var mark: Range<Int>?
  }

  /// The rows from the top of the screen; those below are free.
  private(set) var rows: [Row] = []

  private let dialog: Dialog
  private let fitting: Fitting
  private let catalogue: Catalogue
  /// The cells before the rows, and those of a row.
  private let margin: Int
  private let width: Int
  /// A Boolean value that indicates whether there is room for rows that set others apart.
  private let isSpaced: Bool

  /// The cells of a page of text, which a dialog on a wide screen keeps to.
  private static let widest = 72
  /// The cells that the symbol of the line that has focus stands in.
  private static let symbol = 2

  /// Lays a dialog out over a screen; a plain one has text in every row and begins at its left.
  init(
    _ dialog: Dialog, columns: Int, lines: Int, isPlain: Bool = false, _ fitting: Fitting, in catalogue: Catalogue
  ) {
    self.dialog = dialog
    self.fitting = fitting
    self.catalogue = catalogue
    isSpaced = !isPlain && lines >= 12
    let side = isPlain ? 0 : (columns - Self.widest) / 2
    margin = max(0, side - Self.symbol)
    width = side >= Self.symbol ? Self.widest + Self.symbol : columns
    // The control that has focus has a row of its own, however few there are.
    let title = Array(heads(lines: lines).prefix(max(0, lines - 1)))
    let foot =
      (dialog.control.answer ?? cutLine).map { told($0, lines: lines) } ?? (isSpaced ? foot(lines: lines) : [])
    let room = max(1, lines - title.count - foot.count)
    let controls = Array(zip(dialog.shownControls, [nil] + dialog.shownControls))
    let fixed = controls.map { body(of: $0, behind: $1, listRoom: 0).count }.reduce(0, +)
    let all = controls.flatMap { body(of: $0, behind: $1, listRoom: max(1, room - fixed)) }
    let focused = all.firstIndex { $0.cursor != nil } ?? 0
    // The rows around the one that has focus stay in view.
    let first = max(0, min(focused - room / 2, all.count - room))
    var shown = Array(all[first..<min(all.count, first + room)])
    if first > 0 { mark(&shown[0], "↑") }
    if first + room < all.count { mark(&shown[shown.count - 1], "↓") }
    let gap = foot.isEmpty ? 0 : room - shown.count
    rows = (title + shown + Array(repeating: Row(text: "", part: nil), count: gap) + foot).map { row in
      var row = row
      row.cursor = row.cursor.map { min($0, width - 1) + margin }
      row.mark = row.mark.map { $0.lowerBound + margin..<$0.upperBound + margin }
      row.text = fitting.cut(row.text, to: width)
      row.column = margin
      return row
    }
  }

  /// Returns the part that a cell of the screen belongs to, or nil if it belongs to none.
  func part(at point: CellPoint) -> Dialog.Part? {
    guard rows.indices.contains(point.row) else { return nil }
    let row = rows[point.row]
    if case .line(let line, let index) = row.part, row.mark?.contains(point.column) == true {
      return .mark(line, of: index)
    }
    return row.part
  }

  /// The blanks before words that no symbol stands before: they begin where others do.
  private var indent: String { width > Self.widest ? String(repeating: " ", count: Self.symbol) : "" }

  /// Returns the title, and what the dialog means beside it where there is room, else below.
  private func heads(lines: Int) -> [Row] {
    let name = [dialog.title ?? "", dialog.sought.map { "/ " + $0 }].compactMap { $0 }.joined(separator: "  ")
    let whole = [Announcement.closed(name), dialog.explanation ?? ""].joined(separator: " ")
    let cells = width - indent.count
    let heads =
      dialog.explanation == nil
      ? [name]
      : fitting.width(of: whole) <= cells
        ? [whole] : [name] + Notice(dialog.explanation ?? "", width: cells, rows: lines / 3, fitting).rows
    return heads.map { Row(text: indent + $0, part: .title, style: .bold) }
      + (isSpaced ? [Row(text: "", part: nil)] : [])
  }

  /// Returns the rows at the foot of the screen: the purpose of the control that has focus, else its keys.
  private func foot(lines: Int) -> [Row] {
    let help = dialog.help.map { catalogue.text($0) }.joined(separator: " ")
    let hint = dialog.control.hint.map { Announcement.closed($0.prefix(1).uppercased() + $0.dropFirst()) }
    let text = dialog.finder == nil ? hint ?? help : [hint, help].compactMap(\.self).joined(separator: " ")
    let rows = Notice(text, width: width - indent.count, rows: lines / 4, fitting).rows
    return [Row(text: "", part: nil)]
      + rows.map { Row(text: indent + $0, part: .foot, style: .dim) }
  }

  /// The line that a list is at, in full; nil where all of it is shown in its row, or the list is not at hand.
  private var cutLine: String? {
    guard case .list(let list) = dialog.control.content, let chosen = list.chosen, let whole = list.current else {
      return nil
    }
    let room = width - 2 * Self.symbol - 1 - (list.line(chosen).column.map(fitting.width) ?? 0)
    return fitting.width(of: list.line(chosen).text) > room ? Announcement.closed(whole) : nil
  }

  /// Returns the rows at the foot of the screen for the answer to a key, or a line in full; none where there is no room.
  private func told(_ text: String, lines: Int) -> [Row] {
    guard lines >= 5 else { return [] }
    let rows = Notice(text, width: width - indent.count, rows: max(1, lines / 4), fitting).rows
    return (lines > rows.count * 4 ? [Row(text: "", part: nil)] : [])
      + rows.map { Row(text: indent + $0, part: .foot) }
  }

  /// Tells that there is more beyond a row.
  private func mark(_ row: inout Row, _ symbol: String) { row.text = ended(row.text, by: symbol) }

  /// Returns a text with another one at the right edge.
  private func ended(_ text: String, by end: String) -> String {
    let cells = fitting.width(of: end)
    let blanks = text.reversed().prefix { $0 == " " }.count
    let cut = fitting.cut(String(text.dropLast(blanks)), to: max(0, width - cells - 1))
    return cut + String(repeating: " ", count: max(1, width - cells - fitting.width(of: cut))) + end
  }

  /// Returns the rows of a control: the name of the group that it begins, itself, and what is wrong with it.
  private func body(of index: Int, behind before: Int?, listRoom: Int) -> [Row] {
    let control = dialog.controls[index]
    let above = before.map { dialog.controls[$0] }
    let begins = control.group != nil && above?.group != control.group
    let ends = above?.group != nil && control.group == nil
    let gap = isSpaced && (begins && above != nil || ends || above?.isList == true) ? [Row(text: "", part: nil)] : []
    let heading =
      begins
      ? [Row(text: indent + (control.group ?? ""), part: .group(control.group ?? ""), style: .bold)] : []
    let error = control.error.map { Notice($0, width: width - 2, rows: 3, fitting).rows } ?? []
    return gap + heading + own(control, index, listRoom: listRoom)
      + error.map { Row(text: "  " + $0, part: .control(index)) }
  }

  private func own(_ control: DialogControl, _ index: Int, listRoom: Int) -> [Row] {
    let hasFocus = index == dialog.focus
    let symbol = hasFocus ? "> " : "  "
    let part = Dialog.Part.control(index)
    switch control.content {
    case .line(let editor, _):
      let name = control.group == nil ? symbol + control.label + ":" : column(symbol + control.label)
      guard hasFocus else { return [Row(text: fitting.cut(name + " " + editor.string, to: width), part: part)] }
      let line = PromptRow(editor, label: name, width: width, fitting)
      return [Row(text: line.text, part: part, cursor: hasFocus ? line.column : nil)]
    case .list(let list):
      let filter = list.filter.isEmpty ? "" : "  / " + list.filter
      let isEmpty = list.count == 0 && hasFocus
      return [Row(text: indent + control.label + filter, part: part, cursor: isEmpty ? 0 : nil)]
        + (list.count == 0 && !list.filter.isEmpty
          ? [nothing(in: list, index)] : items(of: list, index, room: listRoom))
    case .button: return [Row(text: symbol + "[" + control.label + "]", part: part, cursor: hasFocus ? 2 : nil)]
    case .toggle, .choice, .amount:
      let value = "‹ \(value(of: control)) ›"
      let text = filled(column(symbol + control.label) + " " + value)
      return [Row(text: text, part: part, style: hasFocus ? .reverse : [], cursor: hasFocus ? 2 : nil)]
    }
  }

  /// Returns the row of a list that nothing is left in.
  private func nothing(in list: DialogList, _ index: Int) -> Row {
    let told = catalogue.text(Phrase(.noMatches, ["text": .text(list.filter)]))
    return Row(text: "  " + told, part: .control(index), style: .dim)
  }

  /// Returns the value of a control, in words.
  private func value(of control: DialogControl) -> String {
    switch control.content {
    case .toggle(let isOn): catalogue.text(isOn ? .stateOn : .stateOff).lowercased()
    case .choice(let list): list.current ?? ""
    case .amount(let amount): amount.text(in: catalogue)
    case .line, .list, .button: ""
    }
  }

  /// Returns a name with blanks behind it, so that the values of all controls begin in one column where there is room.
  private func column(_ name: String) -> String {
    let widest = dialog.controls.lazy.filter { $0.group != nil }.map { fitting.width(of: $0.label) }.max() ?? 0
    let cells = min(widest + Self.symbol + 1, width / 2)
    return name + String(repeating: " ", count: max(0, cells - fitting.width(of: name)))
  }

  /// Returns a text with blanks up to the right edge, so that a row stands out as a whole.
  private func filled(_ text: String) -> String {
    isSpaced ? text + String(repeating: " ", count: max(0, width - fitting.width(of: text))) : text
  }

  /// Returns a line of a list with its value at the right edge, where there is room for that.
  private func shown(_ item: DialogList.Item, besides symbol: String, in width: Int) -> String {
    guard isSpaced, let value = item.column ?? item.value else { return item.shown }
    var plain = item
    plain.value = nil
    let room = width - fitting.width(of: symbol + value) - Self.symbol
    guard room >= width / 2 else { return item.shown }
    let name = fitting.cut(plain.shown, to: room)
    return name + String(repeating: " ", count: room - fitting.width(of: name) + Self.symbol) + value
  }

  /// Returns as many lines of a list as there is room for, those around the current one.
  private func items(of list: DialogList, _ index: Int, room: Int) -> [Row] {
    let top = max(0, min(list.at - room / 2, list.count - room))
    let end = min(list.count, top + room)
    // The symbols of more lines have cells of their own, beside what stands at the right edge.
    let cells = top > 0 || end < list.count ? width - Self.symbol : width
    return (top..<end).map { line in
      let item = list.item(line)
      let isAt = line == list.at
      let hasFocus = isAt && index == dialog.focus
      let symbol = hasFocus ? "> " : isAt ? "- " : "  "
      var text = fitting.cut(symbol + shown(item, besides: symbol, in: cells), to: cells)
      let start = min(2 + 2 * (item.depth - 1), max(0, text.count - 1))
      let cursor = hasFocus ? fitting.column(ofCharacter: start, in: text, direction: .leftToRight) : nil
      if line == top, top > 0 {
        text = ended(text, by: "↑")
      } else if line == end - 1, end < list.count, room > 1 {
        text = ended(text, by: "↓")
      } else if isAt {
        text = filled(text)
      }
      // Marks and depth stay at the left, whatever side the words are read from.
      return Row(
        text: text, part: .line(line, of: index), style: isAt ? .reverse : [], cursor: cursor,
        mark: item.isOn.map { _ in 2 * item.depth..<2 * item.depth + 3 })
    }
  }
}
