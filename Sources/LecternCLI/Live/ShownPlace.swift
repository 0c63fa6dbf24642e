import Reading
import TerminalUI
import TextModel

/// The part of a reader's place that is seen on the page; another one tells that the reader has moved.
struct ShownPlace: Hashable {
  private let cursor: TextPosition
  private let focus: TextRange?
  private let selection: TextRange?
  private let isOverBook: Bool
  private let page: Page?

  /// Takes the place of a reader as it is now.
  init(_ reader: Reader) {
    cursor = reader.session.cursor
    focus = reader.session.focus
    selection = reader.session.selection?.range
    isOverBook = reader.overlay != nil
    page = reader.page
  }

  /// Returns a Boolean value that indicates whether a reader shows the page of the place, and no other text.
  func isOnPage(of reader: Reader) -> Bool { page == reader.page && isOverBook == (reader.overlay != nil) }
}
