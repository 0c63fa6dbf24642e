import TextModel

/// A part of a speech text, and a fact about it.
public struct SpeechRun<Value: Hashable & Sendable>: Hashable, Sendable {
  /// UTF-8 offsets in the text; empty for what happens between two words, such as a sound.
  public let range: Range<Int>
  /// The fact.
  public let value: Value

  /// Creates a run.
  public init(_ value: Value, in range: Range<Int>) {
    self.range = range
    self.value = value
  }

  /// Returns the same run, a number of bytes further on.
  public func moved(by bytes: Int) -> SpeechRun {
    SpeechRun(value, in: range.lowerBound + bytes..<range.upperBound + bytes)
  }
}

extension SpeechRun: Codable where Value: Codable {}

extension Array {
  /// Adds a run behind the others, grown into the last where it continues that.
  mutating func add<Value>(_ run: SpeechRun<Value>) where Element == SpeechRun<Value> {
    if let last, !run.range.isEmpty, last.value == run.value, last.range.upperBound == run.range.lowerBound {
      self[count - 1] = SpeechRun(run.value, in: last.range.lowerBound..<run.range.upperBound)
    } else {
      append(run)
    }
  }

  /// Returns the runs in a part of a text of a length, with offsets from the start of the part.
  ///
  /// An empty run between two words belongs to the part that begins there, and at the end of the text to the last part
  /// with words.
  /// - Complexity: O(log n + m) for m runs in the part.
  func sliced<Value>(_ part: Range<Int>, of length: Int) -> Self where Element == SpeechRun<Value> {
    let first = partitioningIndex { $0.range.upperBound >= part.lowerBound }
    return self[first...].prefix { $0.range.lowerBound <= part.upperBound }.compactMap { run in
      if run.range.isEmpty {
        let isIn =
          part.contains(run.range.lowerBound)
          || run.range.lowerBound == length && part.upperBound == length && !part.isEmpty
        return isIn ? run.moved(by: -part.lowerBound) : nil
      }
      let inside = run.range.clamped(to: part)
      return inside.isEmpty ? nil : SpeechRun(run.value, in: inside).moved(by: -part.lowerBound)
    }
  }

  /// Ends the runs at the end of a text that was cut there.
  ///
  /// - Complexity: O(m) for the m runs behind the end, as all that cut.
  mutating func cut<Value>(to end: Int) where Element == SpeechRun<Value> {
    let last = cutWhole(to: end)
    if let last, last.range.lowerBound < end { append(SpeechRun(last.value, in: last.range.lowerBound..<end)) }
  }

  /// Takes away the runs that end behind the end of a text that was cut, and returns the first of them.
  @discardableResult
  mutating func cutWhole<Value>(to end: Int) -> SpeechRun<Value>? where Element == SpeechRun<Value> {
    var first: SpeechRun<Value>?
    while let last, last.range.upperBound > end { first = removeLast() }
    return first
  }

  /// Moves empty runs from behind the end of a text that was cut to it.
  mutating func cutMoving<Value>(to end: Int) where Element == SpeechRun<Value> {
    for index in indices.reversed() {
      guard self[index].range.lowerBound > end else { return }
      self[index] = SpeechRun(self[index].value, in: end..<end)
    }
  }

  /// Puts a value on a range, in place of those that lie there, and keeps the order.
  ///
  /// - Complexity: O(log n + m) for m runs in the range, where they are the last; those behind them are moved.
  mutating func put<Value>(_ value: Value?, in range: Range<Int>) where Element == SpeechRun<Value> {
    guard !range.isEmpty else { return }
    let first = partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = self[first...].firstIndex { $0.range.lowerBound >= range.upperBound } ?? count
    if end == first + 1, self[first].value == value, self[first].range.clamped(to: range) == range { return }
    // A run beside the range may be one with what is put there.
    let around = Swift.max(0, first - 1)..<Swift.min(count, end + 1)
    var runs = Array(self[around.lowerBound..<first])
    if first < end, self[first].range.lowerBound < range.lowerBound {
      runs.add(SpeechRun(self[first].value, in: self[first].range.lowerBound..<range.lowerBound))
    }
    if let value { runs.add(SpeechRun(value, in: range)) }
    if first < end, self[end - 1].range.upperBound > range.upperBound {
      runs.add(SpeechRun(self[end - 1].value, in: range.upperBound..<self[end - 1].range.upperBound))
    }
    for run in self[end..<around.upperBound] { runs.add(run) }
    replaceSubrange(around, with: runs)
  }
}
