import PageLayout

/// A picture over cells of a frame, which are blank.
package struct PlacedPicture: Hashable, Sendable {
  /// The first cell, from 0.
  package let row: Int
  package let column: Int
  package let picture: DrawnPicture
  /// The way to show it.
  package let support: PictureSupport
  /// The marks that the terminal lays over the picture, where it can.
  package var marks: [PixelMark] = []

  package init(_ picture: DrawnPicture, row: Int, column: Int, _ support: PictureSupport) {
    self.picture = picture
    self.row = row
    self.column = column
    self.support = support
  }

  /// The rows of the frame that it covers.
  package var coveredRows: Range<Int> { row..<row + picture.rows }

  /// Returns a cell of the frame as counted from the first cell of the picture; nil for one beside it.
  package func cell(at point: CellPoint) -> CellPoint? {
    guard coveredRows.contains(point.row), (column..<column + picture.columns).contains(point.column) else {
      return nil
    }
    return CellPoint(row: point.row - row, column: point.column - column)
  }

  /// Returns a Boolean value that indicates whether another picture takes the same cells in the same way.
  package func coversSame(as other: PlacedPicture) -> Bool {
    (row, column, picture.columns, picture.rows)
      == (other.row, other.column, other.picture.columns, other.picture.rows) && support == other.support
  }
}

/// Pixels of the screen, counted from the first cell of a picture.
package struct PixelArea: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A mark over a picture.
package enum PixelMark: Hashable, Sendable {
  /// A frame around a line.
  case line(PixelArea)
  /// A coloured ground over a word.
  case word(PixelArea)
}
