extension Shelf {
  /// Imports notes and returns the number of new ones; when it returns, they are on the disk.
  ///
  /// The same passage stays one note, whatever its white space and its position, so that notes are not imported
  /// twice. What the user has written since stays the same.
  package func take(_ notes: [Note]) throws(ShelfError) -> Int {
    try write { database throws(ShelfError) in
      var known: [Int: Set<TakenNote>] = [:]
      var added = 0
      for note in notes {
        let book = try database.row(of: note.book)
        if known[book] == nil {
          let kept = try database.rows("SELECT * FROM note WHERE book = ?", [.integer(book)]) { Note($0) }
          known[book] = Set(kept.flatMap(TakenNote.faces))
        }
        let faces = TakenNote.faces(of: note)
        guard known[book]?.isDisjoint(with: faces) ?? true else { continue }
        known[book]?.formUnion(faces)
        try database.insert(note, inBook: book)
        added += 1
      }
      return added
    }
  }
}

/// The data that identify a note in its book, whatever its position: the passage with its context, and either the
/// date or the user's text.
private struct TakenNote: Hashable {
  private let passage: [[Substring]]
  private let kind: Note.Kind
  private let date: Int?
  private let words: String?

  static func faces(of note: Note) -> [TakenNote] {
    [TakenNote(note, date: note.date, words: nil), TakenNote(note, date: nil, words: note.words)]
  }

  private init(_ note: Note, date: Int?, words: String?) {
    passage = [note.context.before, note.text, note.context.after].map { $0.split(whereSeparator: \.isWhitespace) }
    kind = note.kind
    self.date = date
    self.words = words
  }
}
