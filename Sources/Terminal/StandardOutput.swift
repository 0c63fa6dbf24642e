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

  /// Hands on what is held.
  private static func empty(_ state: inout State) {
    defer { state.held.removeAll(keepingCapacity: true) }
    state.isBegun = state.isBegun || !state.held.isEmpty
    if state.failure == nil { state.failure = state.held.withUnsafeBytes(handOn) }
  }

  /// Hands on a chapter as it stands: a copy of megabytes would take as long as writing them.
  private static func writeThrough(_ text: String, _ state: inout State) {
    state.isBegun = true
    var text = text
    if state.failure == nil { state.failure = text.withUTF8 { handOn(UnsafeRawBufferPointer($0)) } }
  }

  /// Writes bytes, and tells why they could not be written; nothing is to follow then, which would only make what is
  /// there look whole.
  private static func handOn(_ bytes: UnsafeRawBufferPointer) -> Failure? {
    if FileBytes.write(bytes, to: STDOUT_FILENO) { return nil }
    return errno == EPIPE ? .readerIsGone : .system(errno)
  }
}
