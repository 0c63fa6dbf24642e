/// The list items that are open at a line of Markdown, one in another, and what is open in the innermost.
struct MarkdownItems {
  /// Nobody puts as many lists into one another; only a hostile text does.
  private static let deepest = 32

  /// The columns that what they hold stands at.
  private var columns: [Int] = []
  private var fence: MarkdownFence?

  /// The column of the outermost item.
  var first: Int? { columns.first }

  /// A Boolean value that indicates whether code or HTML is open in the innermost.
  var isInFence: Bool { fence != nil }

  /// The column of the innermost item that a line is set in for, 0 where it is for none.
  func column(of line: MarkdownLine) -> Int { columns.last { $0 <= line.indent } ?? 0 }

  /// Takes a blank line, which ends no item.
  mutating func takeBlank() {
    if let open = fence, open.ends(with: []) { fence = nil }
  }

  /// Takes a line of the items that are open or of those that it begins; gives what it holds of the innermost, nil where
  /// that is code or HTML.
  mutating func take(_ line: MarkdownLine) -> MarkdownLine? {
    if let open = fence, line.indent >= columns.last ?? 0 {
      if open.ends(with: line.content) { fence = nil }
      return nil
    }
    fence = nil
    while let last = columns.last, last > line.indent { columns.removeLast() }
    var line = line
    while columns.count < Self.deepest, line.indent - (columns.last ?? 0) < 4, let item = line.item {
      columns.append(item.column)
      line = item.content
    }
    guard line.indent - (columns.last ?? 0) < 4 else { return nil }
    guard let found = MarkdownFence(line.content) else { return line }
    if !found.isClosed(by: line.content) { fence = found }
    return nil
  }
}
