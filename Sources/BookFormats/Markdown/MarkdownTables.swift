/// The tables of a Markdown document, whose renderer drops the cells beyond the header (GitHub Flavored Markdown,
/// 4.10).
struct MarkdownTables {
  /// The greatest number of columns, more than any table has: a wider table is text, as the time for a row grows with
  /// the square of the number.
  static let widest = 300

  private struct Table {
    let header, delimiters: ArraySlice<UInt8>
    let columns: Int
    var widest: Int
  }

  /// The number of quotations that a line stands in.
  private var quotations = 0
  private var items = MarkdownItems()
  private var column = 0
  private var isInNote = false
  private var fence: MarkdownFence?
  private var before: MarkdownLine?
  private var table: Table?
  /// The texts that are to be put into the document, with their places.
  private var additions: [(place: Int, symbols: String)] = []

  /// Returns the document with the header of each table as wide as its widest row.
  ///
  /// The delimiter rows of tables that are too wide are escaped. No line is added.
  static func widened(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(0x7C) else { return source }
    var tables = MarkdownTables()
    for line in Lines(source) { tables.take(line) }
    tables.end()
    var result: [UInt8] = []
    var from = 0
    for addition in tables.additions {
      result += source[from..<addition.place]
      result += addition.symbols.utf8
      from = addition.place
    }
    return result + source[from...]
  }

  private mutating func take(_ source: Lines.Line) {
    let found = MarkdownQuotation.strip(source.content, atMost: fence == nil ? .max : quotations)
    if found.depth != quotations {
      end()
      (fence, items, isInNote, quotations) = (nil, MarkdownItems(), false, found.depth)
    }
    if let open = fence {
      if open.ends(with: found.content) { fence = nil }
    } else if MarkdownLine.isBlank(found.content) {
      end()
      items.takeBlank()
    } else {
      take(MarkdownLine(source, from: found.content.startIndex))
    }
  }

  /// Takes a line by the note and the list items that it stands in.
  private mutating func take(_ line: MarkdownLine) {
    var line = line
    if isInNote, line.indent >= 4 {
      line = line.inner(of: 4)
    } else if let definition = MarkdownLabels.definition(line.content), definition.isNote, line.indent < 4 {
      end()
      (items, isInNote) = (MarkdownItems(), true)
      return
    } else if isInNote {
      end()
      (items, isInNote) = (MarkdownItems(), false)
    }
    if let column = items.first, line.indent < column { items = MarkdownItems() }
    guard items.first != nil || line.indent < 4 && line.item != nil && (before == nil || line.itemEndsParagraph)
    else { return take(line, from: 0) }
    guard let inner = items.take(line) else { return end() }
    if inner.content.startIndex > line.content.startIndex { end() }
    take(inner, from: items.column(of: inner))
  }

  /// Takes a line of a block that stands at a column.
  private mutating func take(_ line: MarkdownLine, from column: Int) {
    if self.column != column { end() }
    self.column = column
    let isRow = line.indent - column < 4 && !line.content.isEmpty
    if isRow, let found = MarkdownFence(line.content, isInParagraph: before != nil) {
      // The fence of a list item is kept by the items.
      if items.first == nil, !found.isClosed(by: line.content) { fence = found }
      end()
    } else if !isRow {
      end()
    } else if let open = table, !line.endsParagraph(from: column) {
      table?.widest = max(open.widest, Self.cells(line.content))
    } else if let header = before, Self.areDelimiters(line.content) {
      let columns = Self.cells(line.content)
      end()
      if columns == Self.cells(header.content) {
        table = Table(header: header.content, delimiters: line.content, columns: columns, widest: columns)
      }
    } else {
      end()
      before = line
    }
  }

  /// Ends the open table, or drops the line that may have been the header of one.
  private mutating func end() {
    before = nil
    guard let open = table else { return }
    table = nil
    guard open.widest > open.columns else { return }
    guard open.widest <= Self.widest else {
      if let symbol = open.delimiters.firstIndex(of: 0x2D) { additions.append((symbol, "\\")) }
      return
    }
    let missing = open.widest - open.columns
    additions.append((open.header.endIndex, Self.cells(" ", missing, closing: open.header)))
    additions.append((open.delimiters.endIndex, Self.cells("-", missing, closing: open.delimiters)))
  }

  /// Returns the text of additional cells behind a row.
  private static func cells(_ content: String, _ count: Int, closing row: ArraySlice<UInt8>) -> String {
    (isClosed(trimmed(row)) ? "" : "|") + String(repeating: content + "|", count: count)
  }

  /// Returns the number of cells in a row.
  private static func cells(_ row: ArraySlice<UInt8>) -> Int {
    var row = trimmed(row)
    if isClosed(row) { row = row.dropLast() }
    if row.first == 0x7C { row = row.dropFirst() }
    return bars(row) + 1
  }

  /// Returns the number of bars in a row that are not escaped.
  static func bars(_ row: ArraySlice<UInt8>) -> Int {
    var bars = 0
    var isEscaped = false
    for byte in row {
      if byte == 0x7C, !isEscaped { bars += 1 }
      isEscaped = byte == 0x5C && !isEscaped
    }
    return bars
  }

  /// Returns a Boolean value that indicates whether a row ends with a bar that is not escaped.
  private static func isClosed(_ row: ArraySlice<UInt8>) -> Bool {
    guard row.last == 0x7C, row.count > 1 else { return false }
    return row.dropLast().reversed().prefix { $0 == 0x5C }.count.isMultiple(of: 2)
  }

  /// Returns a Boolean value that indicates whether a row is the one below a header: hyphens in each cell, with colons
  /// for its alignment.
  static func areDelimiters(_ row: ArraySlice<UInt8>) -> Bool {
    var row = trimmed(row)
    guard row.contains(0x7C) else { return false }
    if isClosed(row) { row = row.dropLast() }
    if row.first == 0x7C { row = row.dropFirst() }
    return row.split(separator: 0x7C, omittingEmptySubsequences: false).allSatisfy { cell in
      var cell = trimmed(cell)
      if cell.first == 0x3A { cell = cell.dropFirst() }
      if cell.last == 0x3A { cell = cell.dropLast() }
      return !cell.isEmpty && cell.allSatisfy { $0 == 0x2D }
    }
  }

  private static func trimmed(_ row: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let row = row.drop(while: isBlank)
    return row.dropLast(row.reversed().prefix(while: isBlank).count)
  }
}
