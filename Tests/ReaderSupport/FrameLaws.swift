import PageLayout
import TerminalUI
import TextModel

/// The laws of every frame, whatever it shows.
package struct FrameLaws {
  let cells: CellWidth

  /// Returns the law that a frame breaks; nil where it keeps all of them.
  func broken(by frame: Frame, size: PageSize) -> String? {
    guard frame.columns == size.columns, frame.lines == size.lines, frame.rows.count == size.lines else {
      return "a frame of \(frame.columns)x\(frame.lines) with \(frame.rows.count) rows"
    }
    guard (0..<frame.lines).contains(frame.cursor.row), (0..<frame.columns).contains(frame.cursor.column) else {
      return "the cursor is at \(frame.cursor)"
    }
    return frame.rows.lazy.compactMap { broken(by: $0, columns: frame.columns) }.first
  }

  private func broken(by row: [Frame.Run], columns: Int) -> String? {
    var end = 0
    for run in row {
      guard run.column >= end else { return "a run begins at \(run.column), before \(end): \(described(row))" }
      if run.text.unicodeScalars.contains(where: \.isSteering) { return "a row holds controls: \(described(row))" }
      end = run.text.reduce(run.column) { $0 + cells.width(of: $1, at: $0) }
      guard end <= columns else { return "a row of \(end) cells: \(described(row))" }
    }
    return nil
  }

  private func described(_ row: [Frame.Run]) -> String {
    row.map { "\($0.column) \($0.text.debugDescription)" }.joined(separator: ", ")
  }
}
