import TextModel

/// A line of a text element, where it is shown.
public struct TextLine: Hashable, Sendable {
  /// The text of the line.
  ///
  /// White space between two lines may belong to either, or to none.
  public var range: Range<String.Index>
  /// The rectangle of the line; its height is kept in what is highlighted.
  public var rect: TextRect

  /// Creates a line.
  public init(_ range: Range<String.Index>, in rect: TextRect) {
    self.range = range
    self.rect = rect
  }
}

extension TextLine {
  /// Returns the lines of a text that its line feeds part, each of height 1 and as wide as it has characters, below
  /// each other: what a terminal or a test shows.
  public static func lines(of text: String) -> [TextLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { !$1.isEmpty }.map {
      number, line in
      let rect = TextRect(x: 0, y: Double(number), width: Double(line.count), height: 1)
      return TextLine(line.startIndex..<line.endIndex, in: rect)
    }
  }
}
