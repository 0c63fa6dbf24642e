import Foundation
import Glibc

/// A program that a test has caused to be started, by the number it wrote down itself.
struct Child {
  let id: pid_t

  /// A Boolean value that indicates whether the system knows the number no more: the program has ended, and its end has
  /// been asked after.
  var isGone: Bool { kill(id, 0) != 0 && errno == ESRCH }

  /// The programs whose numbers stand in a file, one a line.
  static func all(in path: String) -> [Child] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }.map(Child.init)
  }
}
