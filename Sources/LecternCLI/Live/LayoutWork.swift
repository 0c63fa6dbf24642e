import PageLayout
import TerminalUI
import TextModel

/// A long text being laid out in the background, as far as where they want to go.
struct LayoutWork {
  private var goal: LayoutGoal?
  private var work: BackgroundWork<LayoutGoal>?

  /// A Boolean value that indicates whether something is being laid out.
  var isUnderWay: Bool { work != nil }

  /// Lays pages out as far as a place; what was laid out for another place is not waited for any more.
  mutating func begin(
    _ goal: LayoutGoal, on pages: PaginatedBook, waking keyboard: any Keyboard, _ edges: Edges
  ) {
    cancel()
    self.goal = goal
    let wake: @Sendable () -> Void = { [weak keyboard] in keyboard?.wake() }
    work = BackgroundWork(in: edges.background, wake: wake) { isCancelled in
      pages.layOut(to: goal, isCancelled: isCancelled)
      return isCancelled() ? nil : goal
    }
  }

  /// Begins again on other pages, where something is waited for.
  mutating func move(to pages: PaginatedBook, waking keyboard: any Keyboard, _ edges: Edges) {
    if let goal { begin(goal, on: pages, waking: keyboard, edges) }
  }

  /// Takes the finished goal; nil while it is unfinished, and once it was taken.
  mutating func take() -> LayoutGoal? {
    guard let outcome = work?.take() else { return nil }
    self = LayoutWork()
    return outcome
  }

  /// Stops the work.
  mutating func cancel() {
    work?.cancel()
    self = LayoutWork()
  }
}
