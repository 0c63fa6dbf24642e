import TextModel

/// The places in the book of the bytes of a speech text.
public struct TextMap: Hashable, Codable, Sendable {
  /// Bytes of an utterance that stand in the book one for one, or that say a piece of it in other words.
  public struct Run: Hashable, Codable, Sendable {
    /// UTF-8 offsets in the utterance's text.
    public let spoken: Range<Int>
    /// The position of the first of them in the book.
    public let start: TextPosition
    /// The number of bytes of the book that they state in other words; nil if they are the book's own.
    private let restated: Int?

    /// Creates a run of bytes that stand in the book from `start` on.
    public init(spoken: Range<Int>, start: TextPosition) {
      self.spoken = spoken
      self.start = start
      restated = nil
    }

    /// Creates a run of bytes that say `length` bytes of the book from `start` on in other words, such as a formula:
    /// all of them have been spoken or none.
    public init(spoken: Range<Int>, start: TextPosition, inOtherWords length: Int) {
      self.spoken = spoken
      self.start = start
      restated = length
    }

    /// A Boolean value that indicates whether the bytes are the book's own.
    public var isVerbatim: Bool { restated == nil }

    /// The text of the run in the book.
    public var range: TextRange {
      TextRange(section: start.section, start.offset..<start.offset + (restated ?? spoken.count))
    }

    /// Returns the position of a byte of the utterance, or of the whole that it is a part of.
    func place(of offset: Int) -> TextPosition {
      guard isVerbatim else { return start }
      return TextPosition(section: start.section, offset: start.offset + max(0, offset - spoken.lowerBound))
    }

    /// Returns the offset in the utterance at which an offset of the run's section is spoken.
    func offset(of place: Int) -> Int {
      isVerbatim ? spoken.lowerBound + max(0, place - start.offset) : spoken.lowerBound
    }

    /// Returns the part of the run inside `part`, shifted by a number of bytes; nil if there is none.
    ///
    /// Other words for the book's are spoken whole or not at all.
    func clipped(to part: Range<Int>, movedBy bytes: Int) -> Run? {
      let inside = spoken.clamped(to: part)
      guard !inside.isEmpty, isVerbatim || inside == spoken else { return nil }
      let moved = inside.lowerBound + bytes..<inside.upperBound + bytes
      return restated.map { Run(spoken: moved, start: start, inOtherWords: $0) }
        ?? Run(
          spoken: moved, start: place(of: inside.lowerBound))
    }
  }

  /// Text that an utterance says in other words, all of it or nothing: a control with its label.
  public struct Whole: Hashable, Codable, Sendable {
    /// The text that has been spoken when the utterance has been.
    public let text: TextRange
    /// The position of a reader while it is spoken.
    public let place: TextPosition
    /// The length of the utterance in UTF-8 bytes.
    let length: Int
  }

  /// The runs, in order.
  public private(set) var runs: [Run]
  /// The whole that the utterance speaks of; nil if it speaks the book's own words.
  public private(set) var whole: Whole?

  /// Creates a map of runs in order.
  public init(_ runs: [Run] = []) {
    self.runs = runs
  }

  /// Creates the map of an utterance of so many bytes that says a text in other words; a reader is at `place`
  /// meanwhile.
  public init(whole text: TextRange, at place: TextPosition, length: Int) {
    runs = []
    whole = Whole(text: text, place: place, length: length)
  }

  /// Appends a run, merged with the last one if it is contiguous.
  public mutating func append(_ run: Run) {
    guard !run.spoken.isEmpty else { return }
    if let last = runs.last, last.isVerbatim, run.isVerbatim, last.spoken.upperBound == run.spoken.lowerBound,
      last.range.upper == run.start
    {
      runs[runs.count - 1] = Run(spoken: last.spoken.lowerBound..<run.spoken.upperBound, start: last.start)
    } else {
      runs.append(run)
    }
  }

  /// Appends the map of a text that is appended after `length` bytes.
  mutating func append(_ other: TextMap, after length: Int) {
    for run in other.runs {
      if let moved = run.clipped(to: run.spoken, movedBy: length) { append(moved) }
    }
    if let said = other.whole ?? whole {
      whole = Whole(text: said.text, place: said.place, length: length + other.length)
    }
  }

  /// Returns the places in a part of the text, with offsets from its start.
  func sliced(_ part: Range<Int>) -> TextMap {
    var slice = TextMap()
    let first = runs.partitioningIndex { $0.spoken.upperBound > part.lowerBound }
    for run in runs[first...].prefix(while: { $0.spoken.lowerBound < part.upperBound }) {
      if let inside = run.clipped(to: part, movedBy: -part.lowerBound) { slice.append(inside) }
    }
    if let whole, part.lowerBound == 0, part.upperBound >= whole.length { slice.whole = whole }
    return slice
  }

  /// Ends the places at the end of a text that was cut there.
  ///
  /// - Complexity: O(m) for m runs behind the end.
  mutating func cut(to end: Int) {
    while let last = runs.last, last.spoken.upperBound > end {
      runs.removeLast()
      if let inside = last.clipped(to: 0..<end, movedBy: 0) { runs.append(inside) }
    }
    if let whole, whole.length > end { self.whole = nil }
  }

  private var length: Int { whole?.length ?? runs.last?.spoken.upperBound ?? 0 }

  /// Returns the position in the book of the bytes from a UTF-8 offset of the utterance on, or nil if none of them has
  /// one.
  public func position(at offset: Int) -> TextPosition? {
    if let whole { return whole.place }
    return runs.first { $0.spoken.upperBound > offset }?.place(of: offset)
  }

  /// Returns a Boolean value that indicates whether a byte of the utterance stands nowhere in the book.
  public func isFree(_ offset: Int) -> Bool { whole == nil && !runs.contains { $0.spoken.contains(offset) } }

  /// The pieces of text that have been spoken when the utterance has been.
  public var texts: [TextRange] { whole.map { [$0.text] } ?? runs.map(\.range) }

  /// Returns the UTF-8 offset of the utterance at which the book's text from a position on is spoken; nil when none of
  /// it is.
  public func offset(of position: TextPosition) -> Int? {
    if whole != nil { return 0 }
    guard let run = runs.first(where: { $0.range.upper > position }) else { return nil }
    return position.section == run.start.section ? run.offset(of: position.offset) : run.spoken.lowerBound
  }

  /// The text from the first mapped byte to the last; nil when nothing is mapped.
  public var range: TextRange? {
    if let whole { return TextRange(whole.place, max(whole.place, whole.text.upper)) }
    guard let first = runs.first, let last = runs.last else { return nil }
    return TextRange(first.start, last.range.upper)
  }
}
