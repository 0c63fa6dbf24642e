import Foundation
import Glibc
import Terminal
import TestSupport

/// The files by which a machine tells what runs on it.
struct FakeMachine {
  /// The number of the process that asks.
  static let reading: Int32 = 80

  let root: TemporaryFolder

  init() throws { root = try TemporaryFolder() }

  /// The screen reader that is found for the user of the tests.
  var reader: String? { reader(of: getuid()) }

  /// The screen reader that is found for a user.
  func reader(of user: UInt32) -> String? {
    ScreenReaderProbe(root: root.path, process: FakeMachine.reading, user: user, environment: [:]).find().map {
      switch $0 {
      case .speech(let name), .braille(let name): name
      }
    }
  }

  /// Writes a file, or only its folder.
  func write(_ text: String?, to path: String) throws {
    let folder = URL(fileURLWithPath: root.path + "/" + path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let text { _ = try root.write(text, to: path) }
  }

  /// Has a process run.
  func run(_ id: Int32, _ name: String, parent: Int32, command: String = "") throws {
    try write("\(id) (\(name)) S \(parent) 1 1 0\n", to: "proc/\(id)/stat")
    try write(name + "\n", to: "proc/\(id)/comm")
    try write(command.replacingOccurrences(of: " ", with: "\0"), to: "proc/\(id)/cmdline")
  }

  /// Has a server listen at a socket, until it is closed, and leave the socket behind.
  func listen(at path: String) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array((root.path + "/" + path).utf8)) }
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(server, $0, size) }
    }
    guard status == 0, Glibc.listen(server, 1) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return server
  }

  /// Ends a server, also for a process that another test starts at the moment and that holds it until it runs.
  func end(_ server: Int32) {
    shutdown(server, Int32(SHUT_RDWR))
    close(server)
  }
}
