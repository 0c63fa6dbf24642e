import FileNames
import Glibc
import TextModel

/// The size of a file and a hash of its start and its end, by which it is recognized without reading all of it.
package struct FileFingerprint: Hashable, Sendable {
  /// The greatest length of the start and of the end that are hashed, in bytes.
  package static let reach = 64 << 10

  /// The size in bytes.
  package let size: Int
  /// The hash of the first and then the last 64 KB (64-bit FNV-1a).
  package let hash: UInt64

  /// Creates the fingerprint of bytes in memory.
  package init(of bytes: some RandomAccessCollection<UInt8>) {
    self.init(size: bytes.count, ends: [Array(bytes.prefix(Self.reach)), Array(bytes.suffix(Self.reach))])
  }

  /// Creates the fingerprint of a file, or of the names and sizes of the files in a folder and in those in it; returns nil for `-` and for
  /// anything else, such as a pipe.
  package init?(ofFileAt path: String) throws(ShelfError) {
    guard path != "-" else { return nil }
    // Opening does not block, since the other end of a named pipe may never be opened.
    let file = unsafe open(FileName.bytes(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(file: path, system: errno) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else {
      throw .unreadable(file: path, system: errno)
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      self.init(of: Self.listing(of: file))
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    let head = try Self.read(file, from: 0, path: path)
    let tail = try Self.read(file, from: max(0, size - Self.reach), path: path)
    self.init(size: size, ends: [head, tail])
  }

  private init(size: Int, ends: [[UInt8]]) {
    self.size = size
    hash = ends.joined().fnv1a
  }

  /// The greatest number of names that a listing has, and the greatest depth of folders in it.
  private static let most = (names: 20_000, depth: 8)

  /// Returns the names of the files in an open folder and the folders in it in order, each with its size.
  private static func listing(of folder: Int32) -> [UInt8] {
    var lines: [[UInt8]] = []
    list(dup(folder), [], into: &lines)
    return Array(lines.sorted { $0.lexicographicallyPrecedes($1) }.joined())
  }

  /// Adds the files of a folder, whose descriptor it closes; `path` is that of the folder, a slash after each name.
  private static func list(_ folder: Int32, _ path: [UInt8], into lines: inout [[UInt8]]) {
    guard folder >= 0 else { return }
    guard let stream = unsafe fdopendir(folder) else {
      close(folder)
      return
    }
    defer { unsafe closedir(stream) }
    while lines.count < most.names, let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
      let bytes = name.map { CChar(bitPattern: $0) } + [0]
      var status = stat()
      guard name.first != UInt8(ascii: "."), unsafe fstatat(folder, bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard path.count(where: { $0 == UInt8(ascii: "/") }) < most.depth else { continue }
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        unsafe list(openat(folder, bytes, flags), path + name + [UInt8(ascii: "/")], into: &lines)
      } else {
        lines.append(path + name + " \(status.st_size)\n".utf8)
      }
    }
  }

  private static func read(_ file: Int32, from offset: Int, path: String) throws(ShelfError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: reach)
    var count = 0
    while count < reach {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(file, buffer.baseAddress.map { unsafe $0 + count }, reach - count, off_t(offset + count))
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable(file: path, system: errno) }
      guard got > 0 else { break }
      count += got
    }
    return Array(bytes.prefix(count))
  }
}
