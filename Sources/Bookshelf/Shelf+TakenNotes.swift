extension Shelf {
  /// Takes in notes that were kept elsewhere, and answers with how many are new; when it answers, they are on disk.
  ///
  /// The same passage kept twice stays one note, however its white space is written and wherever it stands by now, so
  /// that what was taken in before is not taken in again. What the reader has written since stays as it is.
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

/// The facts that tell a note from others of its book, wherever it stands: the passage and the text around it, with
/// either the moment it was kept or the words written on it.
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
