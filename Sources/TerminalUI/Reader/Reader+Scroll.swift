import Accessibility
import PageLayout
import Reading
import Speech
import TextModel

/// The rows in view, where they are not those of a page.
extension Reader {
  /// The rows that a notch of the wheel moves the view by.
  private static let notch = 3

  /// Moves the view by a few rows, or by a page where text stands in two columns; what is read and where keys begin
  /// stays.
  mutating func scroll(_ direction: Direction, at now: Instant) -> [Effect] {
    guard let pages = pagesInView, let page else { return boundary(at: now) }
    let start = top.scrolled ?? Viewport.Top(page)
    var moved = start
    for _ in 0..<(pages.size.panes > 1 ? 1 : Self.notch) {
      if direction == .forward, pages.isEnd(inViewFrom: moved) { break }
      moved = pages.top(moved, movedBy: direction == .forward ? 1 : -1)
    }
    if moved == start { return boundary(at: now) }
    top.scrolled = moved
    return []
  }

  /// Follows what is read or moved to: with the page that it is on, or by as many rows as are needed where the reader
  /// wants rows to move.
  mutating func followWithView(_ command: Command? = nil) {
    guard screenStyle.view == .scroll, let pages = pagesInView, let page else { return top.scrolled = nil }
    let isPageTurn: Bool
    switch command {
    case .unit(.page, _): isPageTurn = true
    case .move: isPageTurn = session.rotor.shown(at: session.cursor, in: world) == .units(.page)
    default: isPageTurn = false
    }
    let start = top.scrolled ?? Viewport.Top(page)
    top.scrolled = isPageTurn ? Viewport.Top(page) : pages.top(start, showing: session.followed)
  }

  /// A Boolean value that indicates whether what is read or was moved to is in view, and what comes next is to be, too.
  var isFollowedInView: Bool {
    guard let scrolled = top.scrolled else { return true }
    return pagesInView?.top(scrolled, showing: session.followed) == scrolled
  }

  /// The pages that what is in view is laid out in.
  var pagesInView: PaginatedBook? { overlay ?? world.geometry as? PaginatedBook }

  private mutating func boundary(at now: Instant) -> [Effect] {
    tell([Announcement([], earcon: .boundary)], at: now)
  }
}
