import FileNames
import Glibc

/// The names of the files in a folder and the folders in it, without links and hidden files.
struct FolderListing {
  /// The greatest number of names that are read, and of folders in each other.
  private static let (most, deepest) = (20_000, 3)

  /// The names, with the folders that lead to each: `part 1/p1.png`.
  private(set) var names: [String] = []
  private var count = 0

  /// Reads the names, or returns nil if the folder cannot be read, or has more in it than a book.
  init?(ofFolderAt path: String) {
    guard collect(Glibc.open(FileName.bytes(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC), in: "", depth: 0) else {
      return nil
    }
  }

  /// Returns the name of the folder at a path, such as `.`, or nil if there is none.
  static func name(ofFolderAt path: String) -> String? {
    guard let real = realpath(FileName.bytes(path), nil) else { return nil }
    defer { free(real) }
    return FileName.text(UnsafeRawBufferPointer(start: real, count: strlen(real)).split(separator: 0x2F).last ?? [])
  }

  /// Adds the names in an open folder, which is closed, and returns a Boolean value that indicates whether it could be
  /// read as a whole.
  private mutating func collect(_ folder: Int32, in prefix: String, depth: Int) -> Bool {
    guard folder >= 0, let stream = fdopendir(folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let first = bytes.first, first != UInt8(ascii: ".") else { continue }
      count += 1
      guard count <= Self.most else { return false }
      let name = FileName.text(bytes)
      var status = stat()
      guard fstatat(folder, FileName.bytes(name), &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: names.append(prefix + name)
      case S_IFDIR:
        guard depth < Self.deepest else { return false }
        let inner = openat(folder, FileName.bytes(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard collect(inner, in: prefix + name + "/", depth: depth + 1) else { return false }
      default: break
      }
    }
    return true
  }
}
