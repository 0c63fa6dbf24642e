import TextModel
import Words

extension Turn {
  /// Whether a place is so far in a long text that finding its page would keep the reader waiting.
  func isFar(_ position: TextPosition) -> Bool { !isLanding && !world.geometry.isNear(position) }

  /// Whether a page is so far in a long text.
  func isFar(page number: Int) -> Bool { !isLanding && !world.geometry.isNear(page: number) }

  /// Has the text laid out as far as a position that is far; the next key drops the move.
  mutating func wait(for position: TextPosition, _ goal: Session.Landing) {
    wait(for: .position(position), goal)
  }

  /// Has the text laid out as far as a place that is far; the next key drops the move.
  mutating func wait(for extent: LayoutGoal, _ goal: Session.Landing) {
    session.awaited = .layout(extent, goal)
    say(Phrase(.searching))
    add(.layOut(extent))
  }

  /// Has the page that the reader is on laid out, where none is in view yet because it is far; nothing waits for it.
  mutating func awaitPage() {
    guard session.page == nil, session.place.hasPlace else { return }
    if !isFar(session.followed) {
      // It may have been laid out while another text lay over the book.
      if awaitedPage, !effects.contains(where: \.isScroll) { show(session.followed) }
      return
    }
    guard session.awaited == nil else { return }
    let extent = LayoutGoal.position(session.followed)
    session.awaited = .layout(extent, .page)
    add(.layOut(extent))
  }

  /// The text is laid out: goes where a move has waited to go.
  mutating func land(at extent: LayoutGoal) {
    guard case .layout(extent, let landing)? = session.awaited else { return }
    session.awaited = nil
    isLanding = true
    switch landing {
    case .unit(let range, let granularity):
      // What is laid out only now is far.
      if granularity != .page { jump(to: range.lower) }
      arrive(at: range, as: granularity)
    case .match(let search):
      session.awaited = .match(search)
      completeMatchSearch()
    case .mark(let mark): arrive(at: mark)
    case .place(let name): go(to: name)
    case .bookEdge(let direction): moveToBookEdge(direction)
    case .reading(let scope):
      if case .position(let position) = extent { startReading(from: position, in: scope) }
    case .jump(let direction): direction == .backward ? goBack() : goForward()
    case .recall(let moment): recall(moment)
    case .pick(let option, let range): pick(option, range)
    case .page: show(session.followed)
    }
  }
}

extension Effect {
  fileprivate var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }
}
