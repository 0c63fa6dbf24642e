import TextModel

/// The text that a voice is handed in place of words, so that it says them as a rule has it.
///
/// The speech text keeps the words, for the eye and for the way back to the book.
public struct Respelling: Hashable, Codable, Sendable {
  /// The text; empty for words that a voice leaves out.
  public let text: String
  /// A Boolean value that indicates whether no letter touches it, as the letters of a word that is spelled out.
  public let isSetApart: Bool

  /// Creates the text for a voice.
  public init(_ text: String, isSetApart: Bool = false) {
    self.text = text
    self.isSetApart = isSetApart
  }
}

extension SpeechText {
  /// Has a voice say parts of the text in other words; a part of which something is said so already stays as it is.
  public mutating func respell(_ more: [SpeechRun<Respelling>]) {
    let isFirst = respellings.isEmpty
    let new = isFirst ? more : more.filter { run in !respellings.contains { $0.range.overlaps(run.range) } }
    guard !new.isEmpty else { return }
    respellings = isFirst ? new : (respellings + new).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension Array {
  /// Returns the runs that lie in a part of a text as a whole, with offsets from the start of the part.
  func whole<Value>(in part: Range<Int>) -> Self where Element == SpeechRun<Value> {
    let first = partitioningIndex { $0.range.lowerBound >= part.lowerBound }
    return self[first...].prefix { $0.range.lowerBound <= part.upperBound }
      .compactMap { $0.range.upperBound <= part.upperBound ? $0.moved(by: -part.lowerBound) : nil }
  }
}
