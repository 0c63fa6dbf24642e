import CLinux
import Glibc

/// The further input of a terminal beside keys: clicks of the mouse, and the sign that text is pasted and not typed.
///
/// ncurses asks for the mouse only where the description of the terminal has it in this form, which those of
/// multiplexers have not, and knows nothing of pasted text. A terminal that knows neither ignores the sequences.
enum InputModes {
  /// xterm's modes: 1000 tells presses and releases, 1002 also where a button is moved to that is down, 1006 tells them in
  /// digits, 2004 puts pasted text in brackets.
  private static let modes = [1000, 1002, 1006, 2004]

  /// Asks the terminal to tell them.
  static func begin() { write(modes.map { "\u{1B}[?\($0)h" }.joined()) }

  /// Asks it to tell them no more.
  static func end() { write(ending) }

  /// The sequences that ask it to tell them no more.
  static let ending = modes.reversed().map { "\u{1B}[?\($0)l" }.joined()

  private static func write(_ sequence: String) {
    _ = FileBytes.write(Array(sequence.utf8)[...], to: STDOUT_FILENO)
  }
}
