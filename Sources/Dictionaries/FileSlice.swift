import Glibc

/// A file of a dictionary, of which parts are read on demand.
final class FileSlice {
  /// The size in bytes.
  let size: Int
  private let file: Int32

  /// Opens a file, or returns nil if it cannot be read or is not a regular file.
  init?(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    self.file = file
    size = Int(status.st_size)
  }

  deinit { close(file) }

  /// Returns the bytes from an offset on, fewer than requested at the end of the file.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, offset < size, count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: min(count, size - offset))
    var done = 0
    while done < bytes.count {
      let wanted = bytes.count - done
      let got = bytes.withUnsafeMutableBytes { buffer in
        pread(file, buffer.baseAddress.map { $0 + done }, wanted, off_t(offset + done))
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      done += got
    }
    return Array(bytes.prefix(done))
  }
}
