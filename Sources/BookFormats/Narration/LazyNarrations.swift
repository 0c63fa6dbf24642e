import Synchronization
import TextModel

/// The recordings of the sections of a book, each read when it is first asked for.
final class LazyNarrations: Sendable {
  private struct State {
    var narrations: [Int: Narration] = [:]
    var times: [Int: Int] = [:]
    var diagnostics: [Diagnostic] = []
    /// The sections whose recordings were read at least once.
    var read: Set<Int> = []
  }

  /// The number of recordings that are kept at once: reading asks for one section and the next.
  private static let most = 8

  private let state = Mutex(State())

  /// Returns the recording of a section, which `read` reads.
  func narration(of index: Int, _ read: () -> LoadedNarration) -> Narration {
    if let known = state.withLock({ $0.narrations[index] }) { return known }
    // Read outside of the lock, as sections are.
    let loaded = read()
    state.withLock { state in
      if state.narrations.count >= Self.most { state.narrations.removeAll() }
      state.narrations[index] = loaded.narration
      if state.read.insert(index).inserted { state.diagnostics += loaded.diagnostics }
    }
    return loaded.narration
  }

  /// Returns the length of the recording of a section, which `read` measures.
  func time(of index: Int, _ read: () -> Int) -> Int {
    if let known = state.withLock({ $0.narrations[index]?.length ?? $0.times[index] }) { return known }
    let time = read()
    state.withLock { $0.times[index] = time }
    return time
  }

  /// The faults of the recordings that were read so far.
  var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }
}
