import TextModel

/// A search for a text, made ready once and asked section by section.
///
/// Some words are found as they are spoken: whatever the capitals, accents and marks; with any white space, line ends
/// and ends of blocks between them; with typographic quotes, dashes and ligatures or plain ones; over soft hyphens,
/// references to notes, numbers of print pages, and what is seen and not heard, such as the reading of a ruby base; and
/// in a book that has them nowhere like this, over whatever symbols stand between them, then with hyphens or without,
/// at last in any order near one another. A regular expression is matched against the section's text as it is, a
/// block's end being U+000A and a hard line break U+000B; `^` and `$` stand for the ends of lines.
public struct TextSearch: Sendable {
  /// The query.
  public let query: SearchQuery
  private let method: Method

  private enum Method: Sendable {
    case words(FoldedSearch)
    case scattered(ScatteredWords)
    case pattern(PatternSearch)
  }

  /// Makes a search ready.
  ///
  /// - Throws: `SearchError` for a text in which there is nothing to find, and for a pattern that is wrong.
  public init(_ query: SearchQuery) throws(SearchError) {
    self.query = query
    method =
      query.options.contains(.pattern)
      ? .pattern(try PatternSearch(query.text, ignoresCase: !query.options.contains(.capitals)))
      : .words(try FoldedSearch(query))
  }

  private init(_ query: SearchQuery, _ method: Method) {
    self.query = query
    self.method = method
  }

  /// This search, and then what stands in for it in a book where it finds nothing: symbols that are not heard, such as
  /// commas, quotation marks and dashes, are passed over, in the text and in what is looked for; then hyphens are none,
  /// since nobody hears them; then several words are looked for in any order, with others between them.
  ///
  /// A regular expression, and words that are nothing but such symbols, stand alone.
  public var attempts: [TextSearch] {
    guard !query.options.contains(.pattern), let loose = try? FoldedSearch(query, symbols: .areBlanks),
      let joined = try? FoldedSearch(query, symbols: .areBlanksButHyphens)
    else { return [self] }
    let scattered = ScatteredWords(query).map { [TextSearch(query, .scattered($0))] } ?? []
    return [self, TextSearch(query, .words(loose)), TextSearch(query, .words(joined))] + scattered
  }

  /// Returns the matches in a section as UTF-8 offsets, in order: whole graphemes, none over another, none empty.
  ///
  /// - Throws: `SearchError.tooCostly` for a pattern that comes to no end.
  /// - Complexity: O(n) for words; a pattern is given up after a number of steps that grows with n and is bounded.
  public func matches(in section: Section) throws(SearchError) -> [Range<Int>] {
    switch method {
    case .words(let search): search.matches(in: section)
    case .scattered(let search): search.matches(in: section)
    case .pattern(let search): try search.matches(in: section)
    }
  }
}
