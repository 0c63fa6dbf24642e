import Glibc

/// The end of a named pipe that notices when nobody has it open for writing any more.
final class HolderWatch {
  private let file: Int32

  /// Opens a pipe before anybody has it open.
  init(_ path: String) {
    mkfifo(path, 0o600)
    file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit { close(file) }

  /// Waits until every program that had the pipe open has ended; false when that takes a minute.
  func allHaveEnded() -> Bool {
    var polled = pollfd(fd: file, events: 0, revents: 0)
    return poll(&polled, 1, 60_000) == 1 && polled.revents & Int16(POLLHUP) != 0
  }
}
