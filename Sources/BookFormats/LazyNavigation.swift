import Synchronization
import TextModel

/// The navigation of a book, read when it is first asked for: a caller that wants only the text does not wait for it.
final class LazyNavigation: Sendable {
  /// The navigation, and its faults.
  typealias Found = (navigation: Navigation, diagnostics: [Diagnostic])

  private enum State {
    case unread(@Sendable () -> Found)
    case read(Found)
  }

  private let state: Mutex<State>

  init(_ read: @escaping @Sendable () -> Found) {
    state = Mutex(.unread(read))
  }

  /// The navigation; the first call reads it.
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
