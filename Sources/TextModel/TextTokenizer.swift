/// Units of a granularity, asked for with a direction, as UITextInputTokenizer asks.
public protocol TextTokenizer: Sendable {
  /// Returns the unit that a position lies in.
  ///
  /// A position on a boundary belongs to the unit on the side that the direction points to.
  /// - Returns: nil where no unit is there, such as between two headings.
  func unit(
    _ granularity: Granularity, enclosing position: TextPosition, toward direction: Direction
  ) -> TextRange?

  /// Returns the next unit from a position.
  ///
  /// Forward it is the first that begins after the position; backward the last that begins before the unit around
  /// the position does, or before the position where there is none.
  /// - Returns: nil at the edge of the book.
  func unit(
    _ granularity: Granularity, next position: TextPosition, toward direction: Direction
  ) -> TextRange?

  /// Returns the elements of a kind in a section with its number, as UTF-8 bytes of its text, in order.
  func elements(_ granularity: Granularity, of section: Section, _ number: Int) -> [Range<Int>]
}

extension TextTokenizer {
  /// Returns the elements as the section itself finds them.
  public func elements(_ granularity: Granularity, of section: Section, _ number: Int) -> [Range<Int>] {
    section.elementRanges(granularity)
  }
}
