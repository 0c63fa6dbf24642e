import PageLayout
import TextModel

/// A row of text as runs of cells.
struct RowView {
  /// The runs, from left to right.
  private(set) var runs: [Frame.Run] = []

  /// Shows a row of a section with its marker and its marks.
  init(_ row: PageRow.TextRow, in section: Section, _ marks: PageMarks, _ fitting: Fitting) {
    if let marker = row.marker { runs.append(Frame.Run(marker.text, at: marker.column)) }
    guard let offsets = row.visible.offsets else { return }
    let base: Frame.Style = section.blocks[row.block].isHeading ? .bold : []
    var column = row.column
    var run = Frame.Run("", at: column, base)
    var position = row.visible.lower
    func add(_ text: String, _ style: Frame.Style, _ runs: inout [Frame.Run]) {
      if text.isEmpty { return }
      if style != run.style, !run.text.isEmpty {
        runs.append(run)
        run = Frame.Run("", at: column)
      }
      run.style = style
      run.text += text
      column += fitting.width(of: text)
    }
    for character in section.substring(in: offsets) {
      let shown = RowView.shown(character, at: column - row.column, fitting)
      add(marks.bracket(before: position), base, &runs)
      add(shown, base.union(marks.style(at: position)), &runs)
      position.offset += character.utf8.count
    }
    add(marks.bracket(before: position), base, &runs)
    if !run.text.isEmpty { runs.append(run) }
  }

  /// A character as cells: a tab as blanks, what stands for an image as a sign.
  private static func shown(_ character: Character, at column: Int, _ fitting: Fitting) -> String {
    switch character {
    case "\t": String(repeating: " ", count: fitting.cells.width(of: character, at: column))
    case Section.lineBreak, Section.blockStop, "\u{AD}": ""
    case Section.objectReplacement: "▣"
    default: String(character)
    }
  }
}
