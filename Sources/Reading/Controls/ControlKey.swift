/// A key as a control takes it, whatever keyboard it comes from.
public indirect enum ControlKey: Hashable, Sendable {
  /// Something to write: a blank and, where there can be several lines, a line end are such too.
  case character(Character)
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The key to the start.
  case home
  /// The key to the end.
  case end
  /// The key of a page up.
  case pageUp
  /// The key of a page down.
  case pageDown
  /// A word to the left.
  case wordLeft
  /// A word to the right.
  case wordRight
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
  /// Select all of the text.
  case selectAll
  /// Select the word at the caret.
  case selectWord
  /// Begins to select from the caret, whatever moves come; again, ends it.
  case mark
  /// Cut the selection.
  case cut
  /// Copy the selection.
  case copy
  /// Put in the text copied last.
  case paste
}
