extension TextIndex {
  /// Returns the sections that may contain some words, in order, by the numbers of their books.
  ///
  /// One form of each word has to be in the section, with all of its parts, at least as the beginnings of other
  /// words. Without words, the result has all sections.
  package func sections(having words: [[[String]]]) throws(ShelfError) -> [Int: [Int]] {
    let asked = Self.expression(of: words)
    let rows = try use { database throws(ShelfError) in
      guard !asked.isEmpty else {
        return try database.rows("SELECT DISTINCT book, section FROM piece ORDER BY book, section") {
          (book: $0.integer(0), section: $0.integer(1))
        }
      }
      return try database.rows(
        """
        SELECT DISTINCT p.book, p.section FROM word JOIN piece AS p ON p.id = word.rowid WHERE word MATCH ?
        ORDER BY p.book, p.section
        """, [.text(asked)]
      ) { (book: $0.integer(0), section: $0.integer(1)) }
    }
    return Dictionary(grouping: rows, by: \.book).mapValues { $0.map(\.section) }
  }

  /// Returns the words as a query of FTS5.
  ///
  /// `[[["zoe", "s"], ["zoes"]], [["zoo"]]]` -> `(("zoe"* AND "s"*) OR ("zoes"*)) AND (("zoo"*))`
  private static func expression(of words: [[[String]]]) -> String {
    func join(_ parts: [String], _ symbol: String) -> String { "(" + parts.joined(separator: symbol) + ")" }
    return words.map { ways in
      join(ways.map { way in join(way.map(Self.quoted), " AND ") }, " OR ")
    }.joined(separator: " AND ")
  }

  /// Returns a word in quotes, in which only a quote has a meaning (SQLite, "FTS5", 3.1).
  private static func quoted(_ word: String) -> String {
    "\"" + word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"*"
  }
}
