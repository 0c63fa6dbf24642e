import Bookshelf

extension NoteList {
  /// For reading by ear: the text of each note, its citation on the next line, and an empty line between notes.
  var text: String {
    notes.map { note in
      let lines = SafeText.blocks(of: note.text).joined() + [Citation(note, in: catalogue).spoken]
      return lines.joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }
}
