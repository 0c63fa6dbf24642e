import CLinux
import Glibc
import TerminalUI

/// The signals that end, stop or continue a program, as input.
///
/// While the value exists, the signals have no other effect, so that none leaves the terminal in the mode of the
/// program. SIGPIPE is among them, since it would end the program before the terminal is restored. Signals that would
/// end a reader, but are not meant for one, are converted to SIGTERM.
final class EndingSignals: Sendable {
  /// The meaning of a signal.
  enum Request {
    case end
    /// The user wants to return to the shell for a while.
    case stop
    /// The size of the terminal has changed.
    case resize
    /// The program continues after a stop.
    case goOn
    /// Another program sends a call.
    case call(Call)
  }

  /// The descriptor that becomes readable when a signal has arrived.
  let descriptor: Int32
  private let before: sigset_t
  private let others: SignalHandlers

  /// Takes the signals; threads that are created later block them, too.
  init() {
    var taken = EndingSignals.set(
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGCONT, SIGWINCH, SIGUSR1, SIGUSR2)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &taken, &before)
    self.before = before
    others = SignalHandlers(EndingSignals.others)
    // Background threads leave some of these signals unblocked for themselves, so blocking them is not enough.
    for signal in EndingSignals.others {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in kill(getpid(), SIGTERM) }
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
    descriptor = signalfd(-1, &taken, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  deinit {
    // Signals that arrived too late are discarded, since the program already does what they ask for.
    while next() != nil {}
    close(descriptor)
    others.restore()
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Returns the meaning of the next signal, or nil if there is none.
  func next() -> Request? {
    let size = MemoryLayout<signalfd_siginfo>.size
    guard let bytes = try? FileBytes.read(upTo: size, from: descriptor), bytes.count == size else { return nil }
    switch bytes.withUnsafeBytes({ Int32($0.loadUnaligned(as: signalfd_siginfo.self).ssi_signo) }) {
    case SIGTSTP: return .stop
    case SIGCONT: return .goOn
    case SIGWINCH: return .resize
    case SIGUSR1: return .call(.toggle)
    case SIGUSR2: return .call(.where)
    default: return .end
    }
  }

  /// Stops the program as the signal would have, or the whole job as the terminal would have.
  ///
  /// If no shell could continue the program, the system does so at once.
  func stop(wholeJob: Bool) {
    var stop = EndingSignals.set(SIGTSTP)
    if wholeJob { kill(0, SIGTSTP) } else { raise(SIGTSTP) }
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    pthread_sigmask(SIG_BLOCK, &stop, nil)
    // The caller knows that the stop is over, so the signal that continued the program is discarded.
    var goOn = EndingSignals.set(SIGCONT)
    var atOnce = timespec()
    while sigtimedwait(&goOn, nil, &atOnce) > 0 {}
  }

  /// Discards the signals of keys that were meant for another program, and those of its stops.
  func forgetKeys() {
    var keys = EndingSignals.set(SIGINT, SIGQUIT, SIGTSTP, SIGCONT)
    var atOnce = timespec()
    while sigtimedwait(&keys, nil, &atOnce) > 0 {}
  }

  /// The other signals that end a program without a fault of its own.
  private static let others =
    [SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGSTKFLT, SIGXCPU]
    + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  private static func set(_ signals: Int32...) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
