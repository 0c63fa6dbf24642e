import CLinux
import Glibc
import Synchronization

/// A file descriptor that is closed with its last reference; programs that this one starts do not inherit it.
package final class Descriptor: Sendable {
  private static let closed: Int32 = -1
  private let open: Atomic<Int32>

  /// The number of the descriptor, or an invalid one once it is closed.
  package var number: Int32 { open.load(ordering: .relaxed) }

  /// Takes ownership of a descriptor.
  package init(_ number: Int32) {
    open = Atomic(number)
  }

  deinit { close() }

  /// Closes the descriptor at once, even if there are other references; closing the writing end of a pipe ends its
  /// data.
  package func close() {
    let number = open.exchange(Descriptor.closed, ordering: .relaxed)
    if number != Descriptor.closed { _ = Glibc.close(number) }
  }

  /// Returns the ends of a new pipe, or nil if there are no descriptors left.
  package static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Makes reads and writes return instead of blocking.
  package func stopWaiting() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Writes as many bytes as possible without blocking and returns their number, or nil if the other end is closed.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let written = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
    if written >= 0 { return written }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Reads the available bytes, or returns nil at the end of the data; the result is empty if there are none at the
  /// moment.
  package func read(upTo count: Int) -> [UInt8]? {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      got = Glibc.read(number, buffer.baseAddress, count)
      filled = max(0, got)
    }
    if got > 0 { return bytes }
    return got < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  /// The number of unread bytes in the pipe.
  package var unreadBytes: Int {
    var count: Int32 = 0
    return ioctl(number, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }
}
