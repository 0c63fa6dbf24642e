import Accessibility
import Reading
import Speech
import TextModel
import Words

/// Taking text out of the line of a dialog, and putting it into one.
extension Reader {
  /// Cuts or copies what is selected in a line, or asks for what was copied last; nil for any other key.
  mutating func exchange(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect]? {
    guard case .line(var editor, let kind) = dialog.control.content else { return nil }
    switch key.control {
    case .paste: return [.host(.fetchCopied)]
    case .cut, .copy: break
    default: return nil
    }
    let text = editor.selected
    guard !text.isEmpty else {
      return say([Announcement(Phrase(.noSelection), in: world.catalogue, earcon: .boundary)], at: now)
    }
    let copied = Effect.copy(Passage(written: text, at: session.cursor))
    guard key.control == .cut else { return [.silence, copied] }
    _ = editor.press(.delete)
    var changed = dialog
    changed.control.content = .line(editor, kind)
    self.dialog = changed
    return say([Announcement(Phrase.passing(text, .cutText, .cutLong), in: world.catalogue)], at: now) + [copied]
  }

  /// Puts the text that was copied last into the line of a dialog.
  mutating func putIn(_ text: String?, at now: Instant) -> [Effect] {
    guard let text, !text.isEmpty else {
      return say([Announcement(Phrase(.nothingToPaste), in: world.catalogue, earcon: .boundary)], at: now)
    }
    return pasted(text, at: now)
  }
}
