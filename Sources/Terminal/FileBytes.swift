import CLinux
import Glibc

/// Complete reads and writes on file descriptors.
enum FileBytes {
  /// The error of a read, with a number of the system.
  struct ReadError: Error {
    let code: Int32
  }

  /// Writes all bytes, and returns false if some could not be written.
  ///
  /// An earlier program may have left the terminal in a mode in which writes do not block. The function then waits
  /// itself.
  static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: file) }
  }

  /// Writes all bytes of a buffer, and returns false if some could not be written.
  static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      if written < 0, errno == EAGAIN {
        var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
        continue
      }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }

  /// Reads up to a number of bytes, or returns an empty array at the end.
  static func read(upTo count: Int, from file: Int32) throws(ReadError) -> [UInt8] {
    while true {
      var got = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        got = Glibc.read(file, buffer.baseAddress, count)
        filled = max(0, got)
      }
      if got >= 0 { return bytes }
      guard errno == EINTR else { throw ReadError(code: errno) }
    }
  }
}
