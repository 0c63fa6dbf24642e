import CLinux
import Glibc

/// The mode that keeps a terminal from reordering text that is written in the order it is seen in.
///
/// ECMA-48's mode 8 (BDSM): reset, cells stay where they were put. A terminal that reorders by itself has it set when it
/// starts ("BiDi in Terminal Emulators", freedesktop.org); one that does not ignores it.
enum CellOrder {
  /// Has cells left where they are put, in every row that is written or cleared from now on.
  static func keep() { write("\u{1B}[8l") }

  /// Has the terminal reorder again, as it does by itself.
  static func release() { write(releasing) }

  /// The sequence that has the terminal reorder again.
  static let releasing = "\u{1B}[8h"

  private static func write(_ sequence: String) {
    _ = FileBytes.write(Array(sequence.utf8)[...], to: STDOUT_FILENO)
  }
}
