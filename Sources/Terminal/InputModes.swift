import CLinux
import Glibc

/// The input modes of a terminal for the mouse and for pasted text, which it then distinguishes from typed text.
///
/// ncurses only requests the mouse if the description of the terminal has it in this form, as those of multiplexers
/// do not, and does not support pasted text. A terminal without these modes ignores the sequences.
enum InputModes {
  /// The modes of xterm.
  ///
  /// 1000 reports presses and releases, 1002 also moves with a button down, 1006 reports them in decimal digits, and
  /// 2004 puts pasted text in brackets.
  private static let modes = [1000, 1002, 1006, 2004]

  /// Requests the modes.
  static func begin() { write(modes.map { "\u{1B}[?\($0)h" }.joined()) }

  /// Ends the modes.
  static func end() { write(ending) }

  /// The sequences that end the modes.
  static let ending = modes.reversed().map { "\u{1B}[?\($0)l" }.joined()

  private static func write(_ sequence: String) {
    _ = FileBytes.write(Array(sequence.utf8)[...], to: STDOUT_FILENO)
  }
}
