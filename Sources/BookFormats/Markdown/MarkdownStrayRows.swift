/// Lines that may be the delimiter row below the header of a table, but belong to no table of an author: they are too
/// wide, or too many in a text.
///
/// The parser compares each with the whole text before it, and the time for a row grows with the square of its cells.
enum MarkdownStrayRows {
  /// The greatest number of such rows in a text.
  private static let most = 32

  /// Returns the place of a character in each of the lines.
  ///
  /// - Complexity: O(n).
  static func places(in source: [UInt8]) -> [Int] {
    var places: [Int] = []
    var count = 0
    for line in Lines(source) {
      let inner = MarkdownLine(line, from: MarkdownQuotation.strip(line.content).content.startIndex)
      if endsText(inner) { count = 0 }
      guard let symbol = symbol(of: inner.content) else { continue }
      count += 1
      if count > most || MarkdownTables.bars(inner.content) > MarkdownTables.widest { places.append(symbol) }
    }
    return places
  }

  /// Returns a Boolean value that indicates whether the line ends the text before it, in whatever block.
  private static func endsText(_ line: MarkdownLine) -> Bool {
    MarkdownLine.isBlank(line.content)
      || line.indent < 4 && (line.heading != nil || line.isBreak || line.itemEndsParagraph)
  }

  /// Returns the last hyphen of a line that may be such a row, behind the markers of the blocks that it stands in, or
  /// nil for any other line.
  private static func symbol(of row: ArraySlice<UInt8>) -> Int? {
    guard let symbol = row.lastIndex(of: 0x2D), row.contains(where: { $0 == 0x7C || $0 == 0x3A }),
      row.allSatisfy({ $0 <= 0x3E && !(0x21...0x28).contains($0) || $0 == 0x7C })
    else { return nil }
    var rest = row[(symbol + 1)...]
    if rest.first == 0x3A { rest = rest.dropFirst() }
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return rest.isEmpty || rest.first == 0x7C ? symbol : nil
  }
}
