import Foundation

/// A folder of its own for one test, gone with the value.
final class ShelfFolder: Sendable {
  /// The folder.
  let url: URL

  /// Makes the folder.
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("lectern-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  func path(_ name: String = "shelf.sqlite") -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file and answers its path.
  func write(_ bytes: some Collection<UInt8>, to name: String = "shelf.sqlite") throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// The names of the files in the folder.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path) }

  /// The bytes of a file.
  func bytes(_ name: String = "shelf.sqlite") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }
}
