import Accessibility
import TextModel

extension Turn {
  /// The phrases at the edges of a search for an element.
  struct ElementEdges {
    let next: Phrase.Key
    let previous: Phrase.Key
    let none: Phrase.Key

    static let heading = ElementEdges(next: .noNextHeading, previous: .noPreviousHeading, none: .noHeadings)
    static let link = ElementEdges(next: .noNextLink, previous: .noPreviousLink, none: .noLinks)
    static let linkOrControl = ElementEdges(
      next: .noNextLinkOrControl, previous: .noPreviousLinkOrControl, none: .noNextLinkOrControl)
  }

  /// Moves to the next or previous element and speaks it.
  ///
  /// A search that needs the index of the whole book says so, and is completed when the index is there.
  mutating func moveToElement(_ granularity: Granularity, _ direction: Direction, edges: ElementEdges? = nil) {
    let edges = edges ?? (granularity == .heading ? .heading : .link)
    switch world.element(granularity, next: session.cursor, toward: direction) {
    case .found(let range): arrive(at: range, as: granularity)
    case .unknown: wait(for: granularity, direction, reads: false)
    case .none: edge(Phrase(edges.none))
    case .edge:
      guard world.settings.wrap, let range = world.outermostElement(granularity, direction.opposite) else {
        return edge(Phrase(direction == .forward ? edges.next : edges.previous))
      }
      say(Phrase(direction == .forward ? .wrappingToStart : .wrappingToEnd))
      arrive(at: range, as: granularity)
    }
  }

  /// Keeps a search until the index is there; the next key drops it.
  mutating func wait(for granularity: Granularity, _ direction: Direction, reads: Bool) {
    session.search = Session.PendingSearch(granularity: granularity, direction: direction, reads: reads)
    say(Phrase(.searching))
  }
}
