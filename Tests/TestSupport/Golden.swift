import Foundation
import Testing

/// Text kept in a file that a test compares with.
package enum Golden {
  /// Compares with the file; with `LECTERN_RECORD=1` writes it instead, and fails, so that nobody records by accident.
  package static func expect(_ text: String, at path: String, _ location: SourceLocation = #_sourceLocation) throws {
    let file = TestPackage.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["LECTERN_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("Recorded", sourceLocation: location)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(text.components(separatedBy: "\n") == kept.components(separatedBy: "\n"), sourceLocation: location)
  }
}
