/// The cells that a picture has to fit in.
public struct PictureBox: Hashable, Sendable {
  /// The greatest number of pixels of a drawn picture: those of a screen of 3840 by 2160.
  static let mostPixels = 3840 * 2160

  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The width of a cell in pixels.
  public let cellWidth: Int
  /// The height of a cell in pixels.
  public let cellHeight: Int

  /// Creates a box of cells, within bounds; one of too many pixels has fewer cells.
  public init(columns: Int, rows: Int, cellWidth: Int, cellHeight: Int) {
    self.cellWidth = min(max(1, cellWidth), 64)
    self.cellHeight = min(max(1, cellHeight), 128)
    var (columns, rows) = (min(max(1, columns), 1000), min(max(1, rows), 500))
    while columns * rows * self.cellWidth * self.cellHeight > Self.mostPixels {
      (columns, rows) = (max(1, columns / 2), max(1, rows / 2))
    }
    (self.columns, self.rows) = (columns, rows)
  }

  /// Returns the scale of a picture that fills the box in one direction, and no more than three times its size.
  func scale(of width: Int, _ height: Int) -> Double {
    min(Double(columns * cellWidth) / Double(width), Double(rows * cellHeight) / Double(height), 3)
  }
}
