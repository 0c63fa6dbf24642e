import PageLayout
import TextModel

/// A row of text as runs of cells.
struct RowView {
  /// The runs, from left to right.
  private(set) var runs: [Frame.Run] = []
  /// The run that is being put together, and the column behind it.
  private var run: Frame.Run
  private var column: Int

  /// Shows a row of a section with its marker and its marks.
  init(_ row: PageRow.TextRow, in section: Section, _ marks: PageMarks, control: ControlView? = nil) {
    // The section may have been read again, and differently, since the row was laid out.
    let isHeading = section.blocks.indices.contains(row.block) && section.blocks[row.block].isHeading
    let base: Frame.Style = isHeading ? .bold : []
    let brackets = marks.brackets(in: row)
    let closing = row.visible.isEmpty || !row.isLast(in: section) ? "" : control?.closing ?? ""
    let isFromTheLeft = row.direction == .leftToRight
    if let control, row.visible.isEmpty {
      column = control.column
    } else {
      // Where there is no room for brackets, what they push off the screen is not seen.
      column = isFromTheLeft ? row.column : max(0, row.column - brackets.all.count - closing.count)
    }
    run = Frame.Run("", at: column, base)
    if !isFromTheLeft { add(closing, width: closing.count, base) }
    var waiting = brackets.all[...]
    var position = row.visible.lower
    for character in row.characters where character.width > 0 {
      while let bracket = waiting.first, bracket.column <= character.column {
        add(bracket.text, width: 1, base)
        waiting.removeFirst()
      }
      position.offset = character.offset
      add(character, base.union(marks.style(at: position)))
    }
    for bracket in waiting { add(bracket.text, width: 1, base) }
    if let control, row.visible.isEmpty { add(control, marks.style(at: row.line.range.lower), marks.selected) }
    if isFromTheLeft { add(closing, width: 0, base) }
    if !run.text.isEmpty { runs.append(run) }
    guard let marker = row.marker, !row.visible.isEmpty || control == nil else { return }
    runs.insert(
      Frame.Run(control?.marker ?? marker.text, at: marker.column), at: isFromTheLeft ? 0 : runs.count)
  }

  /// Adds a control with nothing written on it, what is selected in it set off.
  private mutating func add(_ control: ControlView, _ style: Frame.Style, _ selected: Frame.Style) {
    guard let selection = control.selection else { return add(control.text, width: 0, style) }
    let characters = Array(control.text)
    let pieces = [
      (0..<selection.lowerBound, style), (selection, style.union(selected)),
      (selection.upperBound..<characters.count, style),
    ]
    for (piece, style) in pieces {
      let text = String(characters[piece])
      add(text, width: control.fitting.width(of: text), style)
    }
  }

  private mutating func add(_ text: String, width: Int, _ style: Frame.Style) {
    begin(style)
    run.text += text
    column += width
  }

  /// Adds a character as cells: a tab as blanks, what stands for an image as a sign.
  private mutating func add(_ shown: PageRow.ShownCharacter, _ style: Frame.Style) {
    begin(style)
    // To count bytes costs a fraction of what comparing characters does, and a page has thousands of them.
    switch shown.character.utf8.count {
    case 1 where shown.character == "\t": run.text += String(repeating: " ", count: shown.width)
    case 3 where shown.character == Section.objectReplacement: run.text += "▣"
    default: run.text.append(shown.character)
    }
    column += shown.width
  }

  /// Goes on in a style: in the run that is being put together, or in a new one.
  private mutating func begin(_ style: Frame.Style) {
    guard style != run.style else { return }
    if !run.text.isEmpty { runs.append(run) }
    run = Frame.Run("", at: column, style)
  }
}

extension PageRow.TextRow {
  /// Whether the block ends with the row.
  fileprivate func isLast(in section: Section) -> Bool {
    section.blocks.indices.contains(block) && line.range.upper.offset >= section.blocks[block].content.upperBound
  }
}
