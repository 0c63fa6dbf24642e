import Words

/// A value that goes up and down in steps (accessibilityAdjustableAction).
///
/// Steps are counted, not added up, so that no sum of fractions is ever a little off.
public struct Adjustment: Hashable, Sendable {
  /// The way in which a value is spoken.
  public enum Format: Hashable, Sendable {
    /// The number as it is.
    case plain
    /// The number in percent.
    case percent
    /// A phrase of the catalogue, with the name of the number in it.
    case phrase(Phrase.Key, number: String)
  }

  /// The least and the greatest value.
  public let range: ClosedRange<Int>
  /// The distance of one value from the next; at least 1.
  public let step: Int
  /// The way in which a value is spoken.
  public let format: Format
  /// The value; always in the range.
  public private(set) var value: Int

  /// Creates a value; one outside the range is taken to its nearer end.
  public init(_ value: Int, in range: ClosedRange<Int>, step: Int = 1, format: Format = .plain) {
    self.range = range
    self.step = max(1, step)
    self.format = format
    self.value = min(max(value, range.lowerBound), range.upperBound)
  }

  /// One step more; nil at the greatest value.
  public var incremented: Adjustment? { moved(by: 1) }

  /// One step less; nil at the least value.
  public var decremented: Adjustment? { moved(by: -1) }

  /// Returns the value in words.
  public func text(in catalogue: Catalogue) -> String {
    switch format {
    case .plain: String(value)
    case .percent: catalogue.text(Phrase(.percent, ["percent": .count(value)]))
    case .phrase(let key, let number): catalogue.text(Phrase(key, [number: .count(value)]))
    }
  }

  private func moved(by steps: Int) -> Adjustment? {
    let (sum, overflows) = value.addingReportingOverflow(steps * step)
    let next = overflows ? (steps > 0 ? range.upperBound : range.lowerBound) : sum
    let clamped = min(max(next, range.lowerBound), range.upperBound)
    guard clamped != value else { return nil }
    return Adjustment(clamped, in: range, step: step, format: format)
  }
}
