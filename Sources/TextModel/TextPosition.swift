/// A place between two bytes of a book's logical text.
///
/// Positions are independent of any layout: they survive another width, another page size and re-opening.
/// Never store a line or page number as a position.
public struct TextPosition: Comparable, Hashable, Codable, Sendable {
  /// The section, counted from 0 in spine order.
  public var section: Int
  /// UTF-8 bytes from the start of the section's logical text, on a grapheme boundary.
  public var offset: Int

  /// Creates a position from its section and its UTF-8 offset, both counted from 0.
  public init(section: Int, offset: Int) {
    self.section = section
    self.offset = offset
  }

  /// The first position of every book.
  public static let start = TextPosition(section: 0, offset: 0)

  /// Compares by section, then by offset.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.section, left.offset) < (right.section, right.offset)
  }
}
