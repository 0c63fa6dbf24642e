import BookFormats
import Bookshelf
import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel
import TextUnits
import Words

/// A book about to be read live: on the screen, or in lines.
///
/// Its properties are what the command line, the settings and the shelf say of one opening, each asked for once.
struct LiveOpening {
  let edges: Edges
  /// The choices of the reader, with those that were changed while reading.
  private(set) var chosen: ReadersSettings
  let log: (any LineLog)?
  /// A Boolean value that indicates whether no book has been opened before: the first keys are announced.
  private let isFirstBook: Bool
  let book: Book
  let keyboard: any Keyboard
  private let path: String
  private let shelf: ShelfStore
  private let keeper: NoteStore
  /// The session that was kept before.
  private let kept: (session: Session?, isPlaceLost: Bool)
  private let copyCommand: [String]?
  private let names: SymbolNames
  /// The way in which words of the book are said, with what was changed while reading.
  private var pronunciation: Pronunciation
  private let styles: CitationStyles
  private let sentences: [String: SentenceRules]
  /// The lesson that is practised in the book, as far as it has come; nil for one that is read.
  var practice: Practice?
  /// The findings of an audit of the book; nil for one that is read.
  var review: Review?
  /// The state of the reader that outlasts a change of who speaks, and a correction.
  var memory = Reader.Memory()
  /// The bookshelf, or the place that the book is opened at.
  var beginning = LiveReader.Beginning.opening
  /// A Boolean value that indicates whether the texts of the book are not linked.
  var isUnlinked = false
  /// A Boolean value that indicates whether the voice may be faster than anybody speaks.
  var isUnpaced = false
  /// Told how far a lesson has come, once it is left.
  var practised: @Sendable (Practice, Session) -> Void = { _, _ in }

  /// Prepares to read a book with what the edges give.
  ///
  /// Selected text is copied by the user's own command, where there is one; what is spoken is logged where it is
  /// wanted.
  init(
    book: Book, path: String, keyboard: any Keyboard, edges: Edges, chosen: ReadersSettings, copyCommand: [String]?,
    log: (any LineLog)?
  ) {
    self.chosen = chosen
    self.copyCommand = copyCommand
    names = edges.symbolNames()
    pronunciation = edges.pronunciation(of: book)
    styles = edges.citationStyles()
    sentences = edges.sentenceRules()
    self.log = log
    self.book = book
    self.path = path
    self.keyboard = keyboard
    self.edges = edges
    shelf = ShelfStore(edges, complains: false)
    keeper = NoteStore(shelf: shelf, book: book, path: path, date: edges.date)
    kept = keeper.session()
    isFirstBook = path != "-" && (!shelf.exists || (try? shelf.knownBooks().allSatisfy { $0.opened == 0 }) ?? false)
  }

  /// Reads by appending lines and nothing else, until the reader leaves, or turns to another book.
  mutating func readInLines() throws(Failure) -> NextBook? {
    try read(as: lines(), from: kept.session, beginning, canChangeSpeaker: false).0.nextBook
  }

  /// Reads until the reader leaves, or turns to another book, on the screen or in lines as the speaker needs it;
  /// `changed` is called with a new speaker.
  mutating func read(_ first: Speaker, _ layout: ScreenLayout, changed: (Speaker) -> Void) throws(Failure)
    -> NextBook?
  {
    let own = first == .voice(.none) || first == .screenReader ? Speaker.own(edges) : first
    var speaker = first
    var beginning = beginning
    var session = kept.session
    // Taken once: a terminal is not made anew each time that somebody else speaks.
    var screen: (any FrameScreen)?
    while true {
      let face: LivePresentation
      switch speaker {
      case .screenReader where layout.measure != .braille: face = lines()
      case .screenReader, .voice:
        screen = screen ?? edges.screen()
        guard let screen else {
          complainOfTerminal()
          return try readInLines()
        }
        let greets = isFirstBook && beginning.isOpening
        if greets, layout.measure != .braille { memory.tellsViKey = true }
        face = try self.screen(screen, speaker.kind, layout, greets: greets, waking: keyboard)
      }
      let (ending, last) = try read(as: face, from: session, beginning, canChangeSpeaker: true)
      guard case .speakerChanges = ending else { return ending.nextBook }
      session = last
      speaker = speaker.other(own: own)
      beginning = .speaker(speaker.told)
      changed(speaker)
    }
  }

