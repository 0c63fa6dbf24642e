import CLinux
import Glibc
import Synchronization

/// Keeps the machine from falling asleep while somebody listens, as logind lets programs do.
///
/// The program that holds the lock reads from a pipe of ours, so that it ends when we do, however that comes.
package final class SleepInhibitor: Sendable {
  private struct Holder {
    let process: ChildProcess
    let pipe: Descriptor
  }

  private enum State {
    case free
    case held(Holder)
    /// Nobody could hold the lock; it is asked for again once it was let go of.
    case refused
  }

  private let program: String
  private let state = Mutex(State.free)

  /// Prepares to ask by the program of systemd.
  package init(program: String = "systemd-inhibit") {
    self.program = program
  }

  deinit { release() }

  /// Holds the lock, or lets go of it; false where there is nobody who keeps the machine awake.
  ///
  /// Whether the lock is held is only known a while after it was asked for, so that it is to be asked for again and again.
  package func hold(_ isHeld: Bool) -> Bool {
    guard isHeld else {
      release()
      return true
    }
    return state.withLock { state in
      switch state {
      case .free: state = start().map { .held($0) } ?? .refused
      // Started, it may yet have been refused the lock, and have ended.
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
