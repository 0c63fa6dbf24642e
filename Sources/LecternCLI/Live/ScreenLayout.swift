import PageLayout

/// The layout of a book on a screen, whatever size that has at the moment.
struct ScreenLayout: Hashable, Sendable {
  /// The part of the screen that the text takes.
  let measure: PageSize.Measure
  /// The columns that can be felt; nil where all of the screen is seen.
  private let columns: Int?
  /// The order in which the characters of a row go to the screen.
  let order: CellOrder

  /// Returns the layout of pages on a screen.
  static func book(_ order: CellOrder) -> ScreenLayout { ScreenLayout(measure: .book, columns: nil, order: order) }

  /// Returns the layout of lines on a braille display.
  ///
  /// Most displays of one line have 40 cells.
  static func braille(columns: Int = 40) -> ScreenLayout {
    ScreenLayout(measure: .braille, columns: columns, order: .logical)
  }

  /// Returns the size of the pages on a screen, with the text set in a style.
  func size(of screen: (columns: Int, lines: Int), _ style: PageStyle) -> PageSize {
    PageSize(
      columns: min(screen.columns, columns ?? screen.columns), lines: screen.lines, measure: measure,
      style: style)
  }
}
