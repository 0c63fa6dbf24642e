import Accessibility
import PageLayout
import Reading
import Speech
import TextModel
import Words

/// The reader around a session: takes keys, keeps the page in view and turns it when the session asks.
///
/// It is as pure as the session: keys and answers come in with the moment they come at, effects go out. Turning the
/// page is its own affair, and so is what lies over the book for a while, such as the list of keys, which is a text
/// that is read with the same keys; everything else is handed on.
///
/// Its properties are those of the layers of the interface that a key passes, which see each other's.
package struct Reader: Sendable {
  var layers: [Layer]
  var shape: ReaderShape
  var keys: KeyMap
  /// The keys pressed so far of a command that takes more than one.
  var pending = PendingKeys()
  /// A command that waits for the page that the reader is on, and how often it is wanted; the next key drops it.
  var held: HeldCommand?
  var lastInterrupt: Instant?
  /// A Boolean value that indicates whether keys are named instead of being carried out.
  var isTellingKeys = false
  /// The open dialogs, each over the one it was opened from.
  var dialogs: [Dialog] = []
  /// The earlier actions of the mouse.
  var mouse = MouseState()
  /// The result of the search of the book while something lay over it.
  var searchNews: News?
  /// The entry that was looked up last, to be opened whole by the next key.
  var entry: Meaning.Entry?
  /// The state that outlasts a change of who speaks.
  package internal(set) var memory: Memory
  /// The settings that say how a book is met, as files write them, where they are not those of a new reader.
  package internal(set) var openings: [String: String] { didSet { styles = ChosenStyles(openings) } }
  /// The styles that follow from them.
  private(set) var styles: ChosenStyles
  /// The kinds of marks that were removed and can be restored, the last one last.
  var removedMarks: [Annotation.Kind] = []
  /// The way in which words of the book are said.
  package internal(set) var pronunciation: Pronunciation
  /// The settings that were given while reading, by their names and as files write them.
  package internal(set) var changes: [String: String] = [:]
  /// The lesson that is being practised; nil for a book that is read.
  package internal(set) var practice: Practice?
  /// The findings of an audit of the document; nil for one that is read.
  var review: Review?
  /// Lays the book out for a size; nil where somebody else does.
  let layOut: (@Sendable (PageSize) -> LaidBook)?
  /// A Boolean value that indicates whether moves inside a text stop at its ends, as where the texts of an app are not
  /// linked.
  private let isUnlinked: Bool
  /// The faults of the book, a sentence each.
  let problems: @Sendable () -> [String]
  /// The other books.
  var library: Library
  /// A Boolean value that indicates whether the bookshelf was opened, and no book: leaving it leaves the program.
  let isAtShelf: Bool
  /// The books that were taken off the shelf and can be put back, by their paths, the last one last.
  var removedBooks: [String] = []
  /// The dialogs that a text about one of their lines lies over.
  var setAside: [Dialog] = []

  /// Creates a reader around a session.
  package init(
    session: Session = Session(), world: ReadingWorld, keys: KeyMap, shape: ReaderShape,
    openings: [String: String] = [:], library: Library = .empty, isAtShelf: Bool = false, practice: Practice? = nil,
    review: Review? = nil, isUnlinked: Bool = false,
    pronunciation: Pronunciation? = nil, memory: Memory = Memory(), layOut: (@Sendable (PageSize) -> LaidBook)? = nil,
    problems: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.layOut = layOut
    self.problems = problems
    self.library = library
    self.isAtShelf = isAtShelf
    self.openings = openings
    styles = ChosenStyles(openings)
    self.practice = practice
    self.review = review
    self.memory = memory
    self.pronunciation = pronunciation ?? Pronunciation(language: world.catalogue.language)
    self.isUnlinked = isUnlinked
    layers = [Layer(purpose: .book, session: session, world: world)]
    self.keys = keys
    self.shape = shape
    layers[0].world.nameHelp(of: keys)
    if let practice { layers[0].world.keep(practice.marks.all) }
  }

  /// The session with the text in view.
  package var session: Session { top.session }
  /// The session with the book, whatever lies over it.
  package var bookSession: Session { layers[0].session }
  /// The world of the session in view.
  package var world: ReadingWorld { top.world }
  /// The part of the book before the place in it, in percent; nil until the whole book is known.
  package var progress: Int? { layers[0].world.places.percent(before: bookSession.cursor) }
  /// The name of the chapter behind the place in the book; nil where that is the last one.
  package var nextChapter: String? {
    let next = layers[0].world.places.outlineEntry(at: bookSession.cursor).map { $0 + 1 } ?? 0
    return entries.indices.contains(next) ? entries[next].label : nil
  }
  /// The use of keys, as far as settings say.
  package var profile: KeyProfile { keys.profile }
  /// The time of a clock on the wall, which goes on while the clock of the commands may stand still.
  package var wallClock: WallClock {
    get { layers[0].world.wallClock }
    set { for index in layers.indices { layers[index].world.wallClock = newValue } }
  }
  /// The page in view; nil until one has been shown.
  package var page: Page? { top.page }
  /// The pages of what lies over the book; nil when the book is in view.
  package var overlay: PaginatedBook? { top.pages }

  /// The dialog in view; nil when there is none.
  var dialog: Dialog? {
    get { dialogs.last }
    set {
      _ = dialogs.popLast()
      if let newValue { dialogs.append(newValue) }
    }
  }

  /// The layer in view; there is always the book.
  var top: Layer {
    get { layers[layers.count - 1] }
    set { layers[layers.count - 1] = newValue }
  }

  /// Has the session in view do a command.
  package mutating func apply(_ command: Command, at now: Instant) -> [Effect] {
    let hidden = command == .open && isCalm ? apply(.textHidden, at: now) : []
    let isStopped = isUnlinked && layers.count == 1
    let done = isStopped ? applyUnlinked(command, at: now) : top.session.apply(command, at: now, in: top.world)
    let effects = hidden + handled(done, at: now)
    followWithView(command)
    guard command == .open, layers.count == 1 else { return effects }
    if practice != nil { return effects + beginPractice(at: now) }
    if review != nil { return effects + open(.findings, at: now) }
    return isCalm ? effects + tellOfCalm(at: now) : effects
  }

  /// Tells the session in view what has happened.
  package mutating func apply(_ news: News, at now: Instant) -> [Effect] {
    // In a lesson there is nothing that others keep.
    if practice == nil, case .answered(.marks(let marks)) = news { take(marks) }
    if case .answered(.fetched(let text)) = news, dialog != nil { return putIn(text, at: now) }
    if let refused = followKeeping(news, at: now) { return refused }
    if case .answered(.statistics(let lines)) = news { return openStatistics(lines, at: now) }
    if case .answered(.meaning(.found(let entry))) = news { self.entry = entry }
    let before = session
    let isFollowed = isFollowedInView
    let effects = handled(top.session.apply(news, at: now, in: top.world), at: now)
    if isFollowed { followWithView() }
    switch news {
    case .answered(.marked): return effects + followMarks(at: now)
    case .answered, .indexed, .searched: return release(after: effects, since: before, at: now)
    default: return effects
    }
  }

  /// Has kept what is being written in a field of the book, whatever lies over it; nothing is spoken.
  package mutating func keepWriting(at now: Instant) -> [Effect] {
    handled(layers[0].session.apply(.keepWriting, at: now, in: layers[0].world), at: now)
  }

  /// Takes the index of the whole book, and with it page numbers.
  package mutating func indexed(
    _ index: BookIndex, _ geometry: any TextGeometry, _ tokenizer: any TextTokenizer, at now: Instant
  ) -> [Effect] {
    layers[0].world.index = index
    layers[0].world.geometry = geometry
    layers[0].world.tokenizer = tokenizer
    return layers.count == 1 ? apply(.indexed, at: now) : []
  }

  /// Takes another size, or another style of pages.
  package mutating func resized(to size: PageSize, _ book: LaidBook, at now: Instant) -> [Effect] {
    let hides = size.style.isCalm && !shape.size.style.isCalm
    shape.size = size
    layers[0].world.text = book.text
    layers[0].world.geometry = book.geometry
    layers[0].world.tokenizer = book.tokenizer
    layers[0].world.index = book.index
    for index in layers.indices { layers[index].lay(out: shape) }
    for index in layers.indices { layers[index].scrolled = nil }
    return [.post(.layoutChanged(nil))] + apply(hides ? .textHidden : .resized, at: now)
  }

  /// Has phrases spoken at once; reading goes on after them.
  mutating func tell(_ phrases: [Phrase], at now: Instant) -> [Effect] {
    apply(.announce(phrases.map { Announcement($0, in: world.catalogue, priority: .high) }), at: now)
  }

  /// Has something spoken at once that is no phrase of the catalogue; reading goes on after it.
  mutating func tell(_ announcements: [Announcement], at now: Instant) -> [Effect] {
    apply(
      .announce(
        announcements.map { announcement in
          var announcement = announcement
          announcement.priority = .high
          return announcement
        }), at: now)
  }

  /// Turns pages as the session asks, tells it, and hands on everything else in order.
  mutating func handled(_ effects: [Effect], at now: Instant) -> [Effect] {
    effects.flatMap { effect in
      switch effect {
      case .scroll(let scroll): return turn(scroll, at: now)
      case .speak(let utterance):
        remember(utterance)
        return [effect]
      // Only text of a book can be kept.
      case .save where layers.count > 1:
        return apply(.answered(.saveFailed(world.catalogue.text(.notOfTheBook))), at: now)
      case .mark where layers.count > 1, .host(.write) where layers.count > 1:
        return apply(.answered(.markFailed(world.catalogue.text(.notOfTheBook))), at: now)
      case .host(.cite) where layers.count > 1:
        return apply(.answered(.copyFailed(world.catalogue.text(.notOfTheBook))), at: now)
      case .save where practice != nil, .keep where practice != nil, .mark where practice != nil:
        return practise(effect, at: now)
      case .host(.set(let name, let value)): return set(name, to: value, at: now)
      case .host(.write(let passage)):
        return open(note(on: passage.range).map { .words($0) } ?? .note(passage), at: now)
      case .host(.leave(for: let address)): return open(.address(address), at: now)
      case .host(.pronounce(let word)): return pronounce(word, at: now)
      case .search(let query) where layers.count > 1: return search(for: query, at: now)
      case .search:
        searchNews = nil
        return [effect]
      default: return [effect]
      }
    }
  }

  private mutating func turn(_ scroll: Effect.Scroll, at now: Instant) -> [Effect] {
    guard let page = target(of: scroll) else { return apply(.scrollFailed, at: now) }
    top.page = page
    let posted = world.places.pageText(page).map { [Effect.post(.pageScrolled($0))] } ?? []
    return posted + apply(.scrolled(page), at: now)
  }

  private func target(of scroll: Effect.Scroll) -> Page? {
    switch scroll {
    case .next: page.flatMap { world.geometry.page(.forward, from: $0) }
    case .previous: page.flatMap { world.geometry.page(.backward, from: $0) }
    case .to(let position): world.geometry.page(containing: position)
    }
  }
}
