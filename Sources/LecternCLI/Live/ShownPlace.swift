import Reading
import TerminalUI
import TextModel

/// What of a reader's place is seen on the page; another one tells that the reader has moved.
struct ShownPlace: Hashable {
  private let cursor: TextPosition
  private let focus: TextRange?
  private let selection: TextRange?
  private let isOverBook: Bool

  /// Takes the place of a reader as it is now.
  init(_ reader: Reader) {
    cursor = reader.session.cursor
    focus = reader.session.focus
    selection = reader.session.selection?.range
    isOverBook = reader.overlay != nil
  }
}
