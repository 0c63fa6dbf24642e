import CLinux
import Glibc

/// Standard error.
package enum StandardError {
  /// Writes text at once; where it cannot be written nobody is left to be told.
  package static func write(_ text: String) {
    _ = FileBytes.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }

  /// Shows a line in place of the one before it, or takes that away; nothing where nobody sees lines replaced.
  package static func showProgress(_ line: String?) {
    guard isatty(STDERR_FILENO) == 1, let kind = getenv("TERM"), !["", "dumb"].contains(String(cString: kind)) else {
      return
    }
    // Back to the start of the row, and the rest of it blank (ECMA-48, EL).
    write("\r" + (line ?? "") + "\u{1B}[K")
  }
}
