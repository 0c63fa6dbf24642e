import CLinux
import Glibc

/// A file descriptor that is closed with the last use of it, and that no program started by this one inherits.
final class Descriptor: Sendable {
  /// The system's number of it.
  let number: Int32

  /// Takes a descriptor over.
  init(_ number: Int32) {
    self.number = number
  }

  deinit { close(number) }

  /// A new pipe; nil when there are no descriptors left.
  static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Makes reads or writes give up instead of waiting.
  func stopWaiting() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Writes what can be written without waiting, and gives the number of bytes; nil when nobody reads any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let written = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
    if written >= 0 { return written }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Reads what is there; nil when there will be no more, nothing when there is nothing now.
  func read(upTo count: Int) -> [UInt8]? {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      got = Glibc.read(number, buffer.baseAddress, count)
      filled = max(0, got)
    }
    if got > 0 { return bytes }
    return got < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  /// Whether everything that was ever written into the pipe has been read from it, but for some last bytes.
  func isDrained(leaving slack: Int) -> Bool {
    var polled = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    var left: Int32 = 0
    guard poll(&polled, 1, 0) >= 0, ioctl(number, UInt(FIONREAD), &left) == 0 else { return false }
    return polled.revents & Int16(POLLHUP) != 0 && left <= slack
  }
}
