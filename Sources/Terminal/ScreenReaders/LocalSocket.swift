import CLinux
import Glibc

/// A local socket.
enum LocalSocket {
  /// Returns a Boolean value that indicates whether a server listens at a path; a socket that a server has left
  /// behind does not count.
  static func answers(at path: String) -> Bool {
    if let end = connect(to: path) {
      close(end)
      return true
    }
    // A server with too many pending connections is running, too.
    return errno == EAGAIN
  }

  /// Returns a connection to the server at a path without blocking, or nil with `errno` set if there is none.
  static func connect(to path: String) -> Int32? {
    let end = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard end >= 0 else { return nil }
    guard withAddress(of: path, { Glibc.connect(end, $0, $1) }) != 0 else { return end }
    let code = errno
    close(end)
    errno = code
    return nil
  }

  /// Calls a body with the address of a socket, or returns -1 with `errno` set if the path is too long for one.
  static func withAddress(of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    // The path ends with a null byte.
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      errno = ENAMETOOLONG
      return -1
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
