import CLinux
import Glibc

/// The signal of a write into a pipe without a reader (SIGPIPE).
enum BrokenPipe {
  /// Runs a body whose writes may fail without ending the program, or being taken for the end of its output.
  static func ignored(_ body: () -> Void) {
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    // A signal that was pending before belongs to another write, and is left pending.
    var waiting = sigset_t()
    sigpending(&waiting)
    let wasWaiting = sigismember(&waiting, SIGPIPE) == 1
    body()
    var atOnce = timespec()
    if !wasWaiting { while sigtimedwait(&pipe, nil, &atOnce) < 0, errno == EINTR {} }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
