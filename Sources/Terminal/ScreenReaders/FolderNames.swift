import CLinux
import Glibc

/// The names in a folder.
enum FolderNames {
  /// Returns all names, in no particular order, or none if the folder cannot be read.
  static func all(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }
}
