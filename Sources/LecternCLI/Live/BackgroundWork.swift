import Synchronization

/// Something that is found out in the background, such as the index of the whole book.
final class BackgroundWork<Outcome: Sendable>: Sendable {
  private struct State {
    var finished: Outcome?
    var isCancelled = false
  }

  private let state: Mutex<State>

  /// Work that is done already.
  init(finished: Outcome) {
    state = Mutex(State(finished: finished))
  }

  /// Begins to work in the background; `wake` is called when there is an outcome.
  ///
  /// The work is handed a question that it asks again and again: whether it is cancelled.
  init(
    in background: (@escaping @Sendable () -> Void) -> Void, wake: @escaping @Sendable () -> Void,
    _ work: @escaping @Sendable (_ isCancelled: () -> Bool) -> Outcome?
  ) {
    state = Mutex(State())
    background { [weak self] in
      guard let outcome = work({ self?.isCancelled ?? true }), let self else { return }
      state.withLock { state in
        guard !state.isCancelled else { return }
        state.finished = outcome
        // Under the lock: after a cancellation no keyboard is woken, nor kept alive to be woken.
        wake()
      }
    }
  }

  /// Returns the outcome, once, when it is there.
  func take() -> Outcome? {
    state.withLock { state in
      defer { state.finished = nil }
      return state.finished
    }
  }

  /// Stops the work; the keyboard is not woken after this.
  func cancel() {
    state.withLock { $0.isCancelled = true }
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }
}
