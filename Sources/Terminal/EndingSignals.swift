import CLinux
import Glibc
import TerminalUI

/// The signals that end, stop or continue a program, as something to be read.
///
/// While the value is there they do nothing else, so that no signal leaves the terminal as a program has set it. A
/// reader of our output that is gone is among them: its signal would end us before the terminal is given back. Those that
/// nobody sends to a reader, and that would end it all the same, come as one that ends a program.
final class EndingSignals: Sendable {
  /// The request of a signal.
  enum Request {
    case end
    /// The user wants the shell back for a while.
    case stop
    /// The terminal has another size.
    case resize
    /// The program has been stopped and goes on.
    case goOn
    /// Another program asks for something.
    case call(Call)
  }

  /// A descriptor that can be read when a signal has come.
  let descriptor: Int32
  private let before: sigset_t
  private let others: SignalHandlers

  /// Takes the signals; threads begun later leave them alone too.
  init() {
    var taken = EndingSignals.set(
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGCONT, SIGWINCH, SIGUSR1, SIGUSR2)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &taken, &before)
    self.before = before
    others = SignalHandlers(EndingSignals.others)
    // Threads that work in the background leave some of them open to themselves, so that blocking would not do.
    for signal in EndingSignals.others {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in kill(getpid(), SIGTERM) }
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
    descriptor = signalfd(-1, &taken, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  deinit {
    // A signal that came too late to be read has nothing left to do: what it would end is ending.
    while next() != nil {}
    close(descriptor)
    others.restore()
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// The signal that has come; nil when none has.
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

  /// Stops the program as the signal would have, or the whole job as the terminal would have; where no shell could continue
  /// it the system goes on at once.
  func stop(wholeJob: Bool) {
    var stop = EndingSignals.set(SIGTSTP)
    if wholeJob { kill(0, SIGTSTP) } else { raise(SIGTSTP) }
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    pthread_sigmask(SIG_BLOCK, &stop, nil)
    // Whoever asks for the stop knows that it is over.
    var goOn = EndingSignals.set(SIGCONT)
    var atOnce = timespec()
    while sigtimedwait(&goOn, nil, &atOnce) > 0 {}
  }

  /// Forgets the signals of keys that were meant for another program, and of its stops.
  func forgetKeys() {
    var keys = EndingSignals.set(SIGINT, SIGQUIT, SIGTSTP, SIGCONT)
    var atOnce = timespec()
    while sigtimedwait(&keys, nil, &atOnce) > 0 {}
  }

  /// The other signals that end a program and tell of no fault in it.
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
