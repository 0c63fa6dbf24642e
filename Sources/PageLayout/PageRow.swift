import TextModel

/// What one row of a page shows.
public enum PageRow: Hashable, Sendable {
  /// Space between two blocks: no part of the text.
  case blank
  /// A row of text.
  case text(TextRow)

  /// A row of text, as it is shown.
  ///
  /// Of its characters, a tab takes the cells to the next tab stop and a soft hyphen (U+00AD) none, but for one at the
  /// end of `visible`, which is shown as a hyphen; ``CellWidth`` counts alike.
  public struct TextRow: Hashable, Sendable {
    /// The row, with the white space it was broken at.
    public let line: Line
    /// What of it is seen: without the white space and the stop at its end.
    public let visible: TextRange
    /// The block, as an index into the section's blocks.
    public let block: Int
    /// Whether the block begins with this row.
    public let isFirst: Bool
    /// The first column of the text, from the screen's left edge, from 0.
    public let column: Int
    /// How many cells the visible text takes.
    public let width: Int
    /// What stands before the first row of a list item, nil before any other.
    public let marker: Marker?
  }

  /// The bullet or number of a list item.
  public struct Marker: Hashable, Sendable {
    /// What is shown, without the space after it.
    public let text: String
    /// Its first column, from the screen's left edge, from 0.
    public let column: Int
  }
}
