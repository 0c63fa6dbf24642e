import Foundation

/// Reads and writes files for tests.
package enum FileBytes {
  /// The bytes of a file, nil when there is none.
  package static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  /// Writes a file, and makes the folders that it is to be in.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The files under a folder whose names end in one of the suffixes, in a fixed order.
  package static func paths(under folder: URL, suffixes: Set<String>) -> [String] {
    guard let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return walker.compactMap { $0 as? URL }.filter { suffixes.contains($0.pathExtension.lowercased()) }
      .map(\.path).sorted()
  }
}
