/// Lines of a layout that stand beside one another: those of a row of a table, or of several rows that a cell joins.
struct Band: Hashable, Sendable {
  /// The lines of the layout.
  var lines: Range<Int>
  /// The number of rows of the screen that they take.
  let height: Int
  /// The cells that each column of the table takes, from the left edge of the text.
  let columns: [Range<Int>]
  /// A Boolean value that indicates whether a line is drawn in the last row of the screen, under headers.
  let isRuled: Bool

  /// The cells that the table takes, from the left edge of the text.
  var extent: Range<Int> { columns.extent(of: 1...max(1, columns.count)) }

  /// Returns the band so many lines further down the layout.
  func moved(by distance: Int) -> Band {
    var band = self
    band.lines = lines.lowerBound + distance..<lines.upperBound + distance
    return band
  }
}
