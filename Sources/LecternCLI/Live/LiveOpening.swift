import Accessibility
import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI

/// A book about to be read live, in lines or on the screen.
struct LiveOpening {
  private let book: Book
  private let keyboard: any Keyboard
  private let edges: Edges
  private let path: String
  private let shelf: ShelfKeeper
  private let keeper: NoteKeeper
  private let isFirstBook: Bool
  private let copyCommand: [String]?
  private let log: (any LineLog)?

  /// Prepares to read a book with what the edges give.
  ///
  /// Selected text is copied by the user's own command, where there is one; what is spoken is logged where it is wanted.
  init(
    book: Book, path: String, keyboard: any Keyboard, edges: Edges, copyCommand: [String]?, log: (any LineLog)?
  ) {
    self.copyCommand = copyCommand
    self.log = log
    self.book = book
    self.path = path
    self.keyboard = keyboard
    self.edges = edges
    shelf = ShelfKeeper(edges)
    keeper = NoteKeeper(shelf: shelf, book: book, path: path, date: edges.date)
    isFirstBook = path != "-" && (!shelf.exists || (try? shelf.knownBooks().isEmpty) ?? false)
  }

  /// Reads by appending lines; the reader's keys set the pace.
  func readInLines() throws(Failure) {
    var settings = Settings()
    settings.pace = .step
    settings.soundsAreHeard = false
    settings.wordsAreExact = false
    let size = PageSize(columns: 80, lines: 24, measure: .allColumns)
    let voice = tapped(LineVoice(output: edges.output, catalogue: .english), tellsBeginnings: false)
    try run(settings, size: size, voice: voice) { _ in nil }
  }

  /// Reads on the screen with a voice beside it.
  func readOnScreen(_ kind: VoiceKind, _ layout: ScreenLayout) throws(Failure) {
    var settings = Settings()
    settings.soundsAreHeard = false
    settings.wordsAreExact = false
    // Where another program speaks, or fingers read, the reader sets the pace.
    if kind == .none || layout.measure == .braille { settings.pace = .step }
    let voice = tapped(try voice(kind), tellsBeginnings: kind != .none)
    guard let screen = edges.screen() else {
      let kind = SafeText.line(edges.environment["TERM"] ?? "")
      let terminal = kind.isEmpty ? "The terminal" : "The terminal \(kind)"
      edges.complain("lectern: \(terminal) is not known here; the book is read in lines.")
      return try readInLines()
    }
    let isSilent = kind == .print || kind == .none
    let captions: ScreenFace.Captions = layout.measure == .braille ? .messages : isSilent ? .all : .answers
    try run(settings, size: layout.size(of: screen.size), voice: voice) { desk in
      ScreenFace(screen, layout: layout, pages: desk.geometry, cells: desk.cells, captions: captions)
    }
  }

  private func tapped(_ voice: any Voice, tellsBeginnings: Bool) -> any Voice {
    log.map { TranscriptTap(voice, log: $0, tellsBeginnings: tellsBeginnings) } ?? voice
  }

  private func voice(_ kind: VoiceKind) throws(Failure) -> any Voice {
    do {
      return try edges.voice(kind) { [weak keyboard] in keyboard?.wake() }
    } catch {
      throw Failure(.usage, (error as? VoiceRefusal)?.message ?? "The voice cannot be started.")
    }
  }

  private func run(
    _ settings: Settings, size: PageSize, voice: any Voice, screen: (ReadingDesk) -> ScreenFace?
  ) throws(Failure) {
    var settings = settings
    settings.greets = isFirstBook
    let pages = PageKeeper(ReadingDesk(book, size: size), shelf: shelf, path: path, edges: edges)
    let reader = Reader(
      session: keeper.session() ?? Session(), world: pages.desk.world(settings: settings),
      keys: try KeyMap.standard(),
      shape: ReaderShape(size: size, cells: pages.desk.cells))
    let screen = screen(pages.desk)
    let copier = TextCopier(edges, command: copyCommand, hasScreen: screen != nil)
    let parts = LiveReader.Parts(
      voice: voice, keyboard: keyboard, keeper: keeper, copier: copier, pages: pages, edges: edges)
    var live = LiveReader(reader, screen: screen, parts)
    live.run()
  }
}
