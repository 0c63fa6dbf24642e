import CLinux
import Glibc
import Synchronization

/// A file descriptor that is closed with the last use of it, and that no program started by this one inherits.
package final class Descriptor: Sendable {
  private static let closed: Int32 = -1
  private let open: Atomic<Int32>

  /// The system's number of it, or one that it knows nothing by once it is closed.
  package var number: Int32 { open.load(ordering: .relaxed) }

  /// Takes a descriptor over.
  package init(_ number: Int32) {
    open = Atomic(number)
  }

  deinit { close() }

  /// Closes it at once: the end of a pipe is the end of what is written into it, whoever still holds this.
  package func close() {
    let number = open.exchange(Descriptor.closed, ordering: .relaxed)
    if number != Descriptor.closed { _ = Glibc.close(number) }
  }

  /// A new pipe; nil when there are no descriptors left.
  package static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Makes reads or writes give up instead of waiting.
  package func stopWaiting() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Writes what can be written without waiting, and gives the number of bytes; nil when nobody reads any more.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let written = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
    if written >= 0 { return written }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Reads what is there; nil when there will be no more, nothing when there is nothing now.
  package func read(upTo count: Int) -> [UInt8]? {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      got = Glibc.read(number, buffer.baseAddress, count)
      filled = max(0, got)
    }
    if got > 0 { return bytes }
    return got < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  /// The number of bytes in the pipe that nobody has read.
  package var unreadBytes: Int {
    var count: Int32 = 0
    return ioctl(number, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }
}
