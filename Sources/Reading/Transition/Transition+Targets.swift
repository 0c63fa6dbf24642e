import Accessibility
import TextModel
import TextUnits
import Words

/// The target of a command that moves.
enum Target {
  /// A unit to go to, with its speech where that is composed already, what is spoken before it when the search went on
  /// at the other end of the book, and the name of the chapter that begins there where its text does not.
  case found(TextRange, Granularity, UnitSpeech? = nil, wrapping: Phrase.Key? = nil, chapter: String? = nil)
  /// The section at hand has none, and the index that knows of the others is not there yet.
  case waiting(Granularity, Direction)
  /// The same, for where Tab stops.
  case waitingForTab(Direction)
  /// A control that the keys are to go to, if it is one that takes them.
  case control(PlacedControl, wrapping: Phrase.Key? = nil)
  /// A match of the last search, and how many there are.
  case match(SearchResults.Match, of: Int, Session.MatchSearch, wrapping: Phrase.Key? = nil)
  /// The book has not been looked through yet for what is looked for.
  case unsearched(SearchQuery, Session.MatchSearch)
  /// Something that the reader keeps of the book.
  case mark(Annotation)
  /// An entry of a custom rotor that must be made ready.
  case preparing(rotor: String, TextRange)
  case edge(Phrase)
}

extension Transition.Moves {
  /// Returns the target of a command from a position, or nil for one that moves to no unit.
  func target(of command: Command, from position: TextPosition) -> Target? {
    switch command {
    case .unit(let granularity, let direction): target(granularity, direction, from: position)
    case .item(let direction):
      cellInOrder(direction, from: position)
        ?? target(.paragraph, direction, from: position, stopsAtEmptyCells: true)
    case .headingLevel(_, let direction): element(.heading, direction, from: position)
    case .tab(let direction): forms.tab(direction, from: position)
    case .error(let direction): forms.error(direction, from: position)
    case .chapter(let direction): chapter(direction, from: position)
    case .containerEdge(let direction): containerEdge(direction, from: position)
    case .bookmark(let direction): marks.mark([.bookmark], direction, from: position)
    case .nextHighlight(let category, let direction): marks.highlight(of: category, direction, from: position)
    case .find(_, let direction): matches.match(.init(direction: direction, isFirst: true), from: position)
    case .findNext(let direction): matches.match(.init(direction: direction, isFirst: false), from: position)
    case .move(let direction):
      switch option {
      case .custom(let name): entry(of: name, direction, from: position)
      case .searchResults: matches.match(.init(direction: direction, isFirst: false), from: position)
      case .bookmarks, .notes: marks.mark(option.kinds, direction, from: position)
      case .highlights: marks.highlight(of: nil, direction, from: position)
      case .chapters: chapter(direction, from: position)
      case .errors: forms.error(direction, from: position)
      default: option.granularity.map { target($0, direction, from: position) }
      }
    default: nil
    }
  }

  func target(
    _ granularity: Granularity, _ direction: Direction, from position: TextPosition, stopsAtEmptyCells: Bool = false
  ) -> Target {
    if granularity.isElement {
      return element(granularity, direction, from: position)
    }
    let note = granularity == .page ? nil : session.trail.followedNote.flatMap { $0.contains(position) ? $0 : nil }
    var next = position
    while let range = world.unit(granularity, next: next, toward: direction), note?.contains(range.lower) ?? true {
      // A unit that says nothing, such as an empty line of verse, is no stop, nor is one that has been closed. A
      // paragraph is text; an empty cell is an item among others, and a line.
      let isText = granularity != .paragraph || stopsAtEmptyCells || !world.isEmptyCell(range.lower)
      let isHeard = granularity != .character && granularity != .word || !world.hearing.isReading(range)
      let isConcealed = granularity != .page && world.hearing.isConcealed(range)
      let isOpen =
        granularity == .page
        ? world.forms.openStart(of: range, in: session.form) != nil
        : !world.forms.isClosed(range.lower, in: session.form)
      if isText, isHeard, !isConcealed, isOpen {
        guard granularity.canBeSilent else { return .found(range, granularity) }
        let speech = composer.speech(of: range, as: granularity, from: session.place.hasPlace ? position : nil)
        if speech.hasWords { return .found(range, granularity, speech) }
      }
      let edge =
        isConcealed
        ? world.hearing.edge(ofConcealed: range, as: granularity, toward: direction)
        : isOpen || granularity == .page
          ? nil : world.forms.edge(ofClosed: range.lower, toward: direction, in: session.form)
      next = edge.map { direction == .forward ? max($0, range.lower) : min($0, range.lower) } ?? range.lower
    }
    if note != nil { return .edge(Phrase(.endOfFollowedNote)) }
    return .edge(Phrase(direction == .forward ? .endOfBook : .startOfBook))
  }

