/// A rectangle around a panel of a comic, in pixels of a picture from its upper left corner.
struct PanelBox: Hashable {
  var (left, top, right, bottom): (Int, Int, Int, Int)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { max(0, width) * max(0, height) }
  var middle: (x: Int, y: Int) { ((left + right) / 2, (top + bottom) / 2) }

  /// Returns the area that two rectangles have in common.
  func overlap(_ other: PanelBox) -> Int {
    max(0, min(right, other.right) - max(left, other.left)) * max(0, min(bottom, other.bottom) - max(top, other.top))
  }

  /// Returns the distance from a point to the nearest edge: positive inside the rectangle, negative outside.
  func depth(_ x: Int, _ y: Int) -> Int { min(x - left, right - x, y - top, bottom - y) }
}

extension [PanelBox] {
  /// The share of its height by which a panel may reach into the row above it.
  private static let slack = 0.3

  /// Returns the panels in reading order: rows from the top, and in a row from the left or from the right.
  ///
  /// A tall panel beside several rows is read where its row begins; the panels beside it are read from the top.
  func inReadingOrder(fromTheRight: Bool) -> [PanelBox] {
    guard count > 1 else { return self }
    // A space across the page parts rows, one down the page parts columns; rows come first.
    for (start, end, isReversed) in [(\PanelBox.top, \PanelBox.bottom, false), (\.left, \.right, fromTheRight)] {
      if let (before, behind) = cut(from: start, to: end) {
        let parts = isReversed ? [behind, before] : [before, behind]
        return parts.flatMap { $0.inReadingOrder(fromTheRight: fromTheRight) }
      }
    }
    return sorted { one, other in
      if one.top != other.top { return one.top < other.top }
      return fromTheRight ? one.right > other.right : one.left < other.left
    }
  }

  /// Returns the panels before and behind the first line that crosses none of them, or nil if there is no such line.
  ///
  /// Panels may reach a little over the line, as those with slanted frames and with balloons over their edges do.
  private func cut(
    from start: KeyPath<PanelBox, Int>, to end: KeyPath<PanelBox, Int>
  ) -> (before: [PanelBox], behind: [PanelBox])? {
    let sorted = sorted { $0[keyPath: start] < $1[keyPath: start] }
    for index in sorted.indices.dropFirst() {
      let (before, behind) = (sorted[..<index], sorted[index...])
      let isClear = before.allSatisfy { one in
        behind.allSatisfy { other in
          let size = Swift.min(one[keyPath: end] - one[keyPath: start], other[keyPath: end] - other[keyPath: start])
          return Double(one[keyPath: end] - other[keyPath: start]) <= Double(size) * Self.slack
        }
      }
      if isClear { return (Array(before), Array(behind)) }
    }
    return nil
  }
}
