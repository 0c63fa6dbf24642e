import PageLayout
import TerminalUI
import TextModel

/// A long text being laid out behind the reader's back, as far as where they want to go.
struct LayoutWork {
  private var position: TextPosition?
  private var work: BackgroundWork<TextPosition>?

  /// Lays pages out as far as a position; what was laid out for another place is not waited for any more.
  mutating func begin(
    _ position: TextPosition, on pages: PaginatedBook, waking keyboard: any Keyboard, _ edges: Edges
  ) {
    cancel()
    self.position = position
    let wake: @Sendable () -> Void = { [weak keyboard] in keyboard?.wake() }
    work = BackgroundWork(in: edges.background, wake: wake) { isCancelled in
      pages.layOut(to: position, isCancelled: isCancelled)
      return isCancelled() ? nil : position
    }
  }

  /// Begins again on other pages, where something is waited for.
  mutating func move(to pages: PaginatedBook, waking keyboard: any Keyboard, _ edges: Edges) {
    if let position { begin(position, on: pages, waking: keyboard, edges) }
  }

  /// The position, once, when its text is laid out.
  mutating func take() -> TextPosition? {
    guard let outcome = work?.take() else { return nil }
    self = LayoutWork()
    return outcome
  }

  /// Stops.
  mutating func cancel() {
    work?.cancel()
    self = LayoutWork()
  }
}
