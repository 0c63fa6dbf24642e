import CLinux
import FileNames
import Glibc

/// The presence of files.
package enum FilePresence {
  /// Returns a Boolean value that indicates whether there is a file at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the path of a file with all links followed, or nil if there is none.
  package static func realPath(of path: String) -> String? {
    guard let real = realpath(FileName.bytes(path), nil) else { return nil }
    defer { free(real) }
    return FileName.text(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }
}

/// The names in folders.
package enum FolderNames {
  /// Returns the names of the files in a folder, sorted; none for a folder that cannot be read.
  package static func inside(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
