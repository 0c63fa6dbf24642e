import Reading
import Speech
import TextModel
import Words

/// Notes that are written on a passage, in a line of the program's own or in the reader's editor.
extension Reader {
  /// Opens the line for what is written on the note at the cursor, else on what is selected.
  mutating func writeNote(inEditor: Bool, at now: Instant) -> [Effect] {
    let opened: [Effect]
    if let mark = noteAtHand {
      opened = open(.words(mark), at: now)
    } else {
      opened = apply(.perform(.writeNote), at: now)
    }
    guard inEditor, let dialog, dialog.isForWords else { return opened }
    // The editor speaks for itself.
    return [.silence, .program(.edit(dialog.words))]
  }

  /// The note on what is selected, or at the cursor where nothing is selected; nil where there is none.
  private var noteAtHand: Annotation? {
    guard layers.count == 1 else { return nil }
    if let selected = session.selection, !selected.isEmpty { return note(on: selected.range) }
    let passages = world.marks.filter { $0.kind != .bookmark }
    // One that has just been kept ends where the cursor is.
    return passages.last { $0.range.holds(session.cursor) } ?? passages.last { $0.range.upper == session.cursor }
  }

  /// Returns the note on a range; nil where there is none.
  func note(on range: TextRange) -> Annotation? {
    world.marks.last { note in
      // A note ends before the white space that a selection may end in.
      note.kind != .bookmark && note.range.lower == range.lower && note.range.upper <= range.upper
        && world.text.text(in: TextRange(note.range.upper, range.upper)).allSatisfy(\.isWhitespace)
    }
  }

  /// Hands the line of a note to the reader's editor for Control E; nil for any other key, and in any other dialog.
  func pressEdit(_ key: Key, in dialog: Dialog) -> [Effect]? {
    guard dialog.isForWords, key.base == .character("e"), key.modifiers == .control else { return nil }
    return [.silence, .program(.edit(dialog.words))]
  }

  /// Takes the text from the editor, which is kept in place of the line.
  package mutating func edited(_ text: String, at now: Instant) -> [Effect] {
    guard let dialog, dialog.isForWords else { return [] }
    guard text != dialog.words else {
      self.dialog = nil
      return tell([Phrase(.noteNotChanged)], at: now)
    }
    var changed = dialog
    changed.controls[0].content = .line(LineEditor(text), .text)
    return use(changed, at: now)
  }

  /// Keeps the line, with the reason, where there is no editor or it has failed.
  package mutating func editRefused(_ reason: String?, at now: Instant) -> [Effect] {
    let told = reason.map { Phrase(.couldNotEdit, ["reason": .text($0)]) } ?? Phrase(.noEditor)
    guard let dialog else { return tell([told], at: now) }
    return refuse(dialog, world.catalogue.text(told), at: now)
  }
}

extension Dialog {
  /// A Boolean value that indicates whether it holds what a reader writes on a passage.
  fileprivate var isForWords: Bool {
    switch purpose {
    case .note, .words: true
    default: false
    }
  }

  /// The words of the file, with the lines of a note that was written in lines.
  fileprivate var words: String {
    if case .words(let mark) = purpose, mark.line == line { mark.words } else { line ?? "" }
  }
}

extension TextRange {
  /// Returns a Boolean value that indicates whether a position is in the range, or where an empty one is.
  fileprivate func holds(_ position: TextPosition) -> Bool { contains(position) || lower == position }
}
