/// The reading order of the blocks of a page: one column after another, with the blocks above and below the columns
/// apart (recursive XY-cut).
struct PrintedColumns {
  /// The greatest number of blocks that are ordered; a page with more is a drawing or a table, and is read in the
  /// order of pdftotext.
  private static let mostBlocks = 500

  /// A block and the part of the page that it covers.
  private struct Box {
    let block: Int
    let lines: Int
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
  }

  /// Returns the indices of the blocks of a page in reading order.
  static func order(of blocks: [[PrintedPage.Line]]) -> [Int] {
    guard blocks.count > 1, blocks.count <= mostBlocks else { return Array(blocks.indices) }
    let boxes = blocks.enumerated().map { index, lines in
      Box(
        block: index, lines: lines.count, left: lines.lazy.map(\.left).min() ?? 0,
        right: lines.lazy.map(\.right).max() ?? 0, top: lines.lazy.map(\.top).min() ?? 0,
        bottom: lines.lazy.map(\.bottom).max() ?? 0)
    }
    let isFromTheRight = blocks.joined().contains { line in
      line.text.unicodeScalars.contains { $0.properties.isAlphabetic && (0x590...0x8FF).contains($0.value) }
    }
    return order(boxes, isFromTheRight).map(\.block)
  }

  private static func order(_ boxes: [Box], _ isFromTheRight: Bool) -> [Box] {
    guard boxes.count > 1 else { return boxes }
    if let (left, right) = columns(boxes) {
      let parts = isFromTheRight ? [right, left] : [left, right]
      return parts.flatMap { order($0, isFromTheRight) }
    }
    if let (above, below) = cut(boxes, from: \.top, to: \.bottom) {
      // Blocks without columns keep the order of pdftotext.
      let parts = [above, below].map { order($0, isFromTheRight) }
      return holdsColumns(boxes) ? parts.flatMap(\.self) : boxes
    }
    return boxes
  }

  /// Returns the blocks to the left and to the right of the space between two columns, or nil if there are none.
  ///
  /// Each column has a block of several lines beside one of the other column.
  private static func columns(_ boxes: [Box]) -> (left: [Box], right: [Box])? {
    guard let (left, right) = cut(boxes, from: \.left, to: \.right), isText(left, beside: right),
      isText(right, beside: left)
    else { return nil }
    return (left, right)
  }

  private static func isText(_ boxes: [Box], beside others: [Box]) -> Bool {
    boxes.contains { box in
      box.lines > 1 && others.contains { $0.lines > 1 && $0.top < box.bottom && box.top < $0.bottom }
    }
  }

  private static func holdsColumns(_ boxes: [Box]) -> Bool {
    boxes.contains { box in
      box.lines > 1
        && boxes.contains { other in
          other.lines > 1 && other.top < box.bottom && box.top < other.bottom
            && (other.left >= box.right || box.left >= other.right)
        }
    }
  }

  /// Returns the blocks on either side of the widest gap between all of them, or nil if there is no gap.
  private static func cut(
    _ boxes: [Box], from start: KeyPath<Box, Double>, to end: KeyPath<Box, Double>
  ) -> (before: [Box], behind: [Box])? {
    let sorted = boxes.sorted { $0[keyPath: start] < $1[keyPath: start] }
    // A box whose end lies before its start reaches as far as that: each side of a gap has boxes.
    var reached = max(sorted[0][keyPath: start], sorted[0][keyPath: end])
    var widest: (space: Double, place: Double)?
    for box in sorted.dropFirst() {
      let space = box[keyPath: start] - reached
      if space > widest?.space ?? 0 { widest = (space, box[keyPath: start]) }
      reached = max(reached, box[keyPath: start], box[keyPath: end])
    }
    guard let place = widest?.place else { return nil }
    return (boxes.filter { $0[keyPath: start] < place }, boxes.filter { $0[keyPath: start] >= place })
  }
}
