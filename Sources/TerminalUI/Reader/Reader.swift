import Accessibility
import PageLayout
import Reading
import Speech
import TextModel

/// The reader around a session: takes keys, keeps the page in view and turns it when the session asks.
///
/// It is as pure as the session: keys and answers come in with the moment they come at, effects go out. Turning the
/// page is its own affair, and so is what lies over the book for a while, such as the list of keys, which is a text
/// that is read with the same keys; everything else is handed on.
package struct Reader: Sendable {
  var layers: [Layer]
  var shape: ReaderShape
  let keys: KeyMap
  var lastInterrupt: Instant?
  /// Whether keys are told instead of being obeyed.
  var isTellingKeys = false
  /// What is asked of the reader; nil when nothing is.
  var dialog: Dialog?
  /// What has become of the search of the book while something lay over it.
  var searchNews: Command?
  /// The lines written in dialogs before, the newest last.
  var histories: [Dialog.Purpose: [String]] = [:]
  /// What is wrong with the book, a sentence each.
  let problems: @Sendable () -> [String]

  /// Creates a reader around a session.
  package init(
    session: Session = Session(), world: ReadingWorld, keys: KeyMap, shape: ReaderShape,
    problems: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.problems = problems
    layers = [Layer(purpose: .book, session: session, world: world)]
    self.keys = keys
    self.shape = shape
  }

  /// The session with the text in view.
  package var session: Session { top.session }
  /// The session with the book, whatever lies over it.
  package var bookSession: Session { layers[0].session }
  /// What the session in view reads from.
  package var world: ReadingWorld { top.world }
  /// The page in view; nil until one has been shown.
  package var page: Page? { top.page }
  /// The pages of what lies over the book; nil when the book is in view.
  package var overlay: PaginatedBook? { top.pages }

  /// The layer in view; there is always the book.
  var top: Layer {
    get { layers[layers.count - 1] }
    set { layers[layers.count - 1] = newValue }
  }

  /// Something happens to the session in view.
  package mutating func apply(_ command: Command, at now: Instant) -> [Effect] {
    handled(top.session.apply(command, at: now, in: top.world), at: now)
  }

  /// The index of the whole book is there, and with it page numbers.
  package mutating func indexed(
    _ index: BookIndex, _ geometry: any TextGeometry, _ tokenizer: any TextTokenizer, at now: Instant
  ) -> [Effect] {
    layers[0].world.index = index
    layers[0].world.geometry = geometry
    layers[0].world.tokenizer = tokenizer
    return layers.count == 1 ? apply(.indexed, at: now) : []
  }

  /// The size is another one.
  package mutating func resized(
    to size: PageSize, _ geometry: any TextGeometry, at now: Instant
  ) -> [Effect] {
    shape.size = size
    layers[0].world.geometry = geometry
    for index in layers.indices { layers[index].lay(out: shape) }
    return apply(.resized, at: now)
  }

  /// Has phrases spoken at once; reading goes on after them.
  mutating func tell(_ phrases: [Phrase], at now: Instant) -> [Effect] {
    apply(.announce(phrases.map { Announcement($0, in: world.catalogue, priority: .high) }), at: now)
  }

  /// Turns pages as the session asks, tells it, and hands on everything else in order.
  mutating func handled(_ effects: [Effect], at now: Instant) -> [Effect] {
    effects.flatMap { effect in
      switch effect {
      case .scroll(let scroll): return turn(scroll, at: now)
      // Only text of a book can be kept.
      case .save where layers.count > 1:
        return apply(.answered(.saveFailed(world.catalogue.text(.notOfTheBook))), at: now)
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
    let posted = world.pageText(page).map { [Effect.post(.pageScrolled($0))] } ?? []
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
