import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel

/// The reader's screen: the page, and in the status row what is being said or what went wrong.
final class ScreenFace {
  /// What the status row tells of speech.
  enum Captions {
    /// Everything that is said: nobody else says it.
    case all
    /// Answers alone; what is read is heard.
    case answers
  }

  /// The pages that are shown.
  var pages: PaginatedBook
  private let screen: any FrameScreen
  private let cells: CellWidth
  private let captions: Captions
  private let measure: PageSize.Measure
  private var caption: String?
  private var waiting: [Int: String] = [:]

  /// Creates the face of a book that is laid out for the screen.
  init(_ screen: any FrameScreen, pages: PaginatedBook, cells: CellWidth, captions: Captions) {
    self.screen = screen
    self.pages = pages
    self.cells = cells
    self.captions = captions
    measure = pages.size.measure
  }

  /// Shows a reader as it is now.
  func show(_ reader: Reader) {
    let view = ReaderView(reader, pages: pages, cells: cells, abilities: screen.abilities)
    screen.show(view.frame(caption: caption))
  }

  /// An utterance is handed to the voice.
  func said(_ utterance: Utterance) {
    guard captions == .all || utterance.kind == .answer, !utterance.text.isEmpty else { return }
    // What is read is shown when its turn comes; an answer stands for all that was said before.
    if utterance.kind == .reading {
      waiting[utterance.id] = SafeText.line(utterance.text)
    } else {
      caption = SafeText.line(utterance.text)
    }
  }

  /// The voice has begun an utterance.
  func began(_ id: Int) {
    guard let text = waiting.removeValue(forKey: id) else { return }
    caption = text
    waiting = waiting.filter { $0.key > id }
  }

  /// A key has been pressed: what was said before it is over.
  func clearCaption() {
    caption = nil
    waiting = [:]
  }

  /// Shows what went wrong, and rings.
  func fail(_ reason: String) {
    caption = SafeText.line(reason)
    screen.ring()
  }

  /// Takes the size the screen has now, and gives it if the pages are of another; the next frame is drawn whole.
  func takeSize() -> PageSize? {
    screen.takeSize()
    let size = PageSize(columns: screen.size.columns, lines: screen.size.lines, measure: measure)
    return size == pages.size ? nil : size
  }

  /// The position in the book that a cell of the screen shows; nil outside of the page.
  func position(at point: CellPoint, of reader: Reader) -> TextPosition? {
    let row = point.row - pages.size.headerRows
    guard let page = reader.page, row >= 0, row < pages.size.rows else { return nil }
    return pages.position(closestTo: CellPoint(row: row, column: point.column), on: page)
  }

  /// Gives the terminal back.
  func leave() { screen.leave() }
}
