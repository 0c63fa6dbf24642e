import Glibc

/// The state of the shelf's file when it was known to be whole, in a small file beside it.
///
/// To look at every page of the shelf takes the longer the more is on it. As long as its file is the very one that was left
/// whole, with the size and the times that it had then, nobody has written in it since: not even a disk that loses what it
/// was told to keep. What is damaged without a trace is told by the library, when it comes to that page.
struct SoundMark {
  /// `UTIME_OMIT`, which comes to Swift as no number: this time stays as it is.
  private static let omitted = (1 << 30) - 2

  private let file: String
  private var path: String { file + "-checked" }

  /// The mark of the shelf in a file.
  init(of file: String) { self.file = file }

  /// A Boolean value that indicates whether the file is as it was when it was marked.
  var holds: Bool {
    guard let now = state else { return false }
    let mark = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard mark >= 0 else { return false }
    defer { close(mark) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = unsafe Glibc.read(mark, &bytes, bytes.count)
    return count > 0 && bytes[..<count].elementsEqual(now.utf8)
  }

  /// Marks the file as it is now.
  ///
  /// Where that cannot be written, the next opening looks at all of it.
  func renew() {
    guard !holds else { return }
    // The clock of a file system ticks slowly: a time of our own is no other change's.
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    let times = [timespec(tv_sec: 0, tv_nsec: Self.omitted), now]
    guard unsafe utimensat(AT_FDCWD, file, times, 0) == 0, let state else { return }
    let mark = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard mark >= 0 else { return }
    let bytes = Array(state.utf8)
    // One that is written in part is the mark of no file.
    _ = unsafe write(mark, bytes, bytes.count)
    close(mark)
  }

  /// Takes the mark away: the file is not what it should be.
  func remove() { _ = unsafe unlink(path) }

  private var state: String? { FileState(ofFileAt: file)?.text }
}
