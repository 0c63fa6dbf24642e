import CLinux
import Glibc
import Processes
import Speech
import Words

/// A connection to Speech Dispatcher through its socket.
final class SSIPConnection {
  /// The descriptor of the socket, which never blocks.
  let socket: Descriptor
  private var reader = SSIPReader()
  private var unsent: ArraySlice<UInt8> = []

  /// Connects to the server at a path, or returns nil with `errno` set if there is none.
  init?(_ path: String) {
    let number = Glibc.socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard number >= 0 else { return nil }
    socket = Descriptor(number)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  /// The events to wait for.
  var waits: [(descriptor: Descriptor, events: Int16)] {
    [(socket, Int16(POLLIN) | (unsent.isEmpty ? 0 : Int16(POLLOUT)))]
  }

  /// Sends bytes, as many as is possible without waiting, and keeps the others for the next call.
  func send(_ bytes: [UInt8]) {
    unsent += bytes
    guard !unsent.isEmpty else { return }
    let sent = unsent.withUnsafeBytes { Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    unsent = unsent.dropFirst(max(0, sent))
  }

  /// Returns the messages that have come.
  func receive() throws(VoiceRefusal) -> [SSIPMessage] {
    guard let bytes = socket.read(upTo: 1 << 18) else { throw VoiceRefusal(Complaint(.voiceServerGone)) }
    do throws(SSIPReader.Fault) { return try reader.take(bytes) } catch {
      throw VoiceRefusal(Complaint(.voiceServerStrange))
    }
  }

  /// Sends a line, and waits for its reply until a moment of the monotonic clock, in milliseconds.
  func ask(_ line: String, until moment: Int) throws(VoiceRefusal) -> SSIPMessage {
    send(Array((line + "\r\n").utf8))
    while true {
      let left = moment - Self.now()
      var polled = waits.map { pollfd(fd: $0.descriptor.number, events: $0.events, revents: 0) }
      guard left > 0, poll(&polled, nfds_t(polled.count), Int32(clamping: left)) >= 0 else {
        throw VoiceRefusal(Complaint(.voiceServerHangs))
      }
      send([])
      guard polled.contains(where: { $0.revents & ~Int16(POLLOUT) != 0 }) else { continue }
      if let reply = try receive().first(where: { !$0.isEvent }) { return reply }
    }
  }

  /// Returns the time of the monotonic clock, in milliseconds.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
