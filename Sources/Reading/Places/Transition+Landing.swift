import TextModel
import TextUnits
import Words

extension TransitionPart {
  /// Returns a Boolean value that indicates whether a place is so far in a long text that finding its page would keep
  /// the reader waiting.
  func isFar(_ position: TextPosition) -> Bool { !transition.isLanding && !world.geometry.isNear(position) }

  /// Returns a Boolean value that indicates whether a page is so far in a long text.
  func isFar(page number: Int) -> Bool { !transition.isLanding && !world.geometry.isNear(page: number) }

  /// Has the text laid out as far as a position that is far; the next key drops the move.
  func wait(for position: TextPosition, _ goal: Session.Landing) {
    wait(for: .position(position), goal)
  }

  /// Has the text laid out as far as a place that is far; the next key drops the move.
  func wait(for extent: LayoutGoal, _ goal: Session.Landing) {
    session.awaited = .layout(extent, goal)
    say(Phrase(.searching))
    add(.layOut(extent))
  }

  /// Keeps a search until the index is there; the next key drops it.
  func wait(for granularity: Granularity, _ direction: Direction, isTab: Bool = false, reads: Bool) {
    session.awaited = .element(
      Session.ElementSearch(granularity: granularity, isTab: isTab, direction: direction, reads: reads))
    say(Phrase(.searching))
  }
}

extension Transition.Places {
  /// Has the page that the reader is on laid out, where none is in view yet because it is far; nothing waits for it.
  func awaitPage() {
    guard session.page == nil, session.place.hasPlace else { return }
    if !isFar(session.followed) {
      // It may have been laid out while another text lay over the book.
      if transition.awaitedPage, !transition.effects.contains(where: \.isScroll) { show(session.followed) }
      return
    }
    guard session.awaited == nil else { return }
    let extent = LayoutGoal.position(session.followed)
    session.awaited = .layout(extent, .page)
    add(.layOut(extent))
  }

  /// Goes to the goal of a waiting move once the text is laid out.
  func land(at extent: LayoutGoal) {
    guard case .layout(extent, let landing)? = session.awaited else { return }
    session.awaited = nil
    transition.isLanding = true
    switch landing {
    case .unit(let range, let granularity):
      // A place that is laid out only now is far.
      if granularity != .page { jump(to: range.lower) }
      arrive(at: range, as: granularity)
    case .match(let search):
      session.awaited = .match(search)
      matches.completeMatchSearch()
    case .mark(let mark): marks.arrive(at: mark)
    case .place(let name): go(to: name)
    case .bookEdge(let direction): moves.moveToBookEdge(direction)
    case .reading(let scope):
      if case .position(let position) = extent { listening.startReading(from: position, in: scope) }
    case .jump(let direction): direction == .backward ? goBack() : goForward()
    case .recall(let moment): sleeping.recall(moment)
    case .pick(let option, let range): dial.pick(option, range)
    case .page: show(session.followed)
    }
  }
}

extension Effect {
  fileprivate var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }
}
