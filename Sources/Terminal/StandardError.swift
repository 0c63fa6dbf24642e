import CLinux
import Glibc

/// Standard error.
package enum StandardError {
  /// Writes text at once; a failure cannot be reported to anybody.
  package static func write(_ text: String) {
    _ = FileBytes.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }

  /// A Boolean value that indicates whether the output is a terminal that can replace lines.
  package static var replacesLines: Bool {
    guard isatty(STDERR_FILENO) == 1, let kind = getenv("TERM") else { return false }
    return !["", "dumb"].contains(String(cString: kind))
  }

  /// Shows a line in place of the one before it, or removes that; it does nothing if the output is not a terminal
  /// that can replace lines.
  package static func showProgress(_ line: String?) {
    guard replacesLines else { return }
    // The carriage return goes back to the start of the row, and the sequence clears the rest of it (ECMA-48, EL).
    write("\r" + (line ?? "") + "\u{1B}[K")
  }
}
