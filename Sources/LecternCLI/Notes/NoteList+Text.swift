import Bookshelf
import Reading
import TerminalUI
import Words

extension NoteList {
  /// For reading by ear: the text of each note, its citation on the next line, and an empty line between notes.
  var text: String {
    notes.map { note in
      let words = written(note).split(separator: "\n").map(String.init)
      let lines =
        SafeText.blocks(of: note.text).joined() + words + [Citation(note, in: catalogue).spoken] + lost(note)
      return lines.joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }

  /// Returns the purpose of a passage and the words of the reader on it; empty for a note without words.
  private func written(_ note: Note) -> String {
    let words = SafeText.lines(note.words)
    guard !words.isEmpty else { return kind(note) }
    if Annotation.Category(note.category) != nil {
      return kind(note) + "\n" + catalogue.text(Phrase(.writtenNote, ["text": .text(words)]))
    }
    let written: Phrase.Key =
      switch note.kind {
      case .note: .writtenNote
      case .highlight: .writtenHighlight
      case .bookmark: .bookmarkNamed
      }
    return catalogue.text(Phrase(written, ["text": .text(words)]))
  }

  /// Returns the purpose of a passage, if that is more than to be kept: empty for a note.
  func kind(_ note: Note) -> String {
    switch note.kind {
    case .note: ""
    case .highlight:
      catalogue.text(
        Annotation.Category(note.category).map { Phrase(.highlightOf, ["category": .text($0.text(in: catalogue))]) }
          ?? Phrase(.highlightKept))
    case .bookmark: catalogue.text(.bookmarkKept)
    }
  }

  /// Returns the notice that the words of a note are gone, if they are.
  func lost(_ note: Note) -> [String] { note.isLost ? [catalogue.text(.notInThisEdition)] : [] }
}
