import CLinux
import Glibc

/// One end of a socket on which two processes exchange messages, a reply for each request.
package struct PacketSocket: Sendable {
  /// The descriptor of the socket.
  package let descriptor: Descriptor

  /// Returns the ends of a new socket, or nil if there are no descriptors left.
  package static func pair() -> (PacketSocket, PacketSocket)? {
    var ends: [Int32] = [-1, -1]
    guard local_sockets(&ends) == 0 else { return nil }
    return (PacketSocket(descriptor: Descriptor(ends[0])), PacketSocket(descriptor: Descriptor(ends[1])))
  }

  /// Sends a message and returns a Boolean value that indicates whether the other process took it.
  package func send(_ packet: Packet) -> Bool {
    var length = Packet()
    length.append(packet.bytes.count)
    return send(length.bytes[...]) && send(packet.bytes[...])
  }

  /// Waits for a message and returns it, or nil if the other process has ended, or sends more than a number of bytes.
  package func receive(upTo limit: Int) -> Packet? {
    var length = receive(8).map(Packet.init(received:))
    guard let count = length?.number(), count >= 0, count <= limit else { return nil }
    return receive(count).map(Packet.init(received:))
  }

  private func send(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      // Without a signal if the other process has ended.
      let sent = rest.withUnsafeBytes {
        Glibc.send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  private func receive(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      // Memory is not reserved before the bytes come.
      let step = min(count - bytes.count, 1 << 20)
      var got = 0
      bytes += [UInt8](unsafeUninitializedCapacity: step) { buffer, filled in
        repeat { got = Glibc.read(descriptor.number, buffer.baseAddress, step) } while got < 0 && errno == EINTR
        filled = max(0, got)
      }
      guard got > 0 else { return nil }
    }
    return bytes
  }
}
