extension Practice {
  /// The number of keys that have been pressed in a lesson, and of wrong answers in its step.
  struct Score: Hashable, Codable, Sendable {
    /// The keys since the lesson began, without those that only asked for the step.
    private(set) var keys = 0
    /// The keys since the step began.
    private(set) var keysOfStep = 0
    /// The wrong answers since the step began.
    private(set) var misses = 0

    /// The number of wrong answers after which the step is spoken again.
    private static let patience = 3

    /// Counts a key.
    mutating func countKey() {
      keys += 1
      keysOfStep += 1
    }

    /// Counts a wrong answer, and returns whether it is time to say the step again.
    mutating func countMiss() -> Bool {
      misses += 1
      return misses.isMultiple(of: Score.patience)
    }

    /// Begins another step.
    mutating func beginStep() { (keysOfStep, misses) = (0, 0) }
  }
}
