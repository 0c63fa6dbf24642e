import Accessibility
import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI

/// A book about to be read live: on the screen, or in lines.
struct LiveOpening {
  let edges: Edges
  let log: (any LineLog)?
  /// Whether no book has been opened before: the reader is told the first keys.
  private let isFirstBook: Bool
  private let book: Book
  private let keyboard: any Keyboard
  private let path: String
  private let shelf: ShelfKeeper
  private let keeper: NoteKeeper
  private let copyCommand: [String]?

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

  /// Reads by appending lines and nothing else, until the reader leaves.
  func readInLines() throws(Failure) {
    _ = try read(as: lines(), from: keeper.session(), .opening, canChangeSpeaker: false)
  }

  /// Reads until the reader leaves, on the screen or in lines as whoever speaks needs it; `changed` is told who speaks
  /// when that changes.
  func read(_ first: Speaker, _ layout: ScreenLayout, changed: (Speaker) -> Void) throws(Failure) {
    let own = first == .voice(.none) || first == .screenReader ? Speaker.own(edges) : first
    var speaker = first
    var beginning = LiveReader.Beginning.opening
    var session = keeper.session()
    // Taken once: a terminal is not made anew each time that somebody else speaks.
    var screen: (any FrameScreen)?
    while true {
      let face: LiveFace
      switch speaker {
      case .screenReader where layout.measure != .braille: face = lines()
      case .screenReader, .voice:
        screen = screen ?? edges.screen()
        guard let screen else {
          complainOfTerminal()
          return try readInLines()
        }
        let greets = isFirstBook && beginning == .opening
        face = try self.screen(screen, speaker.kind, layout, greets: greets, waking: keyboard)
      }
      let (ending, last) = try read(as: face, from: session, beginning, canChangeSpeaker: true)
      guard ending == .speakerChanges else { return }
      session = last
      speaker = speaker.other(own: own)
      beginning = .speaker(speaker.told)
      changed(speaker)
    }
  }

  private func complainOfTerminal() {
    let kind = SafeText.line(edges.environment["TERM"] ?? "")
    let terminal = kind.isEmpty ? "The terminal" : "The terminal \(kind)"
    edges.complain("lectern: \(terminal) is not known here; the book is read in lines.")
  }

  private func read(
    as face: LiveFace, from session: Session?, _ beginning: LiveReader.Beginning, canChangeSpeaker: Bool
  ) throws(Failure) -> (LiveReader.Ending, Session) {
    var settings = face.settings
    settings.greets = isFirstBook
    let pages = PageKeeper(
      ReadingDesk(book, size: face.size, order: face.order), shelf: shelf, path: path, edges: edges)
    let reader = Reader(
      session: session ?? Session(), world: pages.desk.world(settings: settings, catalogue: edges.catalogue),
      keys: try KeyMap.standard(),
      shape: ReaderShape(size: face.size, cells: pages.desk.cells, order: face.order),
      problems: { [book, catalogue = edges.catalogue] in
        ProblemList(metIn: book).lines(namingFile: false, in: catalogue)
      })
    let screen = face.screen(pages.desk)
    let copier = TextCopier(edges, command: copyCommand, hasScreen: screen != nil)
    let parts = LiveReader.Parts(
      voice: face.voice, keyboard: keyboard, keeper: keeper, copier: copier, pages: pages, edges: edges,
      canChangeSpeaker: canChangeSpeaker)
    var live = LiveReader(reader, screen: screen, parts)
    let ending = live.run(beginning)
    return (ending, live.session)
  }
}
