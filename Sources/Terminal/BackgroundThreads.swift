import Synchronization

/// Threads that work in the background, of which each ends when nothing is left to do.
package final class BackgroundThreads: Sendable {
  private struct State {
    /// The works that no thread has begun, the last first.
    var waiting: [@Sendable () -> Void] = []
    var threads = 0
  }

  private let most: Int
  private let state = Mutex(State())

  /// Creates the background of a program, of so many threads at most.
  package init(most: Int = WorkerThreads.processors) {
    self.most = most
  }

  /// Adds work, which is done when a thread is free for it, and never where no thread can be created.
  package func perform(_ work: @escaping @Sendable () -> Void) {
    let starts = state.withLock { state in
      state.waiting.insert(work, at: 0)
      guard state.threads < most else { return false }
      state.threads += 1
      return true
    }
    guard starts, !DetachedThread.start({ self.work() }) else { return }
    state.withLock { state in
      state.threads -= 1
      if state.threads == 0 { state.waiting = [] }
    }
  }

  private func work() {
    while let next = next() { next() }
  }

  /// Returns the next work of a thread; nil for one that has to end.
  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      if let next = state.waiting.popLast() { return next }
      state.threads -= 1
      return nil
    }
  }
}
