import CFaults
import CLinux
import Glibc

/// The mode that a terminal had at the start.
struct TerminalMode {
  private let file: Int32
  private let found: termios

  /// Saves the mode of a terminal, or returns nil if the file is not a terminal.
  init?(of file: Int32) {
    var found = termios()
    guard tcgetattr(file, &found) == 0 else { return nil }
    self.file = file
    self.found = found
  }

  /// Makes the terminal pass every key on at once, and without an echo.
  func makeRaw() {
    var raw = found
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
      // On Linux, the value 0 disables a special character (termios(3), _POSIX_VDISABLE).
      for key in [VINTR, VQUIT, VSUSP] { keys[Int(key)] = 0 }
    }
    var found = found
    lectern_fault_mode(file, &found)
    tcsetattr(file, TCSADRAIN, &raw)
  }

  /// Restores the mode of the terminal.
  func restore() {
    var found = found
    tcsetattr(file, TCSADRAIN, &found)
    lectern_fault_mode(-1, nil)
  }
}
