import CLinux
import Glibc
import TerminalUI

/// Where other programs call the reader: a socket in a folder that nobody else can enter.
///
/// A call is a datagram, so that it comes whole and nobody waits for anybody.
package final class CallSocket: Sendable {
  private static let longestCall = 16

  /// Can be read when there is a call.
  let descriptor: Int32
  private let path: String

  /// Listens in the runtime folder of an environment; nil where that cannot be.
  package init?(in environment: [String: String]) {
    guard let folder = CallSocket.folder(in: environment), CallSocket.make(folder) else { return nil }
    path = "\(folder)/\(getpid())"
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    // What a program of this number has left behind.
    unlink(path)
    guard descriptor >= 0, CallSocket.with(path, { bind(descriptor, $0, $1) }) == 0 else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// The call that has come; nil when none has, or what has come is none.
  func next() -> Call? {
    guard let bytes = try? FileBytes.read(upTo: CallSocket.longestCall, from: descriptor) else { return nil }
    return Call(rawValue: String(decoding: bytes, as: UTF8.self))
  }

  /// Calls the reader that was opened last, and tells whether there is one; what dead readers have left is taken away.
  package static func send(_ call: Call, in environment: [String: String]) -> Bool {
    guard let folder = folder(in: environment), isPrivate(folder) else { return false }
    let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard socket >= 0 else { return false }
    defer { close(socket) }
    let bytes = Array(call.rawValue.utf8)
    for path in sockets(in: folder) {
      if with(path, { sendto(socket, bytes, bytes.count, 0, $0, $1) }) == bytes.count { return true }
      if errno == ECONNREFUSED { unlink(path) }
    }
    return false
  }

  /// The sockets of a folder, the newest first.
  private static func sockets(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var found: [(path: String, made: (Int, Int))] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard name.allSatisfy(\.isNumber) else { continue }
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { continue }
      found.append((path, (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)))
    }
    return found.sorted { $0.made > $1.made }.map(\.path)
  }

  /// `$XDG_RUNTIME_DIR/lectern`, else a folder in `/tmp` that has the user's number.
  private static func folder(in environment: [String: String]) -> String? {
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 + "/lectern" : nil }
    return runtime ?? "/tmp/lectern-\(getuid())"
  }

  private static func make(_ folder: String) -> Bool {
    mkdir(folder, 0o700)
    return isPrivate(folder)
  }

  /// Whether a folder is the user's, and nobody else's; a link to one is not.
  private static func isPrivate(_ folder: String) -> Bool {
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
      && status.st_mode & 0o077 == 0
  }

  /// Does something with the address of a socket; -1 where its path is too long for one.
  private static func with(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int) -> Int {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private static func with(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int {
    with(path) { Int(body($0, $1)) }
  }
}
