import PageLayout
import TextModel

/// The picture that a terminal shows: rows of cells, and the place of the hardware cursor.
package struct Frame: Hashable, Sendable {
  /// The look of cells.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let bold = Style(rawValue: 1)
    package static let underline = Style(rawValue: 2)
    package static let reverse = Style(rawValue: 4)
    package static let italic = Style(rawValue: 8)
    package static let dim = Style(rawValue: 16)
    /// Text that its author or its reader highlights.
    package static let highlighted = Style(rawValue: 32)
    /// Text that the reader has saved.
    package static let saved = Style(rawValue: 64)
    /// Text that leads elsewhere.
    package static let link = Style(rawValue: 128)
    /// Text that a search has found.
    package static let match = Style(rawValue: 256)
    /// Code among other text.
    package static let code = Style(rawValue: 512)
    /// Text that is highlighted in one of the usual categories.
    package static let question = Style(rawValue: 1024)
    package static let important = Style(rawValue: 2048)
    package static let definition = Style(rawValue: 4096)
    package static let idea = Style(rawValue: 8192)
    /// Text that its author has crossed out.
    package static let struck = Style(rawValue: 16384)
    /// The looks of the usual categories.
    package static let categories: Style = [.question, .important, .definition, .idea]
    /// The looks with a ground of their own, one of which is seen.
    package static let grounds: Style = [.highlighted, .match, .question, .important, .definition, .idea]
  }

  /// Text of one look in a row.
  package struct Run: Hashable, Sendable {
    /// The first cell, from 0.
    package var column: Int
    package var text: String
    package var style: Style
    /// The address that the terminal can open; nil for none.
    package var address: String?

    package init(_ text: String, at column: Int, _ style: Style = [], address: String? = nil) {
      self.column = column
      self.text = text
      self.style = style
      self.address = address
    }
  }

  /// The size of the terminal in cells.
  package let columns: Int
  package let lines: Int
  /// The runs of each row from the top, from left to right; what they leave free is blank.
  package var rows: [[Run]]
  /// The place of the hardware cursor, always on the screen.
  package var cursor: CellPoint
  /// A Boolean value that indicates whether the terminal is to leave the cells of a row where they are, since they are
  /// in the order they are seen in.
  package let isInVisualOrder: Bool

  /// The picture over blank cells; nil for none.
  package var picture: PlacedPicture?

  /// The colours of its looks.
  package var theme = Theme.terminal

  /// Creates a blank frame, its cursor in the first cell.
  package init(columns: Int, lines: Int, isInVisualOrder: Bool = false) {
    self.columns = columns
    self.lines = lines
    self.isInVisualOrder = isInVisualOrder
    rows = Array(repeating: [], count: lines)
    cursor = CellPoint(row: 0, column: 0)
  }
}
