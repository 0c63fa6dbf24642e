import Glibc

/// A watch over the files of a folder, for tests that wait until a program has written something.
package final class FolderWatch {
  /// The longest wait, which ends only in a failure, in milliseconds.
  private static let patience: Int32 = 60_000

  private let file: Int32

  /// Watches a folder, and nothing below it.
  package init(_ path: String) {
    file = inotify_init1(Int32(IN_CLOEXEC))
    let changes = IN_CREATE | IN_MOVED_TO | IN_MODIFY | IN_DELETE | IN_DELETE_SELF
    inotify_add_watch(file, path, UInt32(changes))
  }

  deinit { close(file) }

  /// Waits for changes in the folder until something is so; false if it does not become so in a minute.
  package func wait(until isSo: () -> Bool) -> Bool {
    var events = [UInt8](repeating: 0, count: 1 << 16)
    while !isSo() {
      var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Self.patience) == 1, read(file, &events, events.count) > 0 else { return isSo() }
    }
    return true
  }
}
