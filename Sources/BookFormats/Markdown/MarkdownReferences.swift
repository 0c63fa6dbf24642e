/// The places where a Markdown document refers to notes: `[^label]` outside of code.
///
/// It is a guess where the markup is entangled: whoever builds on it looks at what the parser makes of it.
enum MarkdownReferences {
  /// The distance within which the end of a piece of code is looked for.
  private static let longestCode = 4096

  /// The references in order, and the definitions among them: both are written alike.
  static func find(in bytes: [UInt8], _ range: Range<Int>) -> [(label: String, start: Int)] {
    var found: [(label: String, start: Int)] = []
    var fence: MarkdownFence?
    // Code goes on over the lines of a paragraph.
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

  /// The end of the code that begins so, or of the signs that begin none (CommonMark 0.31, 6.1).
  private static func code(in line: ArraySlice<UInt8>, at start: Int) -> Int {
    let signs = line[start...].prefix { $0 == 0x60 }
    var rest = line[signs.endIndex...].prefix(longestCode)
    while let next = rest.firstIndex(of: 0x60) {
      let end = rest[next...].prefix { $0 == 0x60 }
      if end.count == signs.count { return end.endIndex }
      rest = rest[end.endIndex...]
    }
    return signs.endIndex
  }
}
