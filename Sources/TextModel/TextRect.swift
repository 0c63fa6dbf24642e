/// A point of a page, in the unit of the application that shows it: points, pixels, millimetres.
public struct TextPoint: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of a page, in the unit of the application that shows it.
public struct TextRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Creates a rectangle from its left and top edges and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the smallest rectangle around some others, or nil around none.
  package init?(around rects: [TextRect]) {
    guard let left = rects.map(\.x).min(), let top = rects.map(\.y).min(),
      let right = rects.map({ $0.x + $0.width }).max(), let bottom = rects.map({ $0.y + $0.height }).max()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the square of the distance from a point, 0 for a point inside.
  package func squaredDistance(to point: TextPoint) -> Double {
    let across = max(x - point.x, 0, point.x - (x + width))
    let down = max(y - point.y, 0, point.y - (y + height))
    return across * across + down * down
  }
}
