/// The table of contents arranged by section, so that a place is found in it without a walk through all of it.
public struct OutlineIndex: Sendable {
  private let entries: [OutlineEntry]
  /// The entry around each entry; nil for those of the top level.
  private let parents: [Int?]
  /// The entries that lead into each section, in order.
  private let bySection: [Int: [Int]]
  /// The sections that entries lead into, in order.
  private let sections: [Int]
  /// What the entries of the top level lead to in each section.
  private let topLevelAnchors: [Int: Set<String>]

  /// Arranges a table of contents.
  ///
  /// - Complexity: O(n log n).
  public init(_ entries: [OutlineEntry]) {
    self.entries = entries
    topLevelCount = entries.count { $0.depth == 1 }
    var open: [Int] = []
    var parents: [Int?] = []
    var bySection: [Int: [Int]] = [:]
    var topLevelAnchors: [Int: Set<String>] = [:]
    for (index, entry) in entries.enumerated() {
      while let last = open.last, entries[last].depth >= entry.depth { open.removeLast() }
      parents.append(open.last)
      open.append(index)
      guard case .place(let section, let anchor)? = entry.destination else { continue }
      bySection[section, default: []].append(index)
      if entry.depth == 1, let anchor { topLevelAnchors[section, default: []].insert(anchor) }
    }
    self.parents = parents
    self.bySection = bySection
    self.topLevelAnchors = topLevelAnchors
    sections = bySection.keys.sorted()
  }

  /// Whether there are entries at all.
  public var isEmpty: Bool { entries.isEmpty }

  /// How many entries are of the top level.
  public let topLevelCount: Int

  /// The labels of the entries around a position, the outermost first.
  ///
  /// Only the section of the position is looked into: in one before it the last entry counts.
  ///
  /// A section that no entry leads into goes on with the chapter before it, as where a chapter is cut into files, unless
  /// it begins with a heading of the first rank: that is the name of a chapter which is not listed.
  public func path(to position: TextPosition, in text: any ReadableText) -> [String] {
    if let title = unlistedChapter(text.section(position.section), at: position.section) { return [title] }
    return entry(at: position, in: text).map(path) ?? []
  }

  /// What a section calls itself that no entry leads into; nil where entries do, and where it has no name of its own.
  public func unlistedChapter(_ section: Section, at index: Int) -> String? {
    guard !isEmpty, bySection[index] == nil else { return nil }
    return section.blocks.first { $0.kind != .image && $0.kind != .separator }
      .flatMap { $0.headingLevel == 1 ? section.title(in: $0.content) : nil }
  }

  /// The labels of an entry and of those around it, the outermost first.
  public func path(to entry: Int) -> [String] {
    var path: [String] = []
    var next: Int? = entry
    while let index = next {
      path.append(entries[index].label)
      next = parents[index]
    }
    return path.reversed()
  }

  /// The offsets in a section that top-level entries lead to; its start is not told.
  public func topLevelOffsets(in section: Section, at index: Int) -> [Int] {
    (bySection[index] ?? []).compactMap { entry in
      guard entries[entry].depth == 1, case .place(_, let anchor?)? = entries[entry].destination else { return nil }
      return section.anchors[anchor]
    }
  }

  /// Whether entries of the top level lead to places inside of a section, and not only to its start.
  public func leadsInto(section: Int) -> Bool { topLevelAnchors[section] != nil }

  /// Whether an entry of the top level leads to a position of a section; its start is not told.
  public func isTopLevel(_ position: TextPosition, in section: Section) -> Bool {
    guard let wanted = topLevelAnchors[position.section] else { return false }
    return section.anchors(at: position.offset).contains(where: wanted.contains)
  }

  /// The entry that a position belongs to; nil before the first.
  public func entry(at position: TextPosition, in text: any ReadableText) -> Int? {
    if bySection[position.section] != nil {
      let stops = stops(in: text.section(position.section), at: position.section)
      // Of entries that lead to one place the last is the innermost.
      let reached = stops.filter { $0.offset <= position.offset }
      if let last = reached.max(by: { ($0.offset, $0.entry) < ($1.offset, $1.entry) }) { return last.entry }
    }
    return lastEntry(before: position.section)
  }

  /// Where an entry leads to in a section.
  public struct Stop: Sendable {
    /// The offset in the section, in UTF-8 bytes.
    public let offset: Int
    /// The entry, as an index into the table of contents.
    public let entry: Int
  }

  /// Where the entries lead to that lead into a section, in the order they are listed.
  public func stops(in section: Section, at index: Int) -> [Stop] {
    (bySection[index] ?? []).map { Stop(offset: offset(of: $0, section.anchors), entry: $0) }
  }

  /// The last entry that leads into a section before one.
  public func lastEntry(before section: Int) -> Int? {
    let before = sections.partitioningIndex { $0 >= section } - 1
    return before >= 0 ? bySection[sections[before]]?.last : nil
  }

  private func offset(of entry: Int, _ anchors: [String: Int]) -> Int {
    guard case .place(_, let anchor?)? = entries[entry].destination else { return 0 }
    return anchors[anchor] ?? 0
  }
}
