import CLinux
import Glibc

/// Standard error.
package enum StandardError {
  /// Writes text at once; where it cannot be written nobody is left to be told.
  package static func write(_ text: String) {
    _ = FileBytes.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }
}
