import CChildProcess
import Foundation
import Glibc

/// A pipe that no process inherits but the one it is given to.
final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard lectern_open_pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  /// Nobody reads any more.
  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  /// Nobody reads any more, nor does a process that is just being started and still has what we had open.
  func endReading() throws {
    closeReading()
    try Deadline().wait(for: "a pipe without a reader") {
      var polled = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
      return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLERR) != 0
    }
  }

  /// Nobody writes any more.
  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }
}
