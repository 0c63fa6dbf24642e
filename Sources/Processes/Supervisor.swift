import FileNames
import Glibc

/// The helper program that starts another one, and ends it and all that it has started with this program, however that
/// ends.
package struct Supervisor: Hashable, Sendable {
  /// The name of the program.
  package static let name = "lectern-supervisor"

  private let path: String

  /// Finds the program in a folder, or returns nil if it is not there.
  package init?(inFolder folder: String?) {
    guard let folder, access(FileName.bytes("\(folder)/\(Self.name)"), X_OK) == 0 else { return nil }
    path = "\(folder)/\(Self.name)"
  }

  /// Returns the words that start a program under supervision.
  func words(_ program: [String], reach: ProgramReach?) -> [String] {
    [path] + (reach?.options ?? []) + ["--"] + program
  }
}
