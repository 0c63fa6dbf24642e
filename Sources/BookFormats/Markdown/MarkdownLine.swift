/// A line of Markdown and the blocks that it could begin (CommonMark 0.31, 4 and 5).
struct MarkdownLine {
  /// The line with its end.
  let range: Range<Int>
  /// The indent, in columns: a tab goes on to the next multiple of four.
  let indent: Int
  /// The text after the indent.
  let content: ArraySlice<UInt8>

  init(_ line: Lines.Line) {
    let content = line.content.drop(while: Self.isBlank)
    self.init(
      range: line.range, indent: Self.columns(of: line.content[..<content.startIndex], from: 0), content: content)
  }

  /// Creates a line of a block without the markers of the quotations that it stands in.
  init(_ line: Lines.Line, from start: Int) {
    self.init(Lines.Line(content: line.content[start...], range: line.range))
  }

  private init(range: Range<Int>, indent: Int, content: ArraySlice<UInt8>) {
    self.range = range
    self.indent = indent
    self.content = content
  }

  /// Returns the bytes of the line, indented by that many columns less.
  func setOut(by columns: Int) -> [UInt8] {
    Array(repeating: 0x20, count: max(0, indent - columns)) + content + [0x0A]
  }

  /// Returns the line as it stands in a block whose contents are indented by that many columns.
  func inner(of columns: Int) -> MarkdownLine {
    MarkdownLine(range: range, indent: max(0, indent - columns), content: content)
  }

  /// The level and the words of a heading of number signs, or nil for any other line.
  var heading: (level: Int, source: Range<Int>)? {
    let level = content.prefix { $0 == 0x23 }.count
    let rest = content.dropFirst(level)
    guard (1...6).contains(level), rest.first.map(Self.isBlank) ?? true else { return nil }
    return (level, rest.indices)
  }

  /// The level of the heading that the line makes of the paragraph above it, or nil if it is no underline.
  var underline: Int? {
    guard let symbol = content.first, symbol == 0x3D || symbol == 0x2D else { return nil }
    return content.drop { $0 == symbol }.allSatisfy(Self.isBlank) ? symbol == 0x3D ? 1 : 2 : nil
  }

  /// A Boolean value that indicates whether it is a thematic break.
  var isBreak: Bool {
    guard let symbol = content.first, symbol == 0x2A || symbol == 0x2D || symbol == 0x5F else { return false }
    return content.count { $0 == symbol } >= 3 && content.allSatisfy { $0 == symbol || Self.isBlank($0) }
  }

  /// The column of the content of a list item and that content, or nil if the line begins no item.
  var item: (column: Int, content: MarkdownLine)? {
    guard let first = content.first, !isBreak else { return nil }
    var width = 1
    if Self.isDigit(first) {
      let digits = content.prefix(while: Self.isDigit).count
      guard digits < 10, let symbol = content.dropFirst(digits).first, symbol == 0x2E || symbol == 0x29 else {
        return nil
      }
      width += digits
    } else if first != 0x2A, first != 0x2B, first != 0x2D {
      return nil
    }
    let after = content.dropFirst(width)
    let rest = after.drop(while: Self.isBlank)
    guard after.isEmpty || rest.startIndex > after.startIndex else { return nil }
    let blanks = Self.columns(of: after[..<rest.startIndex], from: indent + width)
    // An item may begin with indented code; then one blank belongs to the item.
    let column = indent + width + (rest.isEmpty || blanks > 4 ? 1 : blanks)
    return (column, MarkdownLine(range: range, indent: indent + width + blanks, content: rest))
  }

  /// A Boolean value that indicates whether an item that the line begins ends a paragraph of the same block: the item
  /// is not empty, and if it has a number, that is 1 (CommonMark 0.31, 5.3).
  var itemEndsParagraph: Bool {
    guard let item, !item.content.content.isEmpty, let first = content.first else { return false }
    return !Self.isDigit(first) || content.prefix(while: Self.isDigit).elementsEqual([0x31])
  }

  /// Returns a Boolean value that indicates whether the line ends a paragraph of a block that it is not indented for.
  ///
  /// `column` is that of the blocks that it is indented for.
  func endsParagraph(from column: Int = 0) -> Bool {
    guard indent - column < 4, let first = content.first else { return false }
    return first == 0x3E || isBreak || heading != nil || item != nil || MarkdownFence(content) != nil
      || MarkdownLabels.definition(content)?.isNote == true
  }

  /// A Boolean value that indicates whether a paragraph can continue after the line: not after a heading or a fence of
  /// code.
  var canGoOn: Bool { ![0x23, 0x60, 0x7E].contains(content.first) }

  private static func columns(of blanks: ArraySlice<UInt8>, from start: Int) -> Int {
    blanks.reduce(start) { column, byte in byte == 0x09 ? column / 4 * 4 + 4 : column + 1 } - start
  }

  /// Returns a Boolean value that indicates whether a line is blank: spaces and tabs only, as any other character is
  /// text (CommonMark 0.31, 2.1).
  static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { isBlank($0) } }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
