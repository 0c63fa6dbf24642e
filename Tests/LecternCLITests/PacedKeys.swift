import LecternCLI
import Speech
import Synchronization
import TerminalUI

/// A keyboard whose keys come one after the other, and then rest, so that a clock of its own goes on.
final class PacedKeys: Keyboard {
  private struct State {
    var bytes: [UInt8]
    var now = Instant(milliseconds: 0)
    var rests: [Instant] = []
  }

  private let state: Mutex<State>
  private let atRest: @Sendable () -> Void

  /// Creates a keyboard; `atRest` is called once nothing is waited for any more, and then no more keys come.
  init(_ text: String, atRest: @escaping @Sendable () -> Void) {
    state = Mutex(State(bytes: Array(text.utf8)))
    self.atRest = atRest
  }

  /// The moment on the keyboard's clock.
  var now: Instant { state.withLock { $0.now } }

  /// The moments that were waited for after the last key.
  var rests: [Instant] { state.withLock { $0.rests } }

  func next(until deadline: Instant?, leavingKeys: Bool) -> KeyboardInput {
    let input: KeyboardInput = state.withLock { state in
      if !state.bytes.isEmpty { return .byte(state.bytes.removeFirst()) }
      guard let deadline else { return .closed }
      state.now = deadline
      state.rests.append(deadline)
      return .nothing
    }
    if input == .closed { atRest() }
    return input
  }

  func wake() {}

  func rest(byKey: Bool) {}
}
