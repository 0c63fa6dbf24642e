import Glibc
import Synchronization
import TerminalUI

/// Standard output, written in pieces of 64 kB.
package final class StandardOutput: TextOutput {
  private static let pieceSize = 64 << 10

  private struct State {
    var held: [UInt8] = []
    var hasFailed = false
  }

  private let state = Mutex(State())

  package init() {}

  package func write(_ text: String) {
    state.withLock { state in
      state.held += text.utf8
      if state.held.count >= StandardOutput.pieceSize { StandardOutput.empty(&state) }
    }
  }

  package func flush() -> Bool {
    state.withLock { state in
      StandardOutput.empty(&state)
      return !state.hasFailed
    }
  }

  private static func empty(_ state: inout State) {
    if !FileBytes.write(state.held[...], to: STDOUT_FILENO) { state.hasFailed = true }
    state.held.removeAll(keepingCapacity: true)
  }
}

/// Standard error.
package enum StandardError {
  /// Writes text at once; where it cannot be written nobody is left to be told.
  package static func write(_ text: String) {
    _ = FileBytes.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }
}
