import Foundation

/// A folder that is there for one test and gone with it.
package final class TemporaryFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Makes the folder.
  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lectern-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a text file and gives its path.
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }
}
