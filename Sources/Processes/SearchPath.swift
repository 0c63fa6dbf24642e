import CLinux
import Glibc

/// The folders in which programs are looked for.
package struct SearchPath {
  private let folders: [Substring]

  /// Creates a path from folders with colons between them.
  package init(_ path: String) {
    folders = path.split(separator: ":")
  }

  /// Returns a Boolean value that indicates whether one of the folders has a program with a name.
  package func has(_ program: some StringProtocol) -> Bool {
    path(of: program) != nil
  }

  /// Returns the path of a program, or nil if none of the folders has it.
  package func path(of program: some StringProtocol) -> String? {
    folders.lazy.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }
}
