import PageLayout
import Synchronization
import TextModel

/// The index of the whole book, made behind the reader's back.
final class IndexWork: Sendable {
  private struct State {
    var finished: ReadingDesk?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Begins to look through a book in the background; `wake` is called when that is done.
  init(
    of desk: ReadingDesk, in background: (@escaping @Sendable () -> Void) -> Void,
    wake: @escaping @Sendable () -> Void
  ) {
    guard desk.geometry.pageCount == nil else {
      state.withLock { $0.finished = desk }
      return
    }
    background { [weak self] in
      let indexed = desk.indexed { self?.isCancelled ?? true }
      guard let self, indexed.index != nil else { return }
      state.withLock { state in
        guard !state.isCancelled else { return }
        state.finished = indexed
        // Under the lock: once cancelled nobody is woken, nor kept alive to be woken, on a thread that nobody waits for.
        wake()
      }
    }
  }

  /// The book with its index, once, when it is there.
  func take() -> ReadingDesk? {
    state.withLock { state in
      defer { state.finished = nil }
      return state.finished
    }
  }

  /// Stops looking; nobody is woken after this.
  func cancel() {
    state.withLock { $0.isCancelled = true }
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }
}
