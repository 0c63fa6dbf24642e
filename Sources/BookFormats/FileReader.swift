import FileNames
import Glibc
import Words

/// Reads a file from where it is, a bounded number of bytes.
package enum FileReader {
  /// The kind of a name on disk.
  enum Kind {
    case file, folder, stream
  }

  /// Returns the kind of the file at a path.
  static func kind(of path: String) throws(BookError) -> Kind {
    var status = stat()
    guard stat(FileName.bytes(path), &status) == 0 else { throw failure(path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .stream
    }
  }

  /// Returns the first bytes of a file, at most `limit`; all of it where it is shorter.
  static func prefix(of path: String, limit: Int) throws(BookError) -> [UInt8] {
    let descriptor = Glibc.open(FileName.bytes(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard let bytes = bytes(of: descriptor, limit: limit) else { throw failure(path) }
    return bytes
  }

  /// Returns the first bytes of an open file, at most `limit`; nil where it cannot be read, `errno` says why.
  static func bytes(of descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var step = [UInt8](repeating: 0, count: min(limit, 256 << 10))
    while bytes.count < limit {
      let room = min(step.count, limit - bytes.count)
      let count = step.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, room) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += step[..<count]
    }
    return bytes
  }

  /// Returns all of a file.
  package static func contents(of path: String, limit: Int) throws(BookError) -> [UInt8] {
    let bytes = try prefix(of: path, limit: limit + 1)
    guard bytes.count <= limit else { throw .tooLarge(file: path, limit: limit) }
    return bytes
  }

  private static func failure(_ path: String) -> BookError {
    let code = errno
    switch code {
    case ENOENT, ENOTDIR: return .noSuchFile(file: path)
    default: return .unreadable(file: path, reason: .system(code))
    }
  }
}
