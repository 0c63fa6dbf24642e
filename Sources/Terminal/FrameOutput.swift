import CLinux
import Glibc

/// The output of ncurses, written once a frame is whole.
///
/// ncurses puts out every row by itself, as moving the cursor empties its buffer (`mvcur` of ncurses 6): a terminal could
/// show half a page, and whoever reads it would wake for each row.
final class FrameOutput {
  /// The file that ncurses writes to: the terminal, but for while a frame is held back.
  let file: UnsafeMutablePointer<FILE>
  private let terminal: Int32
  /// A file in memory; below 0 where there is no room for one, and every row goes out by itself.
  private let held: Int32

  /// Writes to a terminal; nil where no more files can be opened.
  init?(to terminal: Int32 = STDOUT_FILENO) {
    // A descriptor of its own: others, as those who give the terminal back when a signal ends the program, are not held.
    let own = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    guard own >= 0 else { return nil }
    guard let file = fdopen(own, "w") else {
      close(own)
      return nil
    }
    self.file = file
    self.terminal = terminal
    // If files may not grow, this one may not either.
    held = has_file_limit() ? -1 : memory_file()
  }

  deinit {
    fclose(file)
    if held >= 0 { close(held) }
  }

  /// Puts out at once what is written meanwhile.
  func whole(_ write: () -> Void) {
    guard held >= 0, dup3(held, fileno(file), O_CLOEXEC) >= 0 else { return write() }
    write()
    dup3(terminal, fileno(file), O_CLOEXEC)
    let count = lseek(held, 0, SEEK_CUR)
    lseek(held, 0, SEEK_SET)
    // A terminal that cannot be written to is gone, which is found out by whoever reads the keys.
    guard count > 0, let frame = try? FileBytes.read(upTo: count, from: held) else { return }
    lseek(held, 0, SEEK_SET)
    _ = FileBytes.write(frame[...], to: terminal)
  }
}
