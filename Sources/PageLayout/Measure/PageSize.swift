/// The size of the screen that a book is laid out for, and how much of it is for the text.
public struct PageSize: Hashable, Sendable {
  /// The part of the screen that the text takes.
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
  /// The part of the screen that the text takes.
  public let measure: Measure
  /// The style that the text is set in.
  public let style: PageStyle

  /// Creates a size; what is below 1 counts as 1.
  public init(columns: Int, lines: Int, measure: Measure = .book, style: PageStyle = PageStyle()) {
    self.columns = max(1, columns)
    self.lines = max(1, lines)
    self.measure = measure
    self.style = style
  }

  /// Returns the same size with the text set in another way.
  public func with(_ style: PageStyle) -> PageSize {
    PageSize(columns: columns, lines: lines, measure: measure, style: style)
  }

  /// Below this many columns none is given away.
  private static let narrow = 40
  /// From this many columns on two columns of text have room side by side.
  private static let wide = 120
  /// The space beside two columns of text, on either side.
  private static let edge = 4
  /// The space between two columns of text, in cells.
  private static let gutter = 6
  /// From this many lines on there are a header and blank rows between blocks.
  private static let tall = 8
  /// From this many lines on a blank row stands below the header.
  private static let taller = 10

  private var isNarrow: Bool { measure != .book || columns < Self.narrow }

  /// The columns of text on a page.
  public var panes: Int {
    guard !isNarrow else { return 1 }
    switch style.columns {
    case .auto: return columns >= Self.wide ? 2 : 1
    case .one: return 1
    case .two: return (columns - Self.gutter) / 2 >= Self.narrow / 2 ? 2 : 1
    }
  }

  /// The width of a column of text in cells.
  public var textWidth: Int {
    guard !isNarrow else { return columns }
    let room = (columns - (Self.gutter + 2 * Self.edge) * (panes - 1)) / panes
    // Text is not given up for margins.
    return max(min(room, Self.narrow / 2), min(room - 2 * max(0, style.margin) / panes, max(1, style.longestLine)))
  }

  /// The first column of the text, from 0.
  public var margin: Int { (columns - textWidth * panes - Self.gutter * (panes - 1)) / 2 }

  /// Returns the first column of a pane of the page, both from 0.
  public func margin(ofPane pane: Int) -> Int { margin + pane * (textWidth + Self.gutter) }

  /// The columns of the screen that the text takes, from the left edge of the first pane to the right edge of the last.
  public var textColumns: Range<Int> { margin..<margin(ofPane: panes - 1) + textWidth }

  /// Returns the pane of a column of the screen, both from 0.
  func pane(at column: Int) -> Int {
    (1..<max(1, panes)).last { column >= margin(ofPane: $0) - Self.gutter / 2 } ?? 0
  }

  /// The rows of the header above the text, with the blank one below it.
  public var headerRows: Int {
    guard hasRoomToSpare else { return 0 }
    return !isNarrow && lines >= Self.taller ? 2 : 1
  }

  /// The rows of the status below the text.
  public var statusRows: Int { measure == .braille || lines == 1 ? 0 : 1 }

  /// The rows of the text: all but the header and the status row.
  public var rows: Int { lines - headerRows - statusRows }

  /// The blank rows between two blocks.
  public var blockGap: Int { hasRoomToSpare ? rowDrop : 0 }

  /// The distance of a row of a block from the one before it, in rows of the screen.
  var rowDrop: Int { measure == .book && hasRoomToSpare ? min(max(1, style.lineSpacing), 2) : 1 }

  private var hasRoomToSpare: Bool { measure != .braille && lines >= Self.tall }
}
