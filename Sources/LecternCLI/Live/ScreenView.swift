import Accessibility
import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel
import Words

/// The reader's screen: the page, and in the status row what is being spoken or what went wrong.
///
/// Its properties are what the parts of a screen remember from frame to frame, and change together with a frame.
final class ScreenView {
  /// The captions of the status row.
  enum Captions {
    /// Everything that is spoken: there is no voice beside the captions.
    case all
    /// Answers alone; what is read is spoken.
    case answers
    /// Answers that the page does not show: who hears nothing sees where a key has led.
    case unseen
    /// Answers that the page does not show, for a while: where every row is text, they lie over the one being felt.
    case messages
  }

  /// The time that a message lies over text, in milliseconds, if no key comes before.
  private static let messageTime = 3000

  /// The pages that are shown.
  var pages: PaginatedBook
  /// The style that pages are to be set in.
  var pageStyle: PageStyle
  private let screen: any FrameScreen
  private let cells: CellWidth
  private let captions: Captions
  private let layout: ScreenLayout
  private let catalogue: Catalogue
  private var caption: String?
  /// The answer to the last key so far.
  private var answer: String?
  /// A Boolean value that indicates whether the page shows what was answered, which is not shown whole again.
  private var answersByText = false
  /// When a message that lies over text is taken away; nil while there is none.
  private(set) var deadline: Instant?
  /// The complaint that is shown whole until the next key.
  private var notice: String?
  /// A Boolean value that indicates whether the caption tells what was done or went wrong, wherever the reader is by
  /// then.
  private var outlastsMove = false
  /// The greeting that the first book of all is opened with, until a key: the page itself shows all else that is spoken
  /// then.
  private let greeting: String?
  /// The picture to show, in a way of the terminal; nil for none, or until it is drawn.
  var picture: (drawn: DrawnPicture, support: PictureSupport)?
  /// The marks over that picture.
  var pictureMarks: [PixelMark] = []
  /// The picture as it is shown; nil while none is.
  private(set) var placed: PlacedPicture?
  private var waiting: [Int: String] = [:]
  /// The place of the reader when the last key came; nil until one does.
  private var placeBeforeKey: ShownPlace?

  /// Creates the face of a book that is laid out for the screen; the greeting, in words for the eye, is a message
  /// before the first key.
  init(
    _ screen: any FrameScreen, layout: ScreenLayout, pages: PaginatedBook, cells: CellWidth, captions: Captions,
    catalogue: Catalogue, greets: Bool = false
  ) {
    self.screen = screen
    self.pages = pages
    pageStyle = pages.size.style
    self.cells = cells
    self.captions = captions
    self.layout = layout
    self.catalogue = catalogue
    greeting =
      greets ? catalogue.text(pages.size.measure == .braille ? .greeting : .greetingOnScreen) : nil
    if captions == .messages { caption = greeting }
  }

  /// Shows a reader as it is now.
  func show(_ reader: Reader, at now: Instant) {
    if captions == .messages { keepMessage(of: reader, at: now) }
    let view = ReaderView(reader, pages: reader.overlay ?? pages, cells: cells, abilities: screen.abilities)
    var frame = view.frame(
      caption: caption, isAnswer: answer != nil && answer == caption && !answersByText,
      hasTurned: placeBeforeKey.map { !$0.isOnPage(of: reader) } ?? false, notice: notice,
      greeting: placeBeforeKey == nil && captions != .messages ? greeting : nil, picture: picture?.drawn,
      support: picture?.support)
    frame.picture?.marks = pictureMarks
    placed = frame.picture
    screen.show(frame)
  }

  /// A Boolean value that indicates whether the terminal has no room for more until it has taken what was written.
  var isBusy: Bool { screen.isBusy }

  /// Returns the number of cells that a picture can take, or nil if there is no room for one.
  func room(for picture: PictureAtPlace, of reader: Reader) -> (columns: Int, rows: Int)? {
    ReaderView(reader, pages: reader.overlay ?? pages, cells: cells, abilities: screen.abilities).room(for: picture)
      .map { ($0.columns, $0.rows) }
  }

