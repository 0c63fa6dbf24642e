import Synchronization
import TextModel

/// What leads into a book, read when it is first asked for: whoever wants only the text need not wait for it.
final class LateNavigation: Sendable {
  /// What was read, and what is wrong with it.
  typealias Found = (navigation: Navigation, diagnostics: [Diagnostic])

  private enum State {
    case unread(@Sendable () -> Found)
    case read(Found)
  }

  private let state: Mutex<State>

  init(_ read: @escaping @Sendable () -> Found) {
    state = Mutex(.unread(read))
  }

  /// What is there; the first call reads it.
  var found: Found {
    state.withLock { state in
      switch state {
      case .read(let found): return found
      case .unread(let read):
        let found = read()
        state = .read(found)
        return found
      }
    }
  }
}
