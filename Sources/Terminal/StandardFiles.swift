import CLinux
import Glibc

/// The three standard files, which may be closed when the program starts.
package enum StandardFiles {
  /// Opens replacements for closed standard files, so that no file that is opened later takes the number of one.
  ///
  /// A replacement fails as a closed file does: input cannot be read, and output cannot be written.
  package static func reserve() {
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
