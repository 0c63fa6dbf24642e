import PageLayout
import Reading
import TextModel

/// A form control as it is shown in its row, with how it stands as symbols and never by a colour alone.
///
/// Its texts are in the order that they are seen in.
struct ControlView {
  /// The marker before the words on the control; nil if nothing is written on it.
  let marker: String?
  /// The text after those words.
  let closing: String
  /// The text that is shown for a control with nothing written on it.
  let text: String
  /// The column of the caret in `text`; nil while nothing is written in it.
  let caret: Int?
  /// The widths of its texts.
  let fitting: Fitting
  /// The selected characters of `text`; nil while there are none, or if it is not seen as it is read.
  var selection: Range<Int>?
  /// The field that is being written in, and where it is in `text`; nil while nothing is being written, or where it is
  /// not seen as it is read.
  private var written: (field: FieldView, at: Int)?

  /// The part of a row that a control without words on it is shown in.
  struct Room {
    let direction: TextDirection
    /// The number of cells.
    let cells: Int
    /// The column that it begins at, from the side that it is read from.
    private let start: Int

    init(_ row: PageRow.ShownLine) {
      direction = row.direction
      let marker = row.visible.isEmpty ? row.marker : nil
      switch direction {
      case .leftToRight:
        start = marker?.column ?? row.column
        cells = row.room.upperBound - start
      case .rightToLeft:
        start = marker.map { $0.column + $0.text.count } ?? row.column
        cells = start - row.room.lowerBound
      }
    }

    /// Returns the first column of what is so many cells wide.
    func column(of width: Int) -> Int { direction == .leftToRight ? start : max(0, start - width) }
  }

  /// The first column of `text`.
  let column: Int

  /// Shows a control, with the name that the page does not show beside it, and with brackets around what is
  /// selected in it where the look alone does not tell that.
  init(
    _ placed: PlacedControl, name: String, hasBrackets: Bool = false, in room: Room, _ form: Session.Form,
    _ fitting: Fitting
  ) {
    self.fitting = fitting
    let filled = form.filled(placed)
    let control = placed.control
    let symbol =
      switch control.kind {
      case .checkbox, .toggle: filled.isMixed ? "[-]" : filled.isOn ? "[x]" : "[ ]"
      case .radioButton: filled.isOn ? "(o)" : "( )"
      case .button: "["
      case .disclosure: filled.isOn ? "v" : ">"
      default: nil as String?
      }
    let ending = control.isDisabled ? " (\u{2013})" : ""
    let closing = (control.kind == .button ? " ]" : "") + ending
    marker = symbol.map { fitting.shown($0, direction: room.direction) }
    self.closing = fitting.shown(closing, direction: room.direction)
    let warning = filled.isInvalid ? "! " : ""
    if let symbol {
      // The value that a button opens, such as a colour, stands on it.
      let told = [name, control.kind == .button ? control.value : ""].filter { !$0.isEmpty }.joined(separator: " ")
      let words = fitting.cut(told, to: room.cells - fitting.width(of: symbol + closing) - 1)
      let all = [symbol, words].filter { !$0.isEmpty }.joined(separator: " ") + closing
      text = fitting.shown(all, direction: room.direction)
      column = room.column(of: fitting.width(of: all))
      caret = nil
      return
    }
    let cells = room.cells - fitting.width(of: warning + ending)
    let label = Self.label(name, cells: cells - FieldView.leastWidth, fitting)
    let caret = form.caret(in: placed)
    let field = FieldView(
      filled, caret: caret, selection: caret == nil ? nil : form.selection, hasBrackets: hasBrackets,
      cells: cells - fitting.width(of: label), fitting)
    let all = warning + label + field.text + ending
    text = fitting.shown(all, direction: room.direction)
    column = room.column(of: fitting.width(of: all))
    if text == all, caret != nil {
      let start = (warning + label).count
      written = (field, start)
      selection = field.selection.map { $0.lowerBound + start..<$0.upperBound + start }
    }
    self.caret = caret.map { _ in
      fitting.column(ofCharacter: (warning + label).count + field.caret, in: all, direction: room.direction)
    }
  }

  /// Returns the number of written characters before a column of the screen, or nil if it is not known.
  func place(atColumn wanted: Int) -> Int? {
    guard let written else { return nil }
    var (at, used) = (0, column)
    for character in text {
      used += fitting.cells.width(of: character, at: used)
      if used > wanted { break }
      at += 1
    }
    return written.field.place(at: at - written.at)
  }

  /// Returns a name before its field, nothing where hardly any of it could be seen.
  private static func label(_ name: String, cells: Int, _ fitting: Fitting) -> String {
    guard !name.isEmpty, cells > 4 else { return "" }
    return fitting.cut(name, to: cells - 2) + ": "
  }
}
