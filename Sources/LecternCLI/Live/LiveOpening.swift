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

  /// Puts the book among those that have been opened.
  init(book: Book, path: String, keyboard: any Keyboard, edges: Edges) {
    self.book = book
    self.path = path
    self.keyboard = keyboard
    self.edges = edges
    shelf = ShelfKeeper(edges)
    keeper = NoteKeeper(shelf: shelf, book: book, path: path, date: edges.date)
    isFirstBook = path != "-" && (try? shelf.knownBooks().isEmpty) ?? false
    keeper.opened()
  }

  /// Reads by appending lines; the reader's keys set the pace.
  func readInLines() throws(Failure) {
    var settings = Settings()
    settings.pace = .step
    settings.soundsAreHeard = false
    settings.wordsAreExact = false
    let size = PageSize(columns: 80, lines: 24, measure: .allColumns)
    let voice = LineVoice(output: edges.output, catalogue: .english)
    try run(settings, size: size, voice: voice) { _ in nil }
  }

  /// Reads on the screen with a voice beside it.
  func readOnScreen(_ kind: VoiceKind) throws(Failure) {
    var settings = Settings()
    settings.soundsAreHeard = false
    settings.wordsAreExact = false
    // Where another program speaks, the reader sets the pace.
    if kind == .none { settings.pace = .step }
    let voice = try voice(kind)
    guard let screen = edges.screen() else {
      let kind = SafeText.line(edges.environment["TERM"] ?? "")
      let terminal = kind.isEmpty ? "The terminal" : "The terminal \(kind)"
      edges.complain("lectern: \(terminal) is not known here; the book is read in lines.")
      return try readInLines()
    }
    let size = PageSize(columns: screen.size.columns, lines: screen.size.lines)
    let captions: ScreenFace.Captions = kind == .print || kind == .none ? .all : .answers
    try run(settings, size: size, voice: voice) { desk in
      ScreenFace(screen, pages: desk.geometry, cells: desk.cells, captions: captions)
    }
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
      session: keeper.session() ?? Session(), world: pages.desk.world(settings: settings), keys: try KeyMap.standard()
    )
    let parts = LiveReader.Parts(voice: voice, keyboard: keyboard, keeper: keeper, pages: pages, edges: edges)
    var live = LiveReader(reader, screen: screen(pages.desk), parts)
    live.run()
  }
}
