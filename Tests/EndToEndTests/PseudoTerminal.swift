import CChildProcess
import Foundation
import Glibc

/// A terminal with a test at its keyboard.
///
/// The line is held open here too: the last to close it would set its mode back, and a test could not see what a
/// program left behind.
final class PseudoTerminal {
  /// The side of whoever types and listens.
  private(set) var keyboard: Int32 = -1
  private var line: Int32 = -1
  /// The name of the terminal, to be opened by a program.
  let path: String

  init() throws {
    var name = [CChar](repeating: 0, count: 64)
    guard lectern_open_pseudo_terminal(&keyboard, &line, &name) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { hangUp() }

  /// The terminal goes away, as when its window is closed.
  func hangUp() {
    if keyboard >= 0 {
      close(keyboard)
      close(line)
    }
    keyboard = -1
  }

  /// Types bytes.
  func type(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
  }

  /// Gives the terminal another size, and tells the program of it.
  func resize(columns: Int, lines: Int) {
    var size = winsize(ws_row: UInt16(lines), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Every flag and every special character of the terminal.
  var mode: String {
    var mode = termios()
    guard tcgetattr(line, &mode) == 0 else { return "none" }
    return "\([mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]) \(mode.c_cc)"
  }

  /// A Boolean value that indicates whether keys are handed over one by one and without an echo.
  var isRaw: Bool {
    var mode = termios()
    return tcgetattr(line, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }
}
