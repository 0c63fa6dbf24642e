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

  /// Creates the fingerprint of a file, or returns nil for `-` and for anything but a regular file, such as a pipe.
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
