import CLinux
import Glibc
import Synchronization
import TerminalUI

/// A socket through which other programs control the reader, in a folder that only the user can enter.
///
/// A call is one packet, and so is its answer: success, or the sentence with the reason for a refusal.
package final class CallSocket: Sendable {
  private static let longestCall = 16
  private static let longestAnswer = 4_096
  /// The greatest number of connected callers without a call; beyond it, the first of them is disconnected.
  private static let mostSilent = 8
  /// The time that a caller waits for the answer, in seconds.
  private static let callersPatience = 2

  let descriptor: Int32
  private let path: String
  private let callers = Mutex(Callers())

  private struct Callers {
    /// The connected callers that have not sent a call, in the order of their connections.
    var silent: [Int32] = []
    /// The last caller, if it has no answer yet, or else -1.
    var last: Int32 = -1
  }

  /// The descriptors of which one becomes readable when there may be a call.
  var descriptors: [Int32] { callers.withLock { [descriptor] + $0.silent } }

  /// Listens in the runtime folder of an environment, or returns nil if that is impossible.
  package init?(in environment: [String: String]) {
    guard let folder = CallSocket.folder(in: environment), CallSocket.make(folder) else { return nil }
    path = "\(folder)/\(getpid())"
    descriptor = socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    // An earlier process with this identifier may have left a socket behind.
    unlink(path)
    guard descriptor >= 0, LocalSocket.withAddress(of: path, { bind(descriptor, $0, $1) }) == 0,
      listen(descriptor, 8) == 0
    else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
    callers.withLock { callers in
      for caller in callers.silent + [callers.last] where caller >= 0 { close(caller) }
    }
  }

  /// Takes the next call, or returns nil if there is none.
  ///
  /// It does not block.
  func next() -> Call? {
    callers.withLock { callers in
      let new = accept(descriptor, nil, nil)
      if new >= 0 {
        _ = fcntl(new, F_SETFD, FD_CLOEXEC)
        _ = fcntl(new, F_SETFL, O_NONBLOCK)
        callers.silent.append(new)
      }
      while callers.silent.count > Self.mostSilent { close(callers.silent.removeFirst()) }
      for caller in callers.silent {
        var bytes = [UInt8](repeating: 0, count: Self.longestCall)
        let count = recv(caller, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN { continue }
        callers.silent.removeAll { $0 == caller }
        guard count > 0, !Self.isGone(caller),
          let call = Call(rawValue: String(decoding: bytes[..<count], as: UTF8.self))
        else {
          close(caller)
          continue
        }
        if callers.last >= 0 { close(callers.last) }
        callers.last = caller
        return call
      }
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether a caller has disconnected, as callers do while the reader is
  /// stopped.
  private static func isGone(_ caller: Int32) -> Bool {
    var polled = pollfd(fd: caller, events: 0, revents: 0)
    return poll(&polled, 1, 0) > 0 && Int32(polled.revents) & POLLHUP != 0
  }

  /// Answers the last caller, once.
  func answer(_ answer: Call.Answer) {
    let connection = callers.withLock { callers in
      defer { callers.last = -1 }
      return callers.last
    }
    guard connection >= 0 else { return }
    let bytes = answer.packet
    _ = Glibc.send(connection, bytes, min(bytes.count, CallSocket.longestAnswer), Int32(MSG_NOSIGNAL))
    close(connection)
  }

  /// Sends a call to the reader that was started last and returns its answer; sockets of readers that have crashed
  /// are removed.
  package static func send(_ call: Call, in environment: [String: String]) -> Call.Answer {
    guard let folder = folder(in: environment), isPrivate(folder) else { return .nobody }
    for path in sockets(in: folder) {
      if let answer = ask(call, at: path) { return answer }
    }
    return .nobody
  }

  /// Returns the answer of the reader at a socket, or nil if there is no reader any more.
  ///
  /// The call is repeated, since on a busy machine a reader may disconnect a caller before it has received the call.
  private static func ask(_ call: Call, at path: String, tries: Int = 3) -> Call.Answer? {
    let socket = socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    defer { close(socket) }
    var patience = timeval(tv_sec: callersPatience, tv_usec: 0)
    for option in [Int32(SO_RCVTIMEO), Int32(SO_SNDTIMEO)] {
      setsockopt(socket, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    guard LocalSocket.withAddress(of: path, { connect(socket, $0, $1) }) == 0 else {
      if errno == ECONNREFUSED { unlink(path) }
      return errno == EAGAIN ? .silence : nil
    }
    let bytes = Array(call.rawValue.utf8)
    var answer = [UInt8](repeating: 0, count: longestAnswer)
    if Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count {
      let count = recv(socket, &answer, answer.count, 0)
      if count < 0, errno == EAGAIN { return .silence }
      if count > 0 { return Call.Answer(packet: answer[..<count]) }
    }
    return tries > 1 ? ask(call, at: path, tries: tries - 1) : nil
  }

  /// Returns the sockets in a folder, newest first.
  private static func sockets(in folder: String) -> [String] {
    var found: [(path: String, made: (Int, Int))] = []
    for name in FolderNames.all(in: folder) where name.allSatisfy(\.isNumber) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { continue }
      found.append((path, (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)))
    }
    return found.sorted { $0.made > $1.made }.map(\.path)
  }

  /// Returns the path `$XDG_RUNTIME_DIR/lectern`, or else that of a folder in `/tmp` with the user identifier in its
  /// name.
  private static func folder(in environment: [String: String]) -> String? {
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 + "/lectern" : nil }
    return runtime ?? "/tmp/lectern-\(getuid())"
  }

  private static func make(_ folder: String) -> Bool {
    mkdir(folder, 0o700)
    return isPrivate(folder)
  }

  /// Returns a Boolean value that indicates whether only the user has access to a folder; a symbolic link does not
  /// count as one.
  private static func isPrivate(_ folder: String) -> Bool {
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
      && status.st_mode & 0o077 == 0
  }
}

/// The packet of an answer: one byte for its kind, followed by the sentence of a refusal.
extension Call.Answer {
  fileprivate var packet: [UInt8] {
    switch self {
    case .refused(let reason): [UInt8(ascii: "-")] + reason.utf8
    case .nothingIsRead: [UInt8(ascii: "0")]
    default: [UInt8(ascii: "+")]
    }
  }

  fileprivate init(packet: ArraySlice<UInt8>) {
    switch packet.first {
    case UInt8(ascii: "-"): self = .refused(String(decoding: packet.dropFirst(), as: UTF8.self))
    case UInt8(ascii: "0"): self = .nothingIsRead
    default: self = .done
    }
  }
}
