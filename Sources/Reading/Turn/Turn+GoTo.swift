import Accessibility
import TextModel

extension Turn {
  /// Goes to a place by its name, from which the reader can come back; one that only the index knows is gone to when
  /// that is there, unless another key comes before.
  mutating func go(to name: PlaceName) {
    switch world.place(named: name) {
    case .unknown:
      session.goal = name
      say(Phrase(.searching))
    case .missing: edge(Phrase(.noSuchPlace))
    case .found(let position):
      let origin = session.focus ?? TextRange(session.cursor, session.cursor)
      session.jumps.append(Session.Jump(range: origin, granularity: .line))
      if case .page = name {
        arrive(at: world.geometry.page(containing: position).range, as: .page)
      } else {
        arrive(at: world.row(from: position), as: .line)
      }
    }
  }

  /// The index is there: goes to the place that was waited for.
  mutating func goToGoal() {
    guard let goal = session.goal else { return }
    session.goal = nil
    go(to: goal)
  }
}
