import CLinux
import Glibc

/// The three files that a program finds open, or does not.
package enum StandardFiles {
  /// Sees to it that no file opened later is taken for one of the three that was closed by whoever started us.
  ///
  /// What stands in for a closed one fails as that would: input cannot be read, output cannot be written.
  package static func reserve() {
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
