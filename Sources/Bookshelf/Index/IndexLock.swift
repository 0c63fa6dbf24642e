import Glibc

/// The right to change an index of texts, which one program at a time has.
///
/// It ends with the program, too, however that ends.
struct IndexLock {
  /// The time between two attempts to get it, in microseconds.
  private static let pause: UInt32 = 5_000

  /// The path of its file, which is not that of the index: the locks of that are SQLite's.
  private let file: String

  /// Names the right to change the index in a file.
  init(of index: String) { file = index + "-lock" }

  /// Runs a body once no other program has the right; none, where that is cancelled before.
  func hold(
    isCancelled: () -> Bool, _ body: () throws(ShelfError) -> Void
  ) throws(ShelfError) {
    let lock = unsafe open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    defer { if lock >= 0 { close(lock) } }
    // A disk that knows no such locks goes without.
    while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EINTR || errno == EWOULDBLOCK {
      if isCancelled() { return }
      usleep(Self.pause)
    }
    try body()
  }
}
