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

  /// Returns the square of the distance from a point, 0 for a point inside.
  package func squaredDistance(to point: TextPoint) -> Double {
    let across = max(x - point.x, 0, point.x - (x + width))
    let down = max(y - point.y, 0, point.y - (y + height))
    return across * across + down * down
  }
}
