import Accessibility
import Bookshelf

extension NoteList {
  /// For reading by ear: the text of each note, its citation on the next line, and an empty line between notes.
  var text: String {
    notes.map { note in
      let words = written(note).split(separator: "\n").map(String.init)
      let lines = SafeText.blocks(of: note.text).joined() + words + [Citation(note, in: catalogue).spoken]
      return lines.joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }

  /// What the reader wrote on a passage; empty where nothing was written.
  private func written(_ note: Note) -> String {
    let words = SafeText.lines(note.words)
    return words.isEmpty ? "" : catalogue.text(Phrase(.writtenNote, ["text": .text(words)]))
  }
}
