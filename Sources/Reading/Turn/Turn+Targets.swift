import Accessibility
import TextModel
import TextUnits

/// Where a command that moves leads to.
enum Target {
  /// A unit to go to, and what is said before it when the search went on at the other end of the book.
  case found(TextRange, Granularity, wrapping: Phrase.Key? = nil)
  /// The section at hand has none, and the index that knows of the others is not there yet.
  case waiting(Granularity, Direction)
  /// A match of the last search, and how many there are.
  case match(SearchResults.Match, of: Int, Session.MatchSearch, wrapping: Phrase.Key? = nil)
  /// The book has not been looked through yet for what is looked for.
  case unsearched(SearchQuery, Session.MatchSearch)
  /// An entry of a custom rotor that must be made ready.
  case preparing(rotor: String, TextRange)
  case edge(Phrase)
}

extension Turn {
  /// Where a command leads to from a position; nil for one that moves to no unit.
  func target(of command: Command, from position: TextPosition) -> Target? {
    switch command {
    case .unit(let granularity, let direction): target(granularity, direction, from: position)
    case .item(let direction): target(.paragraph, direction, from: position)
    case .headingLevel: element(.heading, .forward, from: position, edges: .heading)
    case .tab(let direction): element(.link, direction, from: position, edges: .linkOrControl)
    case .chapter(let direction): chapter(direction, from: position)
    case .find(_, let direction): match(.init(direction: direction, isFirst: true), from: position)
    case .findNext(let direction): match(.init(direction: direction, isFirst: false), from: position)
    case .move(let direction):
      switch option {
      case .custom(let name): entry(of: name, direction, from: position)
      case .searchResults: match(.init(direction: direction, isFirst: false), from: position)
      default: option.granularity.map { target($0, direction, from: position) }
      }
    default: nil
    }
  }

  private func target(_ granularity: Granularity, _ direction: Direction, from position: TextPosition) -> Target {
    if granularity.isElement {
      return element(granularity, direction, from: position, edges: granularity == .heading ? .heading : .link)
    }
    var next = position
    while let range = world.unit(granularity, next: next, toward: direction) {
      // What says nothing, such as an empty line of verse, is no stop.
      if says(range, as: granularity) { return .found(range, granularity) }
      next = range.lower
    }
    return .edge(Phrase(direction == .forward ? .endOfBook : .startOfBook))
  }

  private func says(_ range: TextRange, as granularity: Granularity) -> Bool {
    switch granularity {
    case .character, .word, .page: true
    default:
      announcements(of: range, as: granularity, from: range.lower).contains { !$0.text.isEmpty }
    }
  }

  private func element(
    _ granularity: Granularity, _ direction: Direction, from position: TextPosition, edges: ElementEdges
  ) -> Target {
    switch world.element(granularity, next: position, toward: direction, level: session.headingLevel) {
    case .found(let range): return .found(range, granularity)
    case .unknown: return .waiting(granularity, direction)
    case .none: return .edge(Phrase(edges.none(direction)))
    case .edge:
      guard world.settings.wrap,
        let range = world.outermostElement(granularity, direction.opposite, level: session.headingLevel)
      else {
        return .edge(Phrase(edges.beyond(direction)))
      }
      return .found(range, granularity, wrapping: direction == .forward ? .wrappingToStart : .wrappingToEnd)
    }
  }

  private func chapter(_ direction: Direction, from position: TextPosition) -> Target {
    guard let start = world.chapterStart(next: position, toward: direction) else {
      return .edge(Phrase(direction == .forward ? .noNextChapter : .noPreviousChapter))
    }
    return .found(world.row(from: start), .line)
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

/// The phrases at the edges of a search for an element.
struct ElementEdges {
  private let next: Phrase.Key
  private let previous: Phrase.Key
  /// What is said where there is none at all; nil where that is no other thing than an edge.
  private let nothing: Phrase.Key?

  static let heading = ElementEdges(next: .noNextHeading, previous: .noPreviousHeading, nothing: .noHeadings)
  static let link = ElementEdges(next: .noNextLink, previous: .noPreviousLink, nothing: .noLinks)
  static let linkOrControl = ElementEdges(
    next: .noNextLinkOrControl, previous: .noPreviousLinkOrControl, nothing: nil)

  func beyond(_ direction: Direction) -> Phrase.Key { direction == .forward ? next : previous }

  func none(_ direction: Direction) -> Phrase.Key { nothing ?? beyond(direction) }
}
