/// A half-open range of a book's logical text; it may run over several sections.
public struct TextRange: Hashable, Codable, Sendable {
  /// The first position inside the range.
  public let lower: TextPosition
  /// The first position after the range.
  public let upper: TextPosition

  /// Creates a range between two positions, whichever comes first.
  public init(_ one: TextPosition, _ other: TextPosition) {
    lower = min(one, other)
    upper = max(one, other)
  }

  /// Creates a range inside one section from UTF-8 offsets.
  public init(section: Int, _ offsets: Range<Int>) {
    lower = TextPosition(section: section, offset: offsets.lowerBound)
    upper = TextPosition(section: section, offset: offsets.upperBound)
  }

  /// A Boolean value that indicates whether the range holds no text.
  public var isEmpty: Bool { lower == upper }

  /// Returns a Boolean value that indicates whether the position lies inside; the upper bound does not.
  public func contains(_ position: TextPosition) -> Bool {
    lower <= position && position < upper
  }

  /// The offsets of the range inside one section, when the whole of it lies there.
  public var offsets: Range<Int>? {
    lower.section == upper.section ? lower.offset..<upper.offset : nil
  }
}
