import Foundation

/// The package under test, as folders on disk.
package enum TestPackage {
  /// The package's own folder.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The books that come with the package.
  package static let books = root.appendingPathComponent("Books")

  /// The collection of books nobody here wrote, where it stands beside the package; tests must pass without it.
  package static let corpus: URL? = {
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()
}
