import CLinux
import Glibc

/// The mode that keeps a terminal from reordering text that is written in visual order.
///
/// This is mode 8 of ECMA-48 (BDSM). When it is reset, characters stay in the cells that they were written to. A
/// terminal that reorders text has it set at its start ("BiDi in Terminal Emulators", freedesktop.org); any other
/// ignores it.
enum CellOrder {
  /// Turns reordering off, for every row that is written or cleared from now on.
  static func keep() { write("\u{1B}[8l") }

  /// Turns reordering on again, as at the start of the terminal.
  static func release() { write(releasing) }

  /// The sequence that turns reordering on again.
  static let releasing = "\u{1B}[8h"

  private static func write(_ sequence: String) {
    _ = FileBytes.write(Array(sequence.utf8)[...], to: STDOUT_FILENO)
  }
}
