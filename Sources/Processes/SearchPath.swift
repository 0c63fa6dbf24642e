import CLinux
import Glibc

/// The folders that programs are looked for in.
package struct SearchPath {
  private let folders: [Substring]

  /// Takes folders with colons between.
  package init(_ path: String) {
    folders = path.split(separator: ":")
  }

  /// Returns a Boolean value that indicates whether one of the folders has a program of a name.
  package func has(_ program: some StringProtocol) -> Bool {
    folders.contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
