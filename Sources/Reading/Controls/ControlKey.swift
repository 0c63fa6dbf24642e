/// A key as a control takes it, whatever keyboard it comes from.
public indirect enum ControlKey: Hashable, Sendable {
  /// Something to write: a blank and, where there can be several lines, a line end are such too.
  case character(Character)
  case left, right, up, down, home, end, pageUp, pageDown
  case wordLeft, wordRight
  /// To the beginning or to the end of all that is written.
  case textStart, textEnd
  /// Takes away the character before the caret, or the one after it.
  case backspace, delete
  /// Takes away the word before the caret, what is before it in the line, or what is after it.
  case deleteWord, deleteBefore, deleteAfter
  /// Takes the last change back.
  case undo
  /// Moves the caret as another key does; what it passes is selected, or given back.
  case selecting(ControlKey)
  case selectAll, selectWord
  /// Begins to select from the caret, whatever moves come; again, ends it.
  case mark
  case cut, copy, paste
}
