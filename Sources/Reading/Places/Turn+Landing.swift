import TextModel
import Words

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
      /// Where the last jump began, or what was come back from.
      case jump(Direction)
      case recall(Moment)
      /// One of the things that an option of the rotor moves by.
      case pick(RotorOption, TextRange)
      /// The page that the reader is on comes into view, and nothing is said.
      case page
    }

    /// How far the text must be laid out.
    let extent: LayoutGoal
    let goal: Goal
  }
}

extension Turn {
  /// Whether a place is so far in a long text that finding its page would keep the reader waiting.
  func isFar(_ position: TextPosition) -> Bool { !isLanding && !world.geometry.isNear(position) }

  /// Whether a page is so far in a long text.
  func isFar(page number: Int) -> Bool { !isLanding && !world.geometry.isNear(page: number) }

  /// Has the text laid out as far as a position that is far; the next key drops the move.
  mutating func wait(for position: TextPosition, _ goal: Session.Landing.Goal) {
    wait(for: .position(position), goal)
  }

  /// Has the text laid out as far as a place that is far; the next key drops the move.
  mutating func wait(for extent: LayoutGoal, _ goal: Session.Landing.Goal) {
    session.landing = Session.Landing(extent: extent, goal: goal)
    say(Phrase(.searching))
    add(.layOut(extent))
  }

  /// Has the page that the reader is on laid out, where none is in view yet because it is far; nothing waits for it.
  mutating func awaitPage() {
    guard session.page == nil, session.hasPlace else { return }
    if !isFar(session.followed) {
      // It may have been laid out while another text lay over the book.
      if awaitedPage, !effects.contains(where: \.isScroll) { show(session.followed) }
      return
    }
    guard session.landing == nil else { return }
    let extent = LayoutGoal.position(session.followed)
    session.landing = Session.Landing(extent: extent, goal: .page)
    add(.layOut(extent))
  }

  /// The text is laid out: goes where a move has waited to go.
  mutating func land(at extent: LayoutGoal) {
    guard let landing = session.landing, landing.extent == extent else { return }
    session.landing = nil
    isLanding = true
    switch landing.goal {
    case .unit(let range, let granularity):
      // What is laid out only now is far.
      if granularity != .page { jump(to: range.lower) }
      arrive(at: range, as: granularity)
    case .match(let search):
      session.pendingMatch = search
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
