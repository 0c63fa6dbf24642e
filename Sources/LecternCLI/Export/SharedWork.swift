import Synchronization

/// Pieces of work with numbers that several threads take one after another, until one fails.
final class SharedWork: Sendable {
  private let count: Int
  private let state = Mutex<(next: Int, failure: Failure?)>((0, nil))

  /// Creates work with numbers from 0.
  init(count: Int) { self.count = count }

  /// Returns the next number, or nil if there is none, or a piece has failed.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < count, state.failure == nil else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  /// Notes that a piece has failed; the first failure counts.
  func fail(_ failure: Failure) { state.withLock { $0.failure = $0.failure ?? failure } }

  /// The failure, or nil if no piece has failed.
  var failure: Failure? { state.withLock { $0.failure } }
}
