import Bookshelf

/// What became of notes that were taken in for a book.
struct ImportOutcome {
  private var lost = 0
  private var changed = 0
  /// How many are of other books, and their titles in the order they were met.
  private var foreign: [(title: String, count: Int)] = []

  /// Counts a note.
  mutating func take(_ outcome: NoteAnchor.Outcome, of note: Note) {
    switch outcome {
    case .placed(let isChanged): changed += isChanged ? 1 : 0
    case .lost: lost += 1
    case .foreign:
      if let index = foreign.firstIndex(where: { $0.title == note.book.title }) {
        foreign[index].count += 1
      } else {
        foreign.append((note.book.title, 1))
      }
    }
  }

  /// What is worth telling of them, a sentence each.
  var sentences: [String] {
    let foreign = foreign.map { title, count in
      let work = title.isEmpty ? "another book" : title
      return "\(NoteImport.counted(count, "note")) \(count == 1 ? "is" : "are") of \(work), which is not this book."
    }
    return (changed > 0 ? [NoteImport.counted(changed, "note") + " on words that have changed in this edition."] : [])
      + (lost > 0 ? [NoteImport.counted(lost, "note") + " with words that are not in this edition."] : []) + foreign
  }
}
