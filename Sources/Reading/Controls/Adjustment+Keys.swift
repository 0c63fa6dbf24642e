import Accessibility
import Words

extension Adjustment {
  /// Returns the amount after a key; the same at its end, nil for a key that does not change it.
  package func changed(by key: ControlKey) -> Adjustment? {
    switch key {
    case .right, .up, .character("+"): incremented ?? self
    case .left, .down, .character("-"): decremented ?? self
    case .pageUp: Adjustment(value + tenth, in: range, step: step, format: format)
    case .pageDown: Adjustment(value - tenth, in: range, step: step, format: format)
    case .home: Adjustment(range.lowerBound, in: range, step: step, format: format)
    case .end: Adjustment(range.upperBound, in: range, step: step, format: format)
    default: nil
    }
  }

  /// A tenth of the range in whole steps, at least one: how far a page goes.
  private var tenth: Int { max(1, (range.upperBound - range.lowerBound) / 10 / max(1, step)) * step }
}

extension ControlKey {
  /// The phrase for an amount that has come to the end that the key goes to.
  package var amountEdge: Phrase.Key {
    switch self {
    case .right, .up, .character("+"), .pageUp, .end: .greatestValue
    default: .leastValue
    }
  }
}
