import Glibc

/// The state of the shelf's file when it was known to be intact, in a small file beside it.
///
/// Checking every page takes longer the larger the shelf is. As long as the file is the same, with the same size and
/// times, it has not been written to since. SQLite finds other damage when it reads the damaged page.
struct SoundMark {
  /// The value of `UTIME_OMIT`, which is not imported into Swift; a time with it stays unchanged.
  private static let omitted = (1 << 30) - 2

  private let file: String
  private var path: String { file + "-checked" }

  /// Creates the mark of the shelf in a file.
  init(of file: String) { self.file = file }

  /// A Boolean value that indicates whether the file is unchanged since it was marked.
  var holds: Bool {
    guard let now = state else { return false }
    let mark = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard mark >= 0 else { return false }
    defer { close(mark) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = unsafe Glibc.read(mark, &bytes, bytes.count)
    return count > 0 && bytes[..<count].elementsEqual(now.utf8)
  }

  /// Marks the current state of the file as intact.
  ///
  /// If the mark cannot be written, the next opening checks the whole file.
  func renew() {
    guard !holds else { return }
    // The clock of a file system is coarse; a time that is set here differs from that of any other change.
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    let times = [timespec(tv_sec: 0, tv_nsec: Self.omitted), now]
    guard unsafe utimensat(AT_FDCWD, file, times, 0) == 0, let state else { return }
    let mark = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard mark >= 0 else { return }
    let bytes = Array(state.utf8)
    // A mark that is only partly written fits no file.
    _ = unsafe write(mark, bytes, bytes.count)
    close(mark)
  }

  /// Removes the mark, because the file is damaged.
  func remove() { _ = unsafe unlink(path) }

  private var state: String? { FileState(ofFileAt: file)?.text }
}
