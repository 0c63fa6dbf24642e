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

  /// Returns the units that lie in a range of one section, as UTF-8 offsets of its text, in order and apart.
  func units(_ granularity: Granularity, in range: TextRange) -> [Range<Int>]

  /// Returns the elements of a kind in a section with its number, as UTF-8 bytes of its text, in order.
  func elements(_ granularity: Granularity, of section: Section, _ number: Int) -> [Range<Int>]
}

extension TextTokenizer {
  /// Returns the units of a range, asked for one after the other.
  public func units(_ granularity: Granularity, in range: TextRange) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var place = range.lower
    while let unit = unit(granularity, enclosing: place, toward: .forward)
      ?? unit(granularity, next: place, toward: .forward), let offsets = unit.offsets,
      place < unit.upper, unit.upper <= range.upper
    {
      if range.lower <= unit.lower { units.append(offsets) }
      place = unit.upper
    }
    return units
  }

  /// Returns the elements as the section itself finds them.
  public func elements(_ granularity: Granularity, of section: Section, _ number: Int) -> [Range<Int>] {
    section.elementRanges(granularity)
  }
}
