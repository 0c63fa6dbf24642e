/// The markers of quotations at the beginning of a line of Markdown (CommonMark 0.31, 5.1).
enum MarkdownQuotation {
  /// Returns the number of quotations that a line stands in by its markers, and the rest of the line.
  static func strip(_ line: ArraySlice<UInt8>, atMost most: Int = .max) -> (depth: Int, content: ArraySlice<UInt8>) {
    var (depth, content) = (0, line)
    while depth < most {
      let rest = content.drop { $0 == 0x20 }
      guard rest.first == 0x3E, rest.startIndex - content.startIndex < 4 else { break }
      content = rest.dropFirst()
      if content.first == 0x20 { content = content.dropFirst() }
      depth += 1
    }
    return (depth, content)
  }
}
