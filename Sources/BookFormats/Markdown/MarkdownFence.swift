/// A block of Markdown in which nothing else begins: fenced code and HTML.
enum MarkdownFence {
  /// Code after a fence, which ends with as many of the same character (CommonMark 0.31, 4.5).
  case code(symbol: UInt8, count: Int)
  /// HTML that may hold blank lines, and ends with one of several texts (CommonMark 0.31, 4.6, kinds 1 to 5).
  case html(end: [String])
  /// HTML that a blank line ends (kinds 6 and 7).
  case element

  /// Creates the block that a line begins, or returns nil if it begins none; `isInParagraph` indicates that the line
  /// may continue a paragraph, which some kinds do not end.
  init?(_ line: ArraySlice<UInt8>, isInParagraph: Bool = false) {
    let indent = line.prefix { $0 == 0x20 }.count
    let rest = line.dropFirst(indent)
    guard indent < 4, let symbol = rest.first else { return nil }
    switch symbol {
    case 0x60, 0x7E:
      let count = rest.prefix { $0 == symbol }.count
      guard count >= 3, symbol == 0x7E || !rest.dropFirst(count).contains(symbol) else { return nil }
      self = .code(symbol: symbol, count: count)
    case 0x3C:
      if let end = MarkdownTag.end(ofHTMLBegunBy: rest) {
        self = .html(end: end)
      } else if MarkdownTag.isBlock(rest) || !isInParagraph && MarkdownTag.isAlone(rest) {
        self = .element
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether the line that begins the block ends it too.
  func isClosed(by first: ArraySlice<UInt8>) -> Bool {
    guard case .html = self else { return false }
    return ends(with: first.drop { $0 == 0x20 }.dropFirst(2))
  }

  /// Returns a Boolean value that indicates whether the block ends with a line.
  func ends(with line: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .code(let symbol, let count):
      let rest = line.drop { $0 == 0x20 }
      let symbols = rest.prefix { $0 == symbol }.count
      return symbols >= count && line.count - rest.count < 4
        && rest.dropFirst(symbols).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    case .html(let ends):
      let text = String(decoding: line, as: UTF8.self).lowercased()
      return ends.contains { text.contains($0) }
    case .element: return MarkdownLine.isBlank(line)
    }
  }
}
