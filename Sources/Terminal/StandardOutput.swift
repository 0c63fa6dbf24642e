import CLinux
import Glibc
import Synchronization
import TerminalUI

/// Standard output, written in pieces of 64 KB; the first piece is written at once, so that the output begins without
/// a delay.
package final class StandardOutput: TextOutput {
  /// The reason why output could not be written.
  package enum Failure: Hashable, Sendable {
    /// The reader of the output has closed the pipe.
    case readerIsGone
    /// The system failed, with an error number.
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

  /// The first failure, or nil if all output could be written.
  package var failure: Failure? { state.withLock { $0.failure } }

  package func write(_ text: String) {
    state.withLock { state in
      if text.utf8.count >= StandardOutput.pieceSize {
        StandardOutput.empty(&state)
        StandardOutput.writeThrough(text, &state)
      } else {
        state.held += text.utf8
        if !state.isBegun || state.held.count >= StandardOutput.pieceSize { StandardOutput.empty(&state) }
      }
    }
  }

  package func flush() -> Bool {
    state.withLock { state in
      StandardOutput.empty(&state)
      return state.failure == nil
    }
  }

  /// Writes the held output.
  private static func empty(_ state: inout State) {
    defer { state.held.removeAll(keepingCapacity: true) }
    state.isBegun = state.isBegun || !state.held.isEmpty
    if state.failure == nil { state.failure = state.held.withUnsafeBytes(handOn) }
  }

  /// Writes a chapter directly, since a copy of megabytes would take as long as writing them.
  private static func writeThrough(_ text: String, _ state: inout State) {
    state.isBegun = true
    var text = text
    if state.failure == nil { state.failure = text.withUTF8 { handOn(UnsafeRawBufferPointer($0)) } }
  }

  /// Writes bytes, and returns the reason if they could not be written.
  ///
  /// No output may follow then, since it would make the incomplete output look complete.
  private static func handOn(_ bytes: UnsafeRawBufferPointer) -> Failure? {
    if FileBytes.write(bytes, to: STDOUT_FILENO) { return nil }
    return errno == EPIPE ? .readerIsGone : .system(errno)
  }
}
