/// Runs something several times and gives the middle.
enum Measure {
  /// The median time of several runs in milliseconds; the first of all is thrown away, so that files and code are warm.
  static func time(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
    try body()
    return median(
      try (0..<runs).map { _ in
        milliseconds(try ContinuousClock().measure { try body() })
      })
  }

  /// The middle of some values.
  static func median(_ values: [Double]) -> Double { quantile(0.5, of: values) }

  /// The value that a part of all values does not exceed.
  static func quantile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return 0 }
    let index = Int((Double(sorted.count) * part).rounded(.up)) - 1
    return sorted.indices.contains(index) ? sorted[index] : last
  }

  /// A duration in milliseconds.
  static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
}
