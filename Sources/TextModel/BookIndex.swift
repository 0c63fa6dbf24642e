/// The facts of a whole book once every section has been looked at, whatever the layout.
public struct BookIndex: Hashable, Codable, Sendable {
  /// The contents of a section in numbers.
  public struct SectionFacts: Hashable, Codable, Sendable {
    /// The length of the logical text in UTF-8 bytes.
    public let length: Int
    /// The length of the logical text in characters, each block's end counted as one.
    public let characters: Int
    /// The number of elements of each kind that there is.
    public let elements: [Granularity: Int]
    /// The number of headings of each level that there is; nil in an index that was made before they were counted.
    public let headings: [Int: Int]?
    /// The UTF-8 offset that each entry of the table of contents leads to in the section, by its number from 0; nil in
    /// what was counted before that was known.
    public let entries: [Int: Int]?
    /// A Boolean value that indicates whether the section belongs to the main flow.
    public let isLinear: Bool

    /// Creates the facts of a section.
    public init(
      length: Int, characters: Int, elements: [Granularity: Int], headings: [Int: Int]? = nil,
      entries: [Int: Int]? = nil, isLinear: Bool
    ) {
      self.length = length
      self.characters = characters
      self.elements = elements
      self.headings = headings
      self.entries = entries
      self.isLinear = isLinear
    }
  }

  /// The facts of each section, in order.
  public let sections: [SectionFacts]
  /// The length of the main flow before each of its sections, and at last before its end, in UTF-8 bytes.
  private let starts: [Int]
  /// The kinds of elements that there are.
  private let kinds: Set<Granularity>

  /// Creates an index of sections that have been counted.
  public init(sections: [SectionFacts]) {
    self.sections = sections
    kinds = sections.reduce(into: []) { $0.formUnion($1.elements.keys) }
    starts = sections.reduce(into: [0]) { starts, section in
      starts.append((starts.last ?? 0) + (section.isLinear ? section.length : 0))
    }
  }

  /// Counts every section of a book, which may parse each of them; nil when cancelled.
  ///
  /// Whether it is cancelled is asked before each section.
  /// - Complexity: O(n) in the length of the book.
  public init?(of text: some ReadableText, isCancelled: () -> Bool = { false }) {
    var sections: [SectionFacts] = []
    let outline = text.arrangedOutline
    for number in 0..<text.sectionCount {
      if isCancelled() { return nil }
      sections.append(SectionFacts(text.section(number), number, in: text, outline))
    }
    self.init(sections: sections)
  }

  private enum CodingKeys: CodingKey { case sections }

  /// Reads an index; what follows from the facts is counted again.
  public init(from decoder: any Decoder) throws {
    self.init(
      sections: try decoder.container(keyedBy: CodingKeys.self).decode([SectionFacts].self, forKey: .sections))
  }

  /// Returns the position that an entry of the table of contents leads to, by its number from 0; nil where it leads
  /// nowhere.
  ///
  /// - Complexity: O(1).
  public func position(ofEntry number: Int, in outline: [OutlineEntry]) -> TextPosition? {
    guard outline.indices.contains(number), case .place(let section, _)? = outline[number].destination,
      sections.indices.contains(section), let offset = sections[section].entries?[number]
    else { return nil }
    return TextPosition(section: section, offset: offset)
  }

  /// The length of the main flow in UTF-8 bytes.
  public var length: Int { starts.last ?? 0 }

  /// Returns a Boolean value that indicates whether the book has any heading of a level, as far as is known.
  public func hasHeadings(ofLevel level: Int) -> Bool {
    sections.contains { section in
      guard let headings = section.headings else { return section.elements[.heading] != nil }
      return headings[level] != nil
    }
  }

  /// Returns a Boolean value that indicates whether the book has any element of a kind.
  public func has(_ granularity: Granularity) -> Bool { kinds.contains(granularity) }

  /// The length of the main flow in characters, each block's end counted as one.
  public var characters: Int { sections.reduce(0) { $0 + ($1.isLinear ? $1.characters : 0) } }

  /// Returns the length of the main flow before a position, in UTF-8 bytes; for a section beside the flow, the length
  /// before that section.
  public func length(before position: TextPosition) -> Int {
    guard position.section >= 0 else { return 0 }
    guard position.section < sections.count else { return length }
    let section = sections[position.section]
    return starts[position.section] + (section.isLinear ? min(max(0, position.offset), section.length) : 0)
  }

  /// Returns the part of the main flow that lies before a position, in percent rounded down.
  public func percent(before position: TextPosition) -> Int {
    length == 0 ? 0 : length(before: position) * 100 / length
  }
}

extension BookIndex.SectionFacts {
  /// Counts what a section of a text holds, whose table of contents is `outline`.
  public init(_ section: Section, _ number: Int, in text: some ReadableText, _ outline: OutlineIndex) {
    let stops = outline.stops(in: section, at: number)
    let counts = Granularity.elements.lazy.map { ($0, section.elementRanges($0).count) }.filter { $0.1 > 0 }
    self.init(
      length: section.length, characters: section.characterCount,
      elements: Dictionary(uniqueKeysWithValues: counts), headings: section.headingCounts,
      entries: Dictionary(uniqueKeysWithValues: stops.map { ($0.entry, $0.offset) }), isLinear: text.isLinear(number))
  }
}

extension Section {
  /// The number of headings of each level that there is.
  fileprivate var headingCounts: [Int: Int] {
    var counts: [Int: Int] = [:]
    for block in blocks where !block.content.isEmpty {
      if let level = block.headingLevel { counts[level, default: 0] += 1 }
    }
    return counts
  }
}