  /// Asks the terminal how it shows pictures.
  func askForPictures() { screen.askForPictures() }

  /// Returns the way to show pictures, or nil if there is none.
  func pictureSupport(_ setting: String, _ answers: [TerminalAnswer]) -> PictureSupport? {
    screen.pictureSupport(setting, answers)
  }

  /// Shows words alone, in the last row, before there is a page.
  func show(words: String) {
    var frame = Frame(columns: pages.size.columns, lines: pages.size.lines)
    let start = pages.size.columns < 40 ? 0 : 4
    frame.rows[frame.lines - 1] = [Frame.Run(String(words.prefix(frame.columns - start)), at: start)]
    frame.cursor = CellPoint(row: frame.lines - 1, column: start)
    screen.show(frame)
  }

  /// Takes a message away once it has been there long enough, or where it came with a move: the page shows that.
  private func keepMessage(of reader: Reader, at now: Instant) {
    if let placeBeforeKey, placeBeforeKey != ShownPlace(reader), !outlastsMove { caption = nil }
    if let deadline, now >= deadline { caption = nil }
    deadline = caption == nil ? nil : deadline ?? now.later(by: ScreenView.messageTime)
  }

  /// Captions an utterance that is handed to the voice.
  func said(_ utterance: Utterance) {
    if greeting != nil, placeBeforeKey == nil { return }
    if captions == .messages { return saidBesideText(utterance) }
    guard captions == .all || utterance.kind == .answer, !utterance.text.isEmpty else { return }
    if captions == .unseen, utterance.map.range != nil { return answersByText = true }
    // A reading is shown when its turn comes; an answer replaces all that was spoken before.
    if utterance.kind == .reading {
      waiting[utterance.id] = SafeText.line(utterance.text)
    } else {
      // All answers to one key are shown together: a hint must not take away the text that it is a hint of.
      let line = SafeText.line(utterance.text)
      caption = [answer, line].compactMap { $0 }.joined(separator: " ")
      answersByText = utterance.map.range != nil
      answer = placeBeforeKey == nil ? nil : caption
    }
  }

  /// Captions only the part of an utterance that is no text of the book, a sound as its word.
  private func saidBesideText(_ utterance: Utterance) {
    // Before the first key nothing is an answer: the page alone shows where the book was opened.
    guard placeBeforeKey != nil, utterance.kind == .answer, utterance.map.range == nil else { return }
    let word = utterance.earcons.lazy.compactMap(\.earcon.word).first.map { catalogue.text($0) }
    let text = utterance.text.isEmpty ? word.map(Announcement.closed) ?? "" : utterance.text
    guard !text.isEmpty else { return }
    caption = SafeText.line(text)
    deadline = nil
  }

  /// Begins a new answer: the voice has fallen silent before it.
  func fellSilent() {
    answer = nil
    waiting = [:]
  }

  /// Expects the answer to an effect that was carried out, or refused, outside of the session.
  func expectsAnswer() { outlastsMove = true }

  /// Captions an utterance that the voice has begun.
  func began(_ id: Int) {
    guard let text = waiting.removeValue(forKey: id) else { return }
    caption = text
    answer = nil
    waiting = waiting.filter { $0.key > id }
  }

  /// Clears the caption when a key is pressed.
  func clearCaption(of reader: Reader) {
    caption = nil
    answer = nil
    deadline = nil
    notice = nil
    placeBeforeKey = ShownPlace(reader)
    outlastsMove = false
  }

  /// Shows what went wrong, and rings.
  func fail(_ reason: String) {
    notice = SafeText.line(reason)
    ring()
  }

  /// Rings the bell of the terminal.
  func ring() { screen.ring() }

  /// Takes the size the screen has now, and gives it if the pages are of another; the next frame is drawn whole.
  func takeSize() -> PageSize? {
    screen.takeSize()
    let size = layout.size(of: screen.size, pageStyle)
    return size == pages.size ? nil : size
  }

  /// Gives the terminal back.
  func leave() { screen.leave() }
}
