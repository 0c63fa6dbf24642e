import TextModel

/// Every match of a search in a book, arranged so that the next one from anywhere is found at once.
public struct SearchResults: Hashable, Sendable {
  /// A match and its number in the book.
  public struct Match: Hashable, Sendable {
    /// From 1.
    public let number: Int
    /// The text that was found, inside one section.
    public let range: TextRange
  }

  /// The query.
  public let query: SearchQuery
  private let sections: [[Range<Int>]]
  /// The number of matches before each section, and at last of all of them.
  private let starts: [Int]

  /// Looks through a book, which may parse every section of it; nil when cancelled.
  ///
  /// Whether it is cancelled is asked before each section.
  /// - Throws: `SearchError.tooCostly` for a pattern that comes to no end.
  /// - Complexity: O(n) in the length of the book.
  public init?(
    of search: TextSearch, in text: some ReadableText, isCancelled: () -> Bool = { false }
  ) throws(SearchError) {
    var sections: [[Range<Int>]] = []
    for attempt in search.attempts {
      sections.removeAll()
      for number in 0..<text.sectionCount {
        if isCancelled() { return nil }
        sections.append(try attempt.matches(in: text.section(number)))
      }
      if !sections.allSatisfy(\.isEmpty) { break }
    }
    self.init(search.query, sections)
  }

  /// The matches of one section, as if there were no others.
  package init(of query: SearchQuery, inSection number: Int, _ matches: [Range<Int>]) {
    self.init(query, Array(repeating: [], count: number) + [matches])
  }

  private init(_ query: SearchQuery, _ sections: [[Range<Int>]]) {
    self.query = query
    self.sections = sections
    starts = sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  }

  /// The number of matches.
  public var count: Int { starts.last ?? 0 }

  /// Returns the first match that begins after a position, or the last that begins before it; nil where there is none.
  ///
  /// - Complexity: O(log n) in the number of matches.
  public func match(next position: TextPosition, toward direction: Direction) -> Match? {
    match(at: direction == .forward ? count(upTo: position) : count(before: position) - 1)
  }

  /// Returns the match of a number, from 1; nil if the number is out of range.
  public func match(number: Int) -> Match? { match(at: number - 1) }

  /// Returns the first or the last match of the book; nil where there is none.
  public func outermost(_ direction: Direction) -> Match? { match(at: direction == .backward ? 0 : count - 1) }

  /// Returns the number of matches that begin before a position.
  public func count(before position: TextPosition) -> Int {
    count(position) { $0 >= position.offset }
  }

  /// Returns the number of matches that begin at a position or before it.
  public func count(upTo position: TextPosition) -> Int {
    count(position) { $0 > position.offset }
  }

  /// Returns the matches that lie in a range, or reach into it.
  ///
  /// - Complexity: O(log n + k) in the number of matches and of those in the range.
  public func matches(in range: TextRange) -> [TextRange] {
    var matches: [TextRange] = []
    var next = max(0, count(before: range.lower) - 1)
    while let match = match(at: next), match.range.lower < range.upper {
      if match.range.upper > range.lower { matches.append(match.range) }
      next += 1
    }
    return matches
  }

  /// Returns the number of matches that begin before the section of a position, and in it before an offset that meets a
  /// predicate.
  private func count(_ position: TextPosition, untilOffset isReached: (Int) -> Bool) -> Int {
    guard position.section >= 0 else { return 0 }
    guard position.section < sections.count else { return count }
    return starts[position.section]
      + sections[position.section].partitioningIndex { isReached($0.lowerBound) }
  }

  private func match(at index: Int) -> Match? {
    guard index >= 0, index < count else { return nil }
    let section = starts.partitioningIndex { $0 > index } - 1
    return Match(number: index + 1, range: TextRange(section: section, sections[section][index - starts[section]]))
  }
}
