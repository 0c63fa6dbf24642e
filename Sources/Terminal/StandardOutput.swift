import CLinux
import Glibc
import Synchronization
import TerminalUI

/// Standard output, written in pieces of 64 kB; the first is handed on at once, so that nobody waits for a beginning.
package final class StandardOutput: TextOutput {
  /// Why something could not be written.
  package enum Failure: Hashable, Sendable {
    /// Nobody reads what is written any more.
    case readerIsGone
    /// Why, as the system numbers it.
    case system(Int32)
  }

  private static let pieceSize = 64 << 10

  private struct State {
    var held: [UInt8] = []
    var isBegun = false
    var failure: Failure?
  }

  private let state = Mutex(State())

  package init() {}

  /// The first failure; nil as long as everything could be written.
  package var failure: Failure? { state.withLock { $0.failure } }

  package func write(_ text: String) {
    state.withLock { state in
      state.held += text.utf8
      if !state.isBegun || state.held.count >= StandardOutput.pieceSize { StandardOutput.empty(&state) }
    }
  }

  package func flush() -> Bool {
    state.withLock { state in
      StandardOutput.empty(&state)
      return state.failure == nil
    }
  }

  /// Hands on what is held; once something is lost, what follows would only make it look whole.
  private static func empty(_ state: inout State) {
    defer { state.held.removeAll(keepingCapacity: true) }
    state.isBegun = state.isBegun || !state.held.isEmpty
    guard state.failure == nil, !FileBytes.write(state.held[...], to: STDOUT_FILENO) else { return }
    state.failure = errno == EPIPE ? .readerIsGone : .system(errno)
  }
}
