import TextModel

/// A search for several words that stand near one another in one block, in any order and with any others between them:
/// what is left of a sentence that somebody has heard.
struct ScatteredWords: Sendable {
  /// The longest text that they may stand in, in UTF-8 bytes: about a long sentence.
  private static let longest = 600

  private let words: [FoldedSearch]

  /// Makes a search ready; nil for a query that is not several words.
  init?(_ query: SearchQuery) {
    // Punctuation alone is no word, and words that sound alike are the same one.
    var needles: Set<[UInt8]> = []
    words = query.text.split(whereSeparator: \.isWhitespace).compactMap { part in
      let word = try? FoldedSearch(SearchQuery(String(part), query.options), symbols: .areBlanksButHyphens)
      return word.flatMap { needles.insert($0.needle).inserted ? $0 : nil }
    }
    if words.count < 2 { return nil }
  }

  /// Returns the shortest texts that have all of the words, as UTF-8 offsets in order; none over another.
  ///
  /// - Complexity: O(n log n) in what is found of the words.
  func matches(in section: Section) -> [Range<Int>] {
    var found: [(range: Range<Int>, word: Int)] = []
    for (word, search) in words.enumerated() {
      let ranges = search.matches(in: section)
      if ranges.isEmpty { return [] }
      found += ranges.map { ($0, word) }
    }
    found.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var matches: [Range<Int>] = []
    // The last place of each word.
    var last = [Range<Int>?](repeating: nil, count: words.count)
    for (range, word) in found {
      last[word] = range
      let ranges = last.compactMap(\.self)
      guard ranges.count == words.count, let lower = ranges.map(\.lowerBound).min(),
        let upper = ranges.map(\.upperBound).max(), upper - lower <= ScatteredWords.longest,
        lower >= matches.last?.upperBound ?? 0,
        section.blockIndex(at: lower) == section.blockIndex(at: upper - 1)
      else { continue }
      matches.append(lower..<upper)
      last = [Range<Int>?](repeating: nil, count: words.count)
    }
    return matches
  }
}
