import CFaults
import CLinux
import Glibc

/// The mode of a terminal as it was found.
struct TerminalMode {
  private let file: Int32
  private let found: termios

  /// Looks at a terminal; nil for a file that is none.
  init?(of file: Int32) {
    var found = termios()
    guard tcgetattr(file, &found) == 0 else { return nil }
    self.file = file
    self.found = found
  }

  /// Hands every key over at once and without an echo.
  func makeRaw() {
    var raw = found
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
      // On Linux the value 0 turns a special character off (termios(3), _POSIX_VDISABLE).
      for key in [VINTR, VQUIT, VSUSP] { keys[Int(key)] = 0 }
    }
    var found = found
    lectern_fault_mode(file, &found)
    tcsetattr(file, TCSADRAIN, &raw)
  }

  /// Gives the terminal back as it was found.
  func restore() {
    var found = found
    tcsetattr(file, TCSADRAIN, &found)
    lectern_fault_mode(-1, nil)
  }
}
