import Speech

/// The measured speed of a voice.
struct MeasuredSpeed {
  private var characters = 0
  private var milliseconds = 0

  /// The number of characters per second, or nil until an utterance with a duration has been measured.
  var charactersPerSecond: Double? {
    guard characters > 0, milliseconds > 0 else { return nil }
    return Double(characters) * 1000 / Double(milliseconds)
  }

  /// Records an utterance that was spoken to its end.
  mutating func add(_ characters: Int, from start: Instant, to end: Instant) {
    self.characters += characters
    milliseconds += max(0, end.milliseconds - start.milliseconds)
  }
}
