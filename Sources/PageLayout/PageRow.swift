import TextModel

/// What one row of a page shows.
public enum PageRow: Hashable, Sendable {
  /// Space between two blocks: no part of the text.
  case blank
  /// A row of text.
  case text(TextRow)

  /// A row of text, as it is shown.
  ///
  /// A row of a paragraph that is read from the right ends at the right edge of the text.
  public struct TextRow: Hashable, Sendable {
    /// The row, with the white space it was broken at.
    public let line: Line
    /// What of it is seen: without the white space and the stop at its end.
    public let visible: TextRange
    /// The block, as an index into the section's blocks.
    public let block: Int
    /// Whether the block begins with this row.
    public let isFirst: Bool
    /// The direction that the paragraph is read in.
    public let direction: TextDirection
    /// The first column of the text, from the screen's left edge, from 0.
    public let column: Int
    /// How many cells the visible text takes.
    public let width: Int
    /// The visible characters from left to right, side by side from `column` on.
    public let characters: [ShownCharacter]
    /// What stands before the first row of a list item, nil before any other.
    public let marker: Marker?
  }

  /// A character of a row, in the cells that show it.
  ///
  /// A tab takes the cells to the next tab stop, a soft hyphen (U+00AD) none, but for one at the end of a row, which is
  /// shown as a hyphen.
  public struct ShownCharacter: Hashable, Sendable {
    /// What is shown: the character, its mirror image where brackets and the like are read from the right, or a hyphen.
    public internal(set) var character: Character
    /// The UTF-8 offset of the character in the section.
    public let offset: Int
    /// Its first column, from the screen's left edge, from 0.
    public internal(set) var column: Int
    /// How many cells it takes, 0 for one that cannot be seen.
    public let width: Int
    /// Whether what follows it in the text stands to its left.
    public internal(set) var isReadFromTheRight = false
  }

  /// The bullet or number of a list item.
  public struct Marker: Hashable, Sendable {
    /// What is shown, without the space between it and the text.
    public let text: String
    /// Its first column, from the screen's left edge, from 0.
    public let column: Int
  }
}
