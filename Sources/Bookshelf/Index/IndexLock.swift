import Glibc

/// The lock for changes of a text index, which one program at a time holds.
///
/// The system releases it when the program ends.
struct IndexLock {
  /// The time between two attempts to take the lock, in microseconds.
  private static let pause: UInt32 = 5_000

  /// The path of the file of the lock.
  ///
  /// The file of the index has the locks of SQLite itself.
  private let file: String

  /// Creates the lock of the index in a file.
  init(of index: String) { file = index + "-lock" }

  /// Runs a body once the lock is held; it does not run if waiting is cancelled.
  func hold(
    isCancelled: () -> Bool, _ body: () throws(ShelfError) -> Void
  ) throws(ShelfError) {
    let lock = unsafe open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    defer { if lock >= 0 { close(lock) } }
    // On a disk without such locks, the body runs without one.
    while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EINTR || errno == EWOULDBLOCK {
      if isCancelled() { return }
      usleep(Self.pause)
    }
    try body()
  }
}
