import Glibc

/// A socket of this machine.
enum LocalSocket {
  /// Whether somebody answers at a path; a socket that its server has left behind does not.
  static func answers(at path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { place in
      guard bytes.count < place.count else { return false }
      place.copyBytes(from: bytes)
      return true
    }
    guard isShort else { return false }
    let end = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard end >= 0 else { return false }
    defer { close(end) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(end, $0, size) }
    }
    // A server that has more callers than it can take is there too.
    return status == 0 || errno == EAGAIN
  }
}
