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
    case .found(let position) where isFar(position): wait(for: position, .place(name))
    case .found(let position):
      jumpFromHere()
      // Behind the last word there is nothing to be said: the last unit is where the book ends.
      if world.trimmed(world.row(from: position)).isEmpty { return moveToBookEdge(.forward) }
      if case .page = name {
        arrive(at: world.geometry.page(containing: position).range, as: .page)
      } else {
        let rest = world.row(from: position)
        // At the end of a text there is nothing left of its row to say.
        let isEnd = world.trimmed(rest).isEmpty
        arrive(at: isEnd ? world.geometry.line(containing: position).range : rest, as: .line)
        session.cursor = position
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
