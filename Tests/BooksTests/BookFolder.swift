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

  /// The book as an EPUB: `mimetype` first (OCF 3.3 §4.2), then the other files sorted by name, none compressed.
  func packed() throws -> [UInt8] {
    let rest = files.keys.filter { $0 != "mimetype" }.sorted()
    let folder = try TemporaryFolder()
    let path = folder.path + "/book.epub"
    try ZipWriter.write((["mimetype"] + rest).map { ($0, files[$0] ?? []) }, to: path)
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A file as text.
  func text(_ name: String) -> String {
    String(decoding: files[name] ?? [], as: UTF8.self)
  }
}
