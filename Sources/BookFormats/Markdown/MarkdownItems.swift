/// The list items that are open at a line of Markdown, one in another, and the code or HTML that is open in the
/// innermost.
struct MarkdownItems {
  /// The greatest depth of lists in each other: only a hostile text has more.
  private static let deepest = 32

  /// The columns of the contents of the items.
  private var columns: [Int] = []
  private var fence: MarkdownFence?

  /// The column of the outermost item.
  var first: Int? { columns.first }

  /// A Boolean value that indicates whether code or HTML is open in the innermost item.
  var isInFence: Bool { fence != nil }

  /// Returns the column of the innermost item that a line is indented for, or 0 if it is for none.
  func column(of line: MarkdownLine) -> Int { columns.last { $0 <= line.indent } ?? 0 }

  /// Takes a blank line, which ends no item.
  mutating func takeBlank() {
    if let open = fence, open.ends(with: []) { fence = nil }
  }

  /// Takes a line of the items that are open or of those that it begins, and returns its part in the innermost, or nil
  /// if that part is code or HTML.
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
