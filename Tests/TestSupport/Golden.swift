import Foundation

/// Text kept in a file that a test compares with.
package enum Golden {
  /// The golden was written anew, which must never pass for a test.
  package struct Recorded: Error {
    package let path: String
  }

  /// The lines kept in a file of the package.
  ///
  /// With `LECTERN_RECORD=1` the given text is written to it instead.
  /// - Throws: ``Recorded`` after writing, so that nobody records by accident.
  package static func lines(at path: String, recording text: String) throws -> [String] {
    let file = TestPackage.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["LECTERN_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      throw Recorded(path: path)
    }
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }
}
