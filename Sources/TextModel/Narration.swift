/// The recording of a section: the clips that its text is heard in, in the order of the text.
public struct Narration: Hashable, Sendable {
  /// The role of a part of a recording beside the text.
  public enum Role: String, CaseIterable, Codable, Hashable, Sendable {
    /// The number of a page of the printed edition.
    case pageNumber
    /// A note, or a list of notes.
    case footnote
    /// A reference to a note.
    case noteReference
    /// A bibliography.
    case bibliography
    /// A quotation from the text itself, set off.
    case pullQuote
    /// A table of contents, or a list of pages or of landmarks.
    case contents
    /// A sidebar, or a note of the producer.
    case sidebar
    /// A table.
    case table
    /// A figure.
    case figure
  }

  /// A clip with the text that is heard in it.
  public struct Part: Hashable, Sendable {
    /// UTF-8 offsets of the text in the section.
    ///
    /// An empty range stands for sound without a text of its own: the recording goes on with it after the text before.
    public let range: Range<Int>
    /// The sound.
    public let clip: Clip
    /// The roles of the part, and of what it stands in.
    public let roles: Set<Role>

    /// Creates a part.
    public init(_ range: Range<Int>, _ clip: Clip, roles: Set<Role> = []) {
      self.range = range
      self.clip = clip
      self.roles = roles
    }
  }

  /// The parts, ordered by their text, none of which has text of another.
  public let parts: [Part]

  /// The recording of a section that has none.
  public static let none = Narration([])

  /// Creates a recording of parts in the order that they are played in.
  ///
  /// Parts are put in the order of their text, and one that begins in the text of the part before it is left out.
  public init(_ parts: [Part]) {
    let isSorted = zip(parts, parts.dropFirst()).allSatisfy { $0.range.lowerBound <= $1.range.lowerBound }
    let sorted =
      isSorted
      ? parts
      : parts.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }.map(\.element)
    var end = 0
    self.parts = sorted.filter { part in
      guard part.range.lowerBound >= end else { return false }
      end = part.range.upperBound
      return true
    }
  }

  /// A Boolean value that indicates whether there is no recording.
  public var isEmpty: Bool { parts.isEmpty }

  /// The length of all parts in milliseconds, those whose end is not known left out.
  public var length: Int { parts.reduce(0) { $0 + ($1.clip.length ?? 0) } }

  /// Returns the part that holds an offset, else the next one behind it; nil where there is none.
  ///
  /// Sound without a text of its own is a part for an offset only behind the part with the number `last`, which was
  /// played before it.
  ///
  /// - Complexity: O(log n) in the number of parts.
  public func part(from offset: Int, after last: Int?) -> Int? {
    var index = parts.partitioningIndex { $0.range.upperBound >= offset }
    while index < parts.count, isBehind(index, offset, last) { index += 1 }
    return index < parts.count ? index : nil
  }

  private func isBehind(_ index: Int, _ offset: Int, _ last: Int?) -> Bool {
    let range = parts[index].range
    guard range.isEmpty else { return range.upperBound <= offset }
    return range.lowerBound < offset || last.map { index <= $0 } ?? (range.lowerBound == offset)
  }
}
