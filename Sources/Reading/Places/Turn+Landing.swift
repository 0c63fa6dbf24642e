import Accessibility
import TextModel

extension Session {
  /// A move that waits for a long text to be laid out as far as where it leads.
  struct Landing: Hashable, Codable, Sendable {
    /// What is done there.
    enum Goal: Hashable, Codable, Sendable {
      case unit(TextRange, Granularity)
      case match(MatchSearch)
      case mark(Mark)
      case place(PlaceName)
      case bookEdge(Direction)
      case reading(ReadAll.Scope?)
    }

    /// Where it leads.
    let position: TextPosition
    let goal: Goal
  }
}

extension Turn {
  /// Whether a place is so far in a long text that finding its page would keep the reader waiting.
  func isFar(_ position: TextPosition) -> Bool { !isLanding && !world.geometry.isNear(position) }

  /// Has the text laid out as far as a place that is far; the next key drops the move.
  mutating func wait(for position: TextPosition, _ goal: Session.Landing.Goal) {
    session.landing = Session.Landing(position: position, goal: goal)
    say(Phrase(.searching))
    add(.layOut(position))
  }

  /// The text is laid out: goes where a move has waited to go.
  mutating func land(at position: TextPosition) {
    guard let landing = session.landing, landing.position == position else { return }
    session.landing = nil
    isLanding = true
    switch landing.goal {
    case .unit(let range, let granularity): arrive(at: range, as: granularity)
    case .match(let search):
      session.pendingMatch = search
      completeMatchSearch()
    case .mark(let mark): arrive(at: mark)
    case .place(let name): go(to: name)
    case .bookEdge(let direction): moveToBookEdge(direction)
    case .reading(let scope): startReading(from: position, in: scope)
    }
  }
}
