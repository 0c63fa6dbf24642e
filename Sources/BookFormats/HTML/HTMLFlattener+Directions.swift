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
  /// The direction, nil where the text itself tells.
  var writing: TextDirection? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .auto: nil
    }
  }
}
