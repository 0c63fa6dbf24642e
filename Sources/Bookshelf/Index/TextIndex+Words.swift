extension TextIndex {
  /// Returns the sections that may have some words, in order, by the numbers of their books.
  ///
  /// Of each word one of its ways has to be there, and of a way each of its entries, at least as the beginning of another
  /// one. Where there are no words, these are all sections.
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

  /// The words as FTS5 asks for them.
  ///
  /// `[[["zoe", "s"], ["zoes"]], [["zoo"]]]` -> `(("zoe"* AND "s"*) OR ("zoes"*)) AND (("zoo"*))`
  private static func expression(of words: [[[String]]]) -> String {
    func join(_ parts: [String], _ sign: String) -> String { "(" + parts.joined(separator: sign) + ")" }
    return words.map { ways in
      join(ways.map { way in join(way.map(Self.quoted), " AND ") }, " OR ")
    }.joined(separator: " AND ")
  }

  /// A word in quotes, in which only a quote means anything (SQLite, "FTS5", 3.1).
  private static func quoted(_ word: String) -> String {
    "\"" + word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"*"
  }
}
