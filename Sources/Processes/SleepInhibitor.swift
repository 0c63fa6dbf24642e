import CLinux
import Glibc
import Synchronization

/// A lock of logind that keeps the machine awake while the user listens.
///
/// The program that holds the lock reads from a pipe of this program, and so ends with it.
package final class SleepInhibitor: Sendable {
  private struct Holder {
    let process: ChildProcess
    let pipe: Descriptor
  }

  private enum State {
    case free
    case held(Holder)
    /// No program could hold the lock; it is requested again after it has been released.
    case refused
  }

  private let program: String
  private let state = Mutex(State.free)

  /// Creates an inhibitor that uses the program of systemd.
  package init(program: String = "systemd-inhibit") {
    self.program = program
  }

  deinit { release() }

  /// Holds the lock or releases it, and returns false if no program can keep the machine awake.
  ///
  /// A refusal is only known some time after the request, so the call is to be repeated.
  package func hold(_ isHeld: Bool) -> Bool {
    guard isHeld else {
      release()
      return true
    }
    return state.withLock { state in
      switch state {
      case .free: state = start().map { .held($0) } ?? .refused
      // A program that was started may have been refused the lock, and has ended then.
      case .held(let holder) where holder.process.hasEnded:
        end(holder)
        state = .refused
      case .held, .refused: break
      }
      if case .held = state { return true }
      return false
    }
  }

  private func start() -> Holder? {
    guard let pipe = Descriptor.pipe() else { return nil }
    let words = [program, "--what=idle:sleep", "--mode=block", "--who=Lectern", "--why=Reading aloud", "cat"]
    let streams = ChildProcess.Streams(input: pipe.reading, output: nil, errors: nil)
    guard let process = try? ChildProcess.start(words, streams) else { return nil }
    return Holder(process: process, pipe: pipe.writing)
  }

  private func release() {
    state.withLock { state in
      if case .held(let holder) = state { end(holder) }
      state = .free
    }
  }

  private func end(_ holder: Holder) {
    holder.pipe.close()
    holder.process.killGroup()
    holder.process.reap()
  }
}
