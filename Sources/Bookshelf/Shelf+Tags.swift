/// The tags by which the user sorts the books of the shelf.
extension Shelf {
  /// The greatest length of a tag, in characters.
  private static let longestTag = 100

  /// Sets the tags of the book that was opened from a path; earlier tags are removed.
  package func set(tags: [String], ofBookAt path: String) throws(ShelfError) {
    try write { database throws(ShelfError) in
      try database.run("DELETE FROM tag WHERE book IN (SELECT id FROM book WHERE path = ?)", [.text(path)])
      for tag in tags {
        let clean = tag.unicodeScalars.map { $0 == SQLValue.separator ? " " : $0 }
        let name = String(String(String.UnicodeScalarView(clean)).prefix(Self.longestTag))
        try database.run(
          "INSERT OR IGNORE INTO tag SELECT id, ?2 FROM book WHERE path = ?1", [.text(path), .text(name)])
      }
    }
  }
}
