import PageLayout
import Reading
import TextModel

/// The content of a control, in brackets.
struct FieldView {
  /// The cells of a field that holds less, where there is room for them.
  private static let width = 24
  /// The cells of a field that its name must leave.
  static let leastWidth = 8

  /// The text that is shown, the brackets with it.
  let text: String
  /// The number of characters of `text` before the caret.
  let caret: Int
  /// The written text, as far as it is seen; empty if there is none.
  private var written = Written()
  /// The range of the selection in `text`, with its brackets; nil while nothing of it is there.
  var selection: Range<Int>?

  /// A row of what is written, and what of it is seen.
  private struct Written {
    /// The number of characters before the row.
    var lineStart = 0
    /// The number of characters of the row, brackets among them, before the first one that is seen.
    var first = 0
    /// The selected part of the row.
    var selection: Range<Int>?
    /// A Boolean value that indicates whether brackets stand around that.
    var hasBrackets = false
  }

  /// Shows a field in so many cells; what is selected is in brackets where its look alone does not tell it.
  init(
    _ filled: FilledControl, caret: Int?, selection: Range<Int>?, hasBrackets: Bool, cells: Int, _ fitting: Fitting
  ) {
    let control = filled.control
    let room = max(1, cells - 2)
    let words = filled.current.map { control.choices[$0].name } ?? ""
    switch control.kind {
    case .popUpButton: text = "[\(fitting.cut(words, to: min(2 * Self.width, max(1, room - 2)))) v]"
    case .listBox: text = "[\(fitting.cut(Self.choices(filled), to: min(2 * Self.width, room)))]"
    case .indicator: text = "[\(fitting.cut(Self.amount(control), to: room))]"
    case .slider: text = "[\(fitting.cut(filled.text, to: room))]"
    default:
      written.hasBrackets = hasBrackets
      (text, self.caret) = Self.typed(
        filled, caret: caret, selection: selection, &written, width: min(Self.width, room), fitting)
      guard let selected = written.selection else { return }
      let (shown, symbols) = (1..<max(1, text.count - 1), hasBrackets ? 2 : 0)
      let start = 1 - written.first
      self.selection = (selected.lowerBound + start..<selected.upperBound + start + symbols).clamped(to: shown)
      return
    }
    self.caret = 1
  }

  /// Returns the number of written characters before the one that is seen after so many of `text`.
  func place(at shown: Int) -> Int {
    var place = written.first + max(0, shown - 1)
    if written.hasBrackets, let selection = written.selection {
      let symbols = (place > selection.lowerBound ? 1 : 0) + (place > selection.upperBound + 1 ? 1 : 0)
      place -= symbols
    }
    return written.lineStart + place
  }

  /// Returns a bar that shows how far something has come.
  private static func amount(_ control: Control) -> String {
    switch control.limits.greatest {
    case nil: control.value.isEmpty ? "..." : control.value
    case "100": control.value + "%"
    case let greatest?: control.value + "/" + greatest
    }
  }

  /// Returns the choice that a list is at, then the others that are chosen, each with a symbol for whether it is.
  private static func choices(_ filled: FilledControl) -> String {
    guard let current = filled.current else { return "" }
    let others = filled.chosen.filter { $0 != current }
    let shown = ([current] + others).map { choice in
      (filled.chosen.contains(choice) ? "[x] " : "[ ] ") + filled.control.choices[choice].name
    }
    return "> " + shown.joined(separator: "  ")
  }

  /// Returns the typed text, of a text area the row with the caret; a text longer than the field is seen around the
  /// caret.
  private static func typed(
    _ filled: FilledControl, caret: Int?, selection: Range<Int>?, _ written: inout Written, width: Int,
    _ fitting: Fitting
  ) -> (text: String, caret: Int) {
    var characters = Array(filled.text)
    var at = caret ?? 0
    if filled.control.kind == .textArea {
      let start = characters[..<at].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      let end = characters[at...].firstIndex(of: "\n") ?? characters.count
      characters = Array(characters[start..<end])
      at -= start
      written.lineStart = start
    }
    if filled.control.kind == .secureTextField { characters = characters.map { _ in "*" } }
    if let selection {
      let (lower, upper) = (selection.lowerBound - written.lineStart, selection.upperBound - written.lineStart)
      let range = (lower..<upper).clamped(to: 0..<characters.count)
      // In the row that the caret is in there may be nothing of what is selected.
      written.selection = range.isEmpty ? nil : range
    }
    if written.hasBrackets, let range = written.selection {
      (characters, at) = TypedRow.bracketed(characters, range, caret: at)
    }
    if caret != nil {
      let row = TypedRow(characters, caret: at, cells: width, fitting)
      written.first = row.first
      return ("[\(row.text)]", 1 + row.caret)
    }
    if characters.isEmpty { characters = Array(filled.control.placeholder ?? "") }
    let seen = fitting.cut(String(characters), to: width)
    return ("[\(seen)\(String(repeating: " ", count: max(0, width - fitting.width(of: seen))))]", 1)
  }
}
