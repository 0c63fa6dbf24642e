/// The table of contents arranged by section, so that a place is found in it without a walk through all of it.
public struct OutlineIndex: Sendable {
  private let entries: [OutlineEntry]
  /// The entry around each entry; nil for those of the top level.
  private let parents: [Int?]
  /// The entries that lead into each section, in order.
  private let bySection: [Int: [Int]]
  /// The sections that entries lead into, in order.
  private let sections: [Int]
  /// The anchors that the entries of chapters lead to in each section.
  private let chapterAnchors: [Int: Set<String>]

  /// Arranges a table of contents.
  ///
  /// - Complexity: O(n log n).
  public init(_ entries: [OutlineEntry]) {
    self.entries = entries
    let chapterDepth = Self.chapterDepth(of: entries)
    chapterCount = entries.count { $0.depth <= chapterDepth }
    self.chapterDepth = chapterDepth
    var open: [Int] = []
    var parents: [Int?] = []
    var bySection: [Int: [Int]] = [:]
    var chapterAnchors: [Int: Set<String>] = [:]
    for (index, entry) in entries.enumerated() {
      while let last = open.last, entries[last].depth >= entry.depth { open.removeLast() }
      parents.append(open.last)
      open.append(index)
      guard case .place(let section, let anchor)? = entry.destination else { continue }
      bySection[section, default: []].append(index)
      if entry.depth <= chapterDepth, let anchor { chapterAnchors[section, default: []].insert(anchor) }
    }
    self.parents = parents
    self.bySection = bySection
    self.chapterAnchors = chapterAnchors
    sections = bySection.keys.sorted()
  }

  /// A Boolean value that indicates whether there are entries at all.
  public var isEmpty: Bool { entries.isEmpty }

  /// The depth of the entries that chapters begin with, and of those around them: the first depth with more than one
  /// entry, as an entry that holds all the others is the book, also behind a cover or the words of a library; 1 if
  /// there is none.
  package let chapterDepth: Int

  /// The greatest number of entries before that of the book itself.
  private static let mostBeforeBook = 2

  /// The number of entries that lead to chapters.
  public let chapterCount: Int

  private static func chapterDepth(of entries: [OutlineEntry]) -> Int {
    guard !entries.isEmpty else { return 1 }
    var counts: [Int: Int] = [:]
    for entry in entries { counts[entry.depth, default: 0] += 1 }
    let depths = counts.keys.sorted()
    let top = entries.indices.filter { entries[$0].depth == depths[0] }
    let parts = top.filter { index in
      isPart(entries[index].label) && entries.indices.contains(index + 1) && entries[index + 1].depth > depths[0]
    }
    if parts.count > 1, parts.count * 2 >= top.count, depths.count > 1 { return depths[1] }
    if let top = depths.first, depths.count > 1, let book = entries.lastIndex(where: { $0.depth == top }),
      entries[..<book].allSatisfy({ $0.depth == top }), book <= mostBeforeBook,
      counts[depths[1], default: 0] > max(1, book + 1)
    {
      return depths[1]
    }
    return counts.filter { $0.value > 1 }.keys.min() ?? 1
  }

  /// Words for a part of a book, which holds chapters, in the languages of most books.
  private static let parts: Set<Substring> = [
    "part", "teil", "partie", "parte", "часть", "частина", "część", "deel", "del", "osa", "rész", "část", "časť",
    "partea", "μέρος", "bölüm", "الجزء", "bagian",
  ]

  /// Returns a Boolean value that indicates whether a label names a part: "Part One", "DEUXIÈME PARTIE".
  private static func isPart(_ label: String) -> Bool {
    let words = label.lowercased().split { !$0.isLetter }
    return words.prefix(2).contains(where: parts.contains)
  }

  /// Returns the labels of the entries around a position, the outermost first.
  ///
  /// Only the section of the position is looked into: in one before it the last entry counts.
  ///
  /// A section that no entry leads into goes on with the chapter before it, as where a chapter is cut into files.
  public func path(to position: TextPosition, in text: any ReadableText) -> [String] {
    entry(at: position, in: text).map(path) ?? []
  }

  /// Returns a Boolean value that indicates whether any entry leads to a section, or into it.
  public func lists(section: Int) -> Bool { bySection[section] != nil }

  /// Returns the labels of an entry and of those around it, the outermost first.
  public func path(to entry: Int) -> [String] {
    var path: [String] = []
    var next: Int? = entry
    while let index = next {
      path.append(entries[index].label)
      next = parents[index]
    }
    return path.reversed()
  }

  /// Returns the offsets in a section that entries of chapters lead to, without its start.
  public func chapterOffsets(in section: Section, at index: Int) -> [Int] {
    (bySection[index] ?? []).compactMap { entry in
      guard entries[entry].depth <= chapterDepth, case .place(_, let anchor?)? = entries[entry].destination else {
        return nil
      }
      return section.anchors[anchor]
    }
  }

  /// Returns a Boolean value that indicates whether entries of chapters lead to places inside of a section, and not
  /// only to its start.
  public func leadsInto(section: Int) -> Bool { chapterAnchors[section] != nil }

  /// Returns a Boolean value that indicates whether the entry of a chapter leads to a position of a section, other than
  /// its start.
  public func isChapter(_ position: TextPosition, in section: Section) -> Bool {
    guard let wanted = chapterAnchors[position.section] else { return false }
    return section.anchors(at: position.offset).contains(where: wanted.contains)
  }

  /// Returns the entry that a position belongs to; nil before the first.
  public func entry(at position: TextPosition, in text: any ReadableText) -> Int? {
    if bySection[position.section] != nil {
      let stops = stops(in: text.section(position.section), at: position.section)
      // Of entries that lead to one place the last is the innermost.
      let reached = stops.filter { $0.offset <= position.offset }
      if let last = reached.max(by: { ($0.offset, $0.entry) < ($1.offset, $1.entry) }) { return last.entry }
    }
    return lastEntry(before: position.section)
  }

  /// The place of an entry in a section.
  public struct Stop: Sendable {
    /// The offset in the section, in UTF-8 bytes.
    public let offset: Int
    /// The entry, as an index into the table of contents.
    public let entry: Int
  }

  /// Returns the places of the entries that lead into a section, in the order they are listed.
  ///
  /// An entry whose place is not there leads to the start, as a browser shows it, but is called by nothing that stands
  /// there where others have their places.
  public func stops(in section: Section, at index: Int) -> [Stop] {
    let entries = bySection[index] ?? []
    let stops = entries.compactMap { entry in
      offset(of: entry, section.anchors).map { Stop(offset: $0, entry: entry) }
    }
    return stops.isEmpty ? entries.map { Stop(offset: 0, entry: $0) } : stops
  }

  /// Returns the last section before one that entries lead into.
  public func lastSection(before section: Int) -> Int? {
    let before = sections.partitioningIndex { $0 >= section } - 1
    return before >= 0 ? sections[before] : nil
  }

  /// Returns the last entry that leads into a section before one.
  public func lastEntry(before section: Int) -> Int? {
    lastSection(before: section).flatMap { bySection[$0]?.last }
  }

  /// Returns the offset of an entry in its section, or nil if nothing there has its name.
  private func offset(of entry: Int, _ anchors: [String: Int]) -> Int? {
    guard case .place(_, let anchor?)? = entries[entry].destination else { return 0 }
    return anchors[anchor]
  }
}
