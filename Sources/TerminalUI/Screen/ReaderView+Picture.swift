import PageLayout
import TextModel

/// The picture view: the description of a picture in the first rows of the page, and the picture below.
extension ReaderView {
  /// The part of the rows that a description takes at most.
  private static let share = 3

  /// Returns the cells that a picture can take, or nil if there is no room for one.
  package func room(for picture: PictureAtPlace) -> (row: Int, columns: Int, rows: Int)? {
    let top = pages.size.headerRows
    let bottom = pages.size.lines - pages.size.statusRows
    let first = top + rows(describing: picture).count
    return first < bottom ? (first, pages.size.columns, bottom - first) : nil
  }

  private func rows(describing picture: PictureAtPlace) -> [String] {
    let text = reader.descriptions(of: picture).map(\.text).joined(separator: " ")
    guard !text.isEmpty else { return [] }
    let most = max(1, (pages.size.lines - pages.size.headerRows - pages.size.statusRows) / Self.share)
    return Notice(text, width: pages.size.textColumns.count, rows: most, fitting).rows
  }

  /// Shows a picture over the page, whose text it hides, and its description alone until it is drawn.
  func show(_ picture: PictureAtPlace, _ drawn: DrawnPicture?, _ support: PictureSupport?, in frame: inout Frame) {
    let top = pages.size.headerRows
    for row in top..<max(top, frame.lines - pages.size.statusRows) { frame.rows[row] = [] }
    for (row, text) in zip(top..., rows(describing: picture)) where row < frame.lines {
      frame.rows[row] = [Frame.Run(text, at: pages.size.textColumns.lowerBound)]
    }
    guard let room = room(for: picture), let drawn, let support, drawn.columns <= room.columns,
      drawn.rows <= room.rows
    else { return }
    frame.picture = PlacedPicture(
      drawn, row: room.row + (room.rows - drawn.rows) / 2, column: (room.columns - drawn.columns) / 2, support)
  }
}
