import CLinux
import Glibc

/// A socket of this machine.
enum LocalSocket {
  /// Whether somebody answers at a path; a socket that its server has left behind does not.
  static func answers(at path: String) -> Bool {
    if let end = connect(to: path) {
      close(end)
      return true
    }
    // A server that has more callers than it can take is there too.
    return errno == EAGAIN
  }

  /// A connection to whoever listens at a path, which is never waited for; nil where nobody does, with `errno` set.
  static func connect(to path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { place in
      guard bytes.count < place.count else { return false }
      place.copyBytes(from: bytes)
      return true
    }
    guard isShort else {
      errno = ENAMETOOLONG
      return nil
    }
    let end = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard end >= 0 else { return nil }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(end, $0, size) }
    }
    guard status != 0 else { return end }
    let code = errno
    close(end)
    errno = code
    return nil
  }
}
