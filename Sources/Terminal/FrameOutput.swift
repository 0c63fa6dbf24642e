import CLinux
import Glibc

/// The output of ncurses, which is written when a frame is complete.
///
/// ncurses writes every row separately, since moving the cursor empties its buffer (`mvcur` of ncurses 6). The
/// terminal could then show half a page, and its process would wake up for each row.
final class FrameOutput {
  /// The file that ncurses writes to: the terminal, except while a frame is collected.
  let file: UnsafeMutablePointer<FILE>
  private let terminal: Int32
  /// The descriptor of a file in memory; negative if there is no space for one, and each row is written separately.
  private let held: Int32

  /// Creates the output to a terminal, or returns nil if no more files can be opened.
  init?(to terminal: Int32 = STDOUT_FILENO) {
    // The descriptor is separate, so that other writes to the terminal are not collected, such as those that restore
    // it on a signal.
    let own = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    guard own >= 0 else { return nil }
    guard let file = fdopen(own, "w") else {
      close(own)
      return nil
    }
    self.file = file
    self.terminal = terminal
    // If the system limits the size of files, the limit also applies to a file in memory.
    held = has_file_limit() ? -1 : memory_file()
  }

  deinit {
    fclose(file)
    if held >= 0 { close(held) }
  }

  /// Collects the output of a body and writes it in one piece.
  func whole(_ write: () -> Void) {
    guard held >= 0, dup3(held, fileno(file), O_CLOEXEC) >= 0 else { return write() }
    write()
    dup3(terminal, fileno(file), O_CLOEXEC)
    let count = lseek(held, 0, SEEK_CUR)
    lseek(held, 0, SEEK_SET)
    // If the terminal is gone, reading the keys fails, too, and reports that.
    guard count > 0, let frame = try? FileBytes.read(upTo: count, from: held) else { return }
    lseek(held, 0, SEEK_SET)
    _ = FileBytes.write(frame[...], to: terminal)
  }
}
