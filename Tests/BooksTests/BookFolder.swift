import Foundation
import TestSupport

/// The files of an unpacked book, by their names inside it.
struct BookFolder {
  /// Names with slashes, and the bytes of each file.
  let files: [String: [UInt8]]

  /// Reads every file of a folder that comes with the package; hidden ones are no part of a book.
  init(_ name: String) throws {
    let root = TestPackage.books.appendingPathComponent(name)
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let url = root.appendingPathComponent(path)
      let isRegular = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      if isRegular && !isHidden { files[path] = [UInt8](try Data(contentsOf: url)) }
    }
    self.files = files
  }

  /// A file as text.
  func text(_ name: String) -> String {
    String(decoding: files[name] ?? [], as: UTF8.self)
  }
}
