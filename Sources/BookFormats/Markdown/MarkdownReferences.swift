/// The references to notes in a Markdown document: `[^label]` outside code.
///
/// They are a guess where the markup is entangled, so that callers check the output of the parser.
enum MarkdownReferences {
  /// The greatest distance within which the end of a code span is looked for, in bytes.
  private static let longestCode = 4096

  /// Returns the references in order, with the definitions among them: both are written alike.
  static func find(in bytes: [UInt8], _ range: Range<Int>) -> [(label: String, start: Int)] {
    var found: [(label: String, start: Int)] = []
    var fence: MarkdownFence?
    // Code may span the lines of a paragraph.
    var paragraph: (quotations: Int, range: Range<Int>)?
    var isTable = false
    func end() {
      if let paragraph { take(bytes[paragraph.range], &found) }
      paragraph = nil
      isTable = false
    }
    for line in Lines(bytes, in: range) {
      if let open = fence {
        if open.ends(with: line.content) { fence = nil }
        continue
      }
      if let open = MarkdownFence(line.content), !open.isClosed(by: line.content) {
        end()
        fence = open
        continue
      }
      let (quotations, content) = MarkdownQuotation.strip(line.content)
      let inner = MarkdownLine(line, from: content.startIndex)
      if MarkdownLine.isBlank(content) {
        end()
        continue
      }
      let isCell = isTable || MarkdownTables.areDelimiters(inner.content)
      if let open = paragraph, open.quotations == quotations, !isCell, !inner.endsParagraph(from: inner.indent) {
        paragraph = (quotations, open.range.lowerBound..<content.endIndex)
      } else {
        end()
        paragraph = (quotations, content.indices)
      }
      if inner.heading != nil { end() }
      isTable = isCell
    }
    end()
    return found
  }

  private static func take(_ text: ArraySlice<UInt8>, _ found: inout [(label: String, start: Int)]) {
    var open: Int?
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case 0x60:
        index = code(in: text, at: index)
        continue
      case 0x5C: index += 1
      case 0x5B: open = index
      case 0x5D:
        if let start = open, text[start + 1] == 0x5E, let label = MarkdownLabels.label(text[(start + 1)..<index]) {
          found.append((label, start))
        }
        open = nil
      case 0x0A, 0x0D: open = nil
      default: break
      }
      index += 1
    }
  }

  /// Returns the end of the code span that begins at an offset, or of the backticks if they begin none (CommonMark
  /// 0.31, 6.1).
  private static func code(in line: ArraySlice<UInt8>, at start: Int) -> Int {
    let symbols = line[start...].prefix { $0 == 0x60 }
    var rest = line[symbols.endIndex...].prefix(longestCode)
    while let next = rest.firstIndex(of: 0x60) {
      let end = rest[next...].prefix { $0 == 0x60 }
      if end.count == symbols.count { return end.endIndex }
      rest = rest[end.endIndex...]
    }
    return symbols.endIndex
  }
}
