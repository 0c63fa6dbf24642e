/// The size of the screen that a book is laid out for, and how much of it is for the text.
public struct PageSize: Hashable, Codable, Sendable {
  /// How much of the screen the text takes.
  public enum Measure: String, Codable, Hashable, Sendable {
    /// Lines of at most so many cells, in the middle of the screen.
    case book
    /// All columns, as a screen without pages wants it.
    case allColumns
    /// All columns and all lines, text and nothing else, as it is read under the fingers.
    case braille
  }

  /// The columns of the screen, at least 1.
  public let columns: Int
  /// The lines of the screen, at least 1.
  public let lines: Int
  /// How much of the screen the text takes.
  public let measure: Measure
  /// The longest line of a page, in cells.
  public let longestLine: Int

  /// Creates a size; what is below 1 counts as 1.
  public init(columns: Int, lines: Int, measure: Measure = .book, longestLine: Int = PageSize.easyLine) {
    self.columns = max(1, columns)
    self.lines = max(1, lines)
    self.measure = measure
    self.longestLine = max(1, longestLine)
  }

  /// The same size with lines of another length.
  public func with(longestLine: Int) -> PageSize {
    PageSize(columns: columns, lines: lines, measure: measure, longestLine: longestLine)
  }

  /// The longest line that is easy to read, in cells.
  public static let easyLine = 72

  /// How far the first row of a paragraph is set in where no blank row stands before it, in cells.
  private static let brailleIndent = 2
  /// Below this many columns none is given away.
  private static let narrow = 40
  /// From this many lines on there are a header and blank rows between blocks.
  private static let tall = 8

  /// The width of the text in cells.
  public var textWidth: Int {
    measure != .book || columns < Self.narrow ? columns : min(columns, longestLine)
  }

  /// The first column of the text, from 0.
  public var margin: Int { (columns - textWidth) / 2 }

  /// The first column of a pane of the page, both from 0.
  func margin(ofPane pane: Int) -> Int { margin }

  /// The pane of a column of the screen, both from 0.
  func pane(at column: Int) -> Int { 0 }

  /// The rows of the header above the text.
  public var headerRows: Int { hasRoomToSpare ? 1 : 0 }

  /// The rows of the status below the text.
  public var statusRows: Int { measure == .braille || lines == 1 ? 0 : 1 }

  /// The rows of the text: all but the header and the status row.
  public var rows: Int { lines - headerRows - statusRows }

  /// The blank rows between two blocks.
  public var blockGap: Int { hasRoomToSpare ? 1 : 0 }

  /// How far the first row of a paragraph is set in, in cells.
  var paragraphIndent: Int { measure == .braille ? Self.brailleIndent : 0 }

  private var hasRoomToSpare: Bool { measure != .braille && lines >= Self.tall }
}
