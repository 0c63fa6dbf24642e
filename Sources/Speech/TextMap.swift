import TextModel

/// Which bytes of an utterance stand where in the book.
public struct TextMap: Hashable, Codable, Sendable {
  /// Bytes of an utterance that stand in the book one for one.
  public struct Run: Hashable, Codable, Sendable {
    /// UTF-8 offsets in the utterance's text.
    public let spoken: Range<Int>
    /// Where the first of them stands in the book.
    public let start: TextPosition

    /// Creates a run of bytes that stand in the book from `start` on.
    public init(spoken: Range<Int>, start: TextPosition) {
      self.spoken = spoken
      self.start = start
    }

    /// The text of the run in the book.
    public var range: TextRange {
      TextRange(section: start.section, start.offset..<start.offset + spoken.count)
    }
  }

  /// The runs, in order.
  public private(set) var runs: [Run]

  /// Creates a map of runs in order.
  public init(_ runs: [Run] = []) {
    self.runs = runs
  }

  /// Adds a run after the others, grown into the last where it goes on from it.
  public mutating func append(_ run: Run) {
    guard !run.spoken.isEmpty else { return }
    if let last = runs.last, last.spoken.upperBound == run.spoken.lowerBound, last.range.upper == run.start {
      runs[runs.count - 1] = Run(spoken: last.spoken.lowerBound..<run.spoken.upperBound, start: last.start)
    } else {
      runs.append(run)
    }
  }

  /// Cuts the map where the utterance's text has been cut.
  public mutating func clip(to length: Int) {
    while let last = runs.last, last.spoken.upperBound > length {
      runs.removeLast()
      append(Run(spoken: last.spoken.lowerBound..<max(last.spoken.lowerBound, length), start: last.start))
    }
  }

  /// Where the bytes from a UTF-8 offset of the utterance on stand in the book; nil when none of them do.
  public func position(at offset: Int) -> TextPosition? {
    guard let run = runs.first(where: { $0.spoken.upperBound > offset }) else { return nil }
    return TextPosition(
      section: run.start.section, offset: run.start.offset + max(0, offset - run.spoken.lowerBound))
  }

  /// The text from the first mapped byte to the last; nil when nothing is mapped.
  public var range: TextRange? {
    guard let first = runs.first, let last = runs.last else { return nil }
    return TextRange(first.start, last.range.upper)
  }
}
