import Accessibility
import Reading
import Speech
import TextModel

/// The reader around a session: takes keys, keeps the page in view and turns it when the session asks.
///
/// It is as pure as the session: keys and answers come in with the moment they come at, effects go out. Turning the
/// page is its own affair; everything else is handed on.
package struct Reader: Sendable {
  /// The session with the book.
  package private(set) var session: Session
  /// What the session reads from.
  package private(set) var world: ReadingWorld
  /// The page in view; nil until one has been shown.
  package private(set) var page: Page?
  private let keys: KeyMap
  private var lastInterrupt: Instant?

  /// Creates a reader around a session.
  package init(session: Session = Session(), world: ReadingWorld, keys: KeyMap) {
    self.session = session
    self.world = world
    self.keys = keys
  }

  /// A key has been pressed.
  package mutating func press(_ key: Key, at now: Instant) -> [Effect] {
    switch keys.action(for: key) {
    case .command(let command): return apply(command, at: now)
    case .help: return help(at: now)
    case .interrupt: return interrupt(at: now)
    case nil: return apply(.unbound(key.name), at: now)
    }
  }

  /// Something happens to the session.
  package mutating func apply(_ command: Command, at now: Instant) -> [Effect] {
    handled(session.apply(command, at: now, in: world), at: now)
  }

  /// The index of the whole book is there, and with it page numbers.
  package mutating func indexed(
    _ index: BookIndex, _ geometry: any TextGeometry, _ tokenizer: any TextTokenizer, at now: Instant
  ) -> [Effect] {
    world.index = index
    world.geometry = geometry
    world.tokenizer = tokenizer
    return apply(.indexed, at: now)
  }

  /// The size is another one.
  package mutating func resized(_ geometry: any TextGeometry, at now: Instant) -> [Effect] {
    world.geometry = geometry
    return apply(.resized, at: now)
  }

  /// Text has been pasted where no text is wanted.
  package mutating func pasted(at now: Instant) -> [Effect] {
    announce([Announcement([world.catalogue.text(.pasteIgnored)], priority: .high)], at: now)
  }

  /// Turns pages as the session asks, tells it, and hands on everything else in order.
  private mutating func handled(_ effects: [Effect], at now: Instant) -> [Effect] {
    effects.flatMap { effect in
      guard case .scroll(let scroll) = effect else { return [effect] }
      guard let page = target(of: scroll) else { return apply(.scrollFailed, at: now) }
      self.page = page
      let posted = world.pageText(page).map { [Effect.post(.pageScrolled($0))] } ?? []
      return posted + apply(.scrolled(page), at: now)
    }
  }

  private func target(of scroll: Effect.Scroll) -> Page? {
    switch scroll {
    case .next: page.flatMap { world.geometry.page(.forward, from: $0) }
    case .previous: page.flatMap { world.geometry.page(.backward, from: $0) }
    case .to(let position): world.geometry.page(containing: position)
    }
  }

  private mutating func help(at now: Instant) -> [Effect] {
    let lines = keys.lines(in: world.catalogue).map { line in
      let phrase = Phrase(.keyHelp, ["keys": .text(line.keys), "help": .text(line.help)])
      return Announcement([world.catalogue.text(phrase)], priority: .high)
    }
    return announce(lines, at: now)
  }

  /// Stops speech; a second time within two seconds quits.
  private mutating func interrupt(at now: Instant) -> [Effect] {
    let last = lastInterrupt
    lastInterrupt = now
    if let last, now.milliseconds - last.milliseconds < 2000 { return apply(.quit, at: now) }
    let stopped = session.isReading ? apply(.cancel, at: now) : []
    return stopped + announce([Announcement([world.catalogue.text(.quitAgain)], priority: .high)], at: now)
  }

  private mutating func announce(_ announcements: [Announcement], at now: Instant) -> [Effect] {
    apply(.announce(announcements), at: now)
  }
}
