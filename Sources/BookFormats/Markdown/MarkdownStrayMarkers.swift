/// The markers of quotations and list items that stand in more others, on one line, than any author would have them.
///
/// The parser keeps some two hundred bytes for each of them, which is a hundred times as much as it is written with.
enum MarkdownStrayMarkers {
  /// The greatest number of blocks in each other that one line begins or goes on with.
  private static let deepest = 32

  /// Returns the place of the first marker that is text, in each line that has one: what follows it is text, too.
  ///
  /// - Complexity: O(n).
  static func places(in source: [UInt8]) -> [Int] {
    Lines(source).compactMap(place)
  }

  private static func place(in line: Lines.Line) -> Int? {
    var inner = MarkdownLine(line)
    for _ in 0..<deepest {
      guard let content = content(of: inner, line) else { return nil }
      inner = content
    }
    return content(of: inner, line).map { _ in inner.content.startIndex }
  }

  /// Returns what stands in the block that a line begins; nil where it begins none.
  private static func content(of inner: MarkdownLine, _ line: Lines.Line) -> MarkdownLine? {
    guard let first = inner.content.first else { return nil }
    return first == 0x3E ? MarkdownLine(line, from: inner.content.startIndex + 1) : inner.item?.content
  }
}
