import Bookshelf
import Words

/// The result of taking notes in for a book.
struct ImportOutcome {
  private var lost = 0
  private var changed = 0
  /// The number of notes of other books, and their titles in the order they were met.
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

  /// The complaints that are worth telling.
  var complaints: [Complaint] {
    let foreign = foreign.map { title, count in
      let work = title.isEmpty ? Phrase.Argument.complaint(Complaint(.anotherBook)) : .text(title)
      return Complaint(.notesForeign, ["count": .count(count), "title": work])
    }
    return (changed > 0 ? [NoteImport.counted(changed, .notesChanged)] : [])
      + (lost > 0 ? [NoteImport.counted(lost, .notesLost)] : []) + foreign
  }
}
