import CLinux
import Glibc
import Speech
import Synchronization
import TerminalUI

/// A waker that uses an event counter of the system (eventfd(2)).
///
/// While it exists, the signals that end a program end its waits instead, so that whoever waits can silence a voice
/// before the program ends by the signal.
package final class SystemWaker: Waker {
  private let counter = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let signals: Int32
  private let before: sigset_t
  private let ending: Ending

  /// The signal that has ended a wait.
  package final class Ending: Sendable {
    private let signal = Mutex<Int32?>(nil)

    package init() {}

    /// A Boolean value that indicates whether a signal has come.
    var hasCome: Bool { signal.withLock { $0 != nil } }

    /// Takes a signal.
    func take(_ number: Int32) { signal.withLock { $0 = number } }

    /// Ends the program by the signal, if one has come.
    package func pass() {
      guard let number = signal.withLock({ $0 }) else { return }
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      raise(number)
    }
  }

  /// Creates a waker that tells of the signal which ends its waits.
  package init(_ ending: Ending) {
    self.ending = ending
    var taken = sigset_t()
    var before = sigset_t()
    sigemptyset(&taken)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&taken, signal) }
    pthread_sigmask(SIG_BLOCK, &taken, &before)
    self.before = before
    signals = signalfd(-1, &taken, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  deinit {
    close(counter)
    close(signals)
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  package func wake() {
    eventfd_write(counter, 1)
  }

  package func wait(until deadline: Instant?) -> Bool {
    var polled = [counter, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let wait = deadline.map { max(0, $0.milliseconds - SystemClock.now().milliseconds) } ?? -1
    poll(&polled, nfds_t(polled.count), Int32(clamping: wait))
    var count: eventfd_t = 0
    eventfd_read(counter, &count)
    var signal = signalfd_siginfo()
    if read(signals, &signal, MemoryLayout<signalfd_siginfo>.size) == MemoryLayout<signalfd_siginfo>.size {
      ending.take(Int32(signal.ssi_signo))
    }
    return !ending.hasCome
  }
}
