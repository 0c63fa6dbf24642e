/// A thin bar over the text that shows how much of the book has been read.
struct ProgressRow {
  private let percent: Int
  private let cells: Range<Int>

  /// Shows a share from 0 to 100 over cells of the screen.
  init(_ percent: Int, over cells: Range<Int>) {
    self.percent = min(max(0, percent), 100)
    self.cells = cells
  }

  var runs: [Frame.Run] {
    let done = cells.count * percent / 100
    let parts = [
      ("━", cells.lowerBound, done, Frame.Style()), ("─", cells.lowerBound + done, cells.count - done, .dim),
    ]
    return parts.filter { $0.2 > 0 }.map { Frame.Run(String(repeating: $0.0, count: $0.2), at: $0.1, $0.3) }
  }
}
