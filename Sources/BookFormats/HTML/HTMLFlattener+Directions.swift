import TextModel

extension HTMLFlattener.Context {
  /// Gives a block and what it holds a direction; `auto` leaves it to the text of each block.
  mutating func setBlockDirection(_ direction: ElementAttributes.Direction?) {
    guard let direction else { return }
    self.direction = direction.writing
    blockDirection = direction.writing
  }
}

extension ElementAttributes.Direction {
  /// The direction, or nil if the text itself gives it.
  var writing: TextDirection? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .auto: nil
    }
  }
}
