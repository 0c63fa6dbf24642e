import CLinux
import Glibc

/// The signal that is sent to whoever writes into a pipe that nobody reads.
enum BrokenPipe {
  /// Does something whose writes may fail, but not end the program, nor be taken for the end of its output.
  static func ignored(_ body: () -> Void) {
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    // One that waits already is another's: it must be left where it is.
    var waiting = sigset_t()
    sigpending(&waiting)
    let wasWaiting = sigismember(&waiting, SIGPIPE) == 1
    body()
    var atOnce = timespec()
    if !wasWaiting { while sigtimedwait(&pipe, nil, &atOnce) < 0, errno == EINTR {} }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
