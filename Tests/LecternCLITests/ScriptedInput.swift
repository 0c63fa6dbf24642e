import Speech
import Synchronization
import TerminalUI

/// A keyboard with more than keys: signals and quiet come from it in their turn, and then nothing more.
final class ScriptedInput: Keyboard {
  private struct State {
    var inputs: [KeyboardInput]
    var now = Instant(milliseconds: 0)
  }

  private let state: Mutex<State>
  private let stopped: @Sendable () -> Void

  /// Creates a keyboard; `.nothing` lets its clock go on to the moment that is waited for, and `stopped` is called
  /// while the shell has the terminal.
  init(_ inputs: [KeyboardInput], stopped: @escaping @Sendable () -> Void = {}) {
    state = Mutex(State(inputs: inputs))
    self.stopped = stopped
  }

  /// The bytes of keys.
  static func keys(_ text: String) -> [KeyboardInput] { text.utf8.map { .byte($0) } }

  /// The moment on the keyboard's clock.
  var now: Instant { state.withLock { $0.now } }

  /// The number of inputs that are still to come.
  var left: Int { state.withLock { $0.inputs.count } }

  func next(until deadline: Instant?, leavingKeys: Bool) -> KeyboardInput {
    state.withLock { state in
      guard !state.inputs.isEmpty else { return .closed }
      let input = state.inputs.removeFirst()
      if input == .nothing, let deadline { state.now = max(state.now, deadline) }
      return input
    }
  }

  func wake() {}

  func rest(byKey: Bool) { stopped() }
}
