import PageLayout
import TextModel

/// The fit of the picture of a page in the cells that it is drawn in, as the helper program draws it: as large as they
/// allow, and in their middle.
package struct PictureFit: Sendable {
  /// The greatest scale, by which small pictures are drawn.
  private static let most = 3.0

  /// The size of all cells and of one, in pixels of the screen.
  private let width: Double
  private let height: Double
  private let cell: (width: Double, height: Double)
  /// The pixels of the screen for each pixel of the picture.
  private let scale: Double
  /// The place of the picture in the cells, in pixels of the screen.
  private let left: Double
  private let top: Double

  /// Fits a picture of so many pixels, as it was drawn; nil for one whose size is not known.
  package init?(width: Double, height: Double, _ drawn: DrawnPicture, _ support: PictureSupport) {
    guard width >= 1, height >= 1 else { return nil }
    cell = (Double(support.cellWidth), Double(support.cellHeight))
    self.width = Double(drawn.columns) * cell.width
    self.height = Double(drawn.rows) * cell.height
    scale = min(self.width / width, self.height / height, Self.most)
    left = max(0, (self.width - (width * scale).rounded()) / 2).rounded(.down)
    top = max(0, (self.height - (height * scale).rounded()) / 2).rounded(.down)
  }

  /// Returns the pixels of the screen that a rectangle of the picture takes, from the first cell on; nil for one outside
  /// of the picture.
  package func area(of rect: TextRect) -> PixelArea? {
    func pixel(_ value: Double, _ most: Double) -> Int { Int(min(max(0, value.rounded()), most)) }
    let x = pixel(left + rect.x * scale, width)
    let y = pixel(top + rect.y * scale, height)
    let right = pixel(left + (rect.x + rect.width) * scale, width)
    let bottom = pixel(top + (rect.y + rect.height) * scale, height)
    return x < Int(width) && y < Int(height)
      ? PixelArea(x: x, y: y, width: max(1, right - x), height: max(1, bottom - y)) : nil
  }

  /// Returns the point of the picture in the middle of a cell, which is counted from the first cell of the picture.
  package func point(at cell: CellPoint) -> TextPoint {
    TextPoint(
      x: ((Double(cell.column) + 0.5) * self.cell.width - left) / scale,
      y: ((Double(cell.row) + 0.5) * self.cell.height - top) / scale)
  }
}