  /// The messages about the bookshelf: that it begins anew, or why nothing will be kept of the book.
  private var shelfComplaints: [String] {
    guard path != "-", shelf.exists else { return shelf.notice.map { [$0] } ?? [] }
    do {
      _ = try shelf.shelf()
      return shelf.notice.map { [$0] } ?? []
    } catch {
      return [edges.catalogue.text(error)]
    }
  }

  private func complainOfTerminal() {
    let kind = SafeText.line(edges.environment["TERM"] ?? "")
    let complaint =
      kind.isEmpty ? Complaint(.terminalUnknown) : Complaint(.terminalUnknownNamed, ["name": .text(kind)])
    edges.complain("lectern: " + edges.catalogue.text(complaint))
  }

  private mutating func read(
    as face: LivePresentation, from session: Session?, _ beginning: LiveReader.Beginning, canChangeSpeaker: Bool
  ) throws(Failure) -> (LiveReader.Ending, Session) {
    var settings = face.settings
    settings.greets = isFirstBook
    let pages = PageStore(
      OpenedBook(book, size: face.size, order: face.order, sentences: sentences), shelf: shelf, path: path,
      edges: edges)
    let hyphenation = BookHyphenation(book, edges)
    var world = pages.opened.world(
      settings: settings, catalogue: edges.catalogue, names: names, marks: keeper.marks.all)
    world.marksFault = keeper.marks.fault
    world.wallClock = edges.wallClock
    let keys = KeyFile(edges, chosen.profile, names: names)
    let reader = Reader(
      session: session ?? Session(), world: world,
      keys: keys.map,
      shape: ReaderShape(
        size: face.size, cells: pages.opened.cells, order: face.order, abilities: face.abilities
      ) { [edges, weak keyboard] in
        hyphenation.value(loadedIn: edges.background) { [weak keyboard] in keyboard?.wake() }
      },
      openings: chosen.openings, library: Library(shelf: shelf, beside: path, edges),
      isAtShelf: self.beginning.isShelf,
      practice: practice, review: review,
      isUnlinked: isUnlinked, pronunciation: pronunciation, memory: memory,
      problems: { [book, catalogue = edges.catalogue] in
        ProblemList(metIn: book).lines(namingFile: false, in: catalogue)
      })
    let screen = face.screen(pages.opened)
    let study = StudyTools(
      book: book, styles: styles,
      lookup: WordLookup(edges, command: chosen["define-command"].flatMap { $0.isEmpty ? nil : edges.words($0) }),
      copier: TextCopier(edges, command: copyCommand, hasScreen: screen != nil))
    let complaints =
      beginning.isOpening
      ? chosen.complaints(ofKeys: keys.problems.map(\.heard), in: edges.catalogue)
        + [face.voiceFault].compactMap(\.self)
        + shelfComplaints
        + (kept.isPlaceLost ? [edges.catalogue.text(.placeLost)] : [])
      : []
    let tellsLosses = beginning.isOpening
    let parts = LiveReader.Parts(
      voice: face.voice, isHeard: face.isHeard, offers: face.offers, keyboard: keyboard, keeper: keeper, shelf: shelf,
      path: path,
      study: study, pages: pages, display: ReadingDisplay(edges),
      edges: edges,
      settings: SettingsFile(edges), viewer: chosen["viewer"].flatMap { $0.isEmpty ? nil : $0 },
      complaints: complaints,
      losses: { [book] in tellsLosses ? Losses.phrase(of: book) : nil }, canChangeSpeaker: canChangeSpeaker)
    var live = LiveReader(reader, screen: screen, parts)
    let ending = live.run(beginning)
    chosen.take(live.changes, live.profile)
    practice = live.practice
    memory = live.memory
    pronunciation = live.reader.pronunciation
    if let practice { practised(practice, live.session) }
    return (ending, live.session)
  }
}
