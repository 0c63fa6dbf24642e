import TextModel

/// A search by a regular expression.
struct PatternSearch: Sendable {
  private let pattern: String
  private let ignoresCase: Bool

  /// Makes a search ready; what is wrong with the pattern is found here.
  init(_ pattern: String, ignoresCase: Bool) throws(SearchError) {
    guard !pattern.isEmpty else { throw .nothingToFind }
    self.pattern = pattern
    self.ignoresCase = ignoresCase
    _ = try RegularExpression(pattern, ignoresCase: ignoresCase)
  }

  /// Returns the matches in a section, widened to whole graphemes; empty ones are none.
  func matches(in section: Section) throws(SearchError) -> [Range<Int>] {
    // An expression remembers the text it looks through: each search has its own.
    let expression = try RegularExpression(pattern, ignoresCase: ignoresCase)
    var found: [Range<Int>] = []
    for match in try expression.matches(in: section.text) where match.lowerBound >= found.last?.upperBound ?? 0 {
      let lower = section.character(at: match.lowerBound)?.lowerBound ?? match.lowerBound
      let upper = section.character(at: match.upperBound - 1)?.upperBound ?? match.upperBound
      found.append(lower..<upper)
    }
    return found
  }
}