  /// Returns the move to a heading of the level of the one at hand, or of the last one before; to any where there is
  /// none.
  func headingOfSameLevel(_ direction: Direction) -> Command {
    let place = session.mode.reading?.word ?? session.cursor
    let level = { (position: TextPosition) in world.block(at: position)?.block.headingLevel }
    if let level = level(place) { return .headingLevel(level, direction) }
    if case .found(let heading) = world.element(.heading, next: place, toward: .backward, level: nil),
      let level = level(heading.lower)
    {
      return .headingLevel(level, direction)
    }
    return .unit(.heading, direction)
  }

  private func element(
    _ granularity: Granularity, _ direction: Direction, from position: TextPosition
  ) -> Target {
    let edges = ElementEdges(of: granularity)
    let level = granularity == .heading ? session.recent.headingLevel : nil
    let opposite = world.text.edge(direction.opposite)
    switch openElement(granularity, direction, from: position) {
    case .found(let range): return .found(range, granularity)
    case .unknown: return .waiting(granularity, direction)
    case .none:
      // A book without any heading is announced as such.
      guard let level, world.index?.has(granularity) == true else { return .edge(Phrase(edges.none(direction))) }
      return .edge(ElementEdges.noHeadings(ofLevel: level))
    case .edge:
      guard world.settings.wrap || level != nil,
        case .found(let range) = openElement(granularity, direction, from: opposite)
      else { return .edge(level.map { ElementEdges.noHeadings(ofLevel: $0) } ?? Phrase(edges.beyond(direction))) }
      guard world.settings.wrap else {
        return .edge(
          level.map { ElementEdges.beyond(direction, headingsOfLevel: $0) } ?? Phrase(edges.beyond(direction)))
      }
      return .found(range, granularity, wrapping: direction == .forward ? .wrappingToStart : .wrappingToEnd)
    }
  }

  /// Returns the next element that does not lie in what the reader has closed.
  private func openElement(
    _ granularity: Granularity, _ direction: Direction, from position: TextPosition
  ) -> ReadingWorld.ElementSearch {
    var next = position
    while true {
      let search = world.element(granularity, next: next, toward: direction, level: session.recent.headingLevel)
      guard case .found(let range) = search, world.forms.isClosed(range.lower, in: session.form) else {
        return search
      }
      next = range.lower
    }
  }

  /// No more chapters than this stand one behind the other of which nothing is spoken.
  private static let mostSilentChapters = 64

  private func chapter(_ direction: Direction, from position: TextPosition) -> Target {
    var next = position
    var silent = 0
    while silent < Self.mostSilentChapters, let start = world.chapters.start(next: next, toward: direction) {
      // A reader at the first spoken text of a chapter is at its start, and comes to the chapter before.
      let isBefore = direction == .backward && start.section == next.section
      let end =
        isBefore ? next : TextPosition(section: start.section, offset: world.text.section(start.section).length)
      if world.hearing.isConcealed(TextRange(start, end)) {
        silent += 1
      } else if !world.forms.isClosed(start, in: session.form) {
        let place = world.hearing.heardPlace(from: start)
        if let heading = composer.heading(at: place) { return .found(heading, .heading) }
        let name = world.places.untoldChapter(at: start)
        return world.places.numberOfPrintPage(at: place).map { .found($0, .printPage, chapter: name) }
          ?? .found(TextRange(place, place), .line, chapter: name)
      }
      next = start
    }
    return .edge(Phrase(direction == .forward ? .noNextChapter : .noPreviousChapter))
  }

  private func entry(of name: String, _ direction: Direction, from position: TextPosition) -> Target {
    guard let rotor = world.rotors.first(where: { $0.name == name }) else {
      return .edge(Phrase(direction == .forward ? .endOfBook : .startOfBook))
    }
    guard let entry = rotor.next(position, direction) else {
      let key: Phrase.Key = direction == .forward ? .noNextEntry : .noPreviousEntry
      return .edge(Phrase(key, ["name": .text(rotor.entryName)]))
    }
    return entry.isReady ? .found(entry.range, .paragraph) : .preparing(rotor: name, entry.range)
  }
}

extension Granularity {
  /// A Boolean value that indicates whether nothing may be heard of a unit, which is no stop then.
  fileprivate var canBeSilent: Bool {
    switch self {
    case .character, .word, .page: false
    default: true
    }
  }
}
