import CChildProcess
import Foundation
import Glibc

/// Watches a child process, so that what happens to it can be waited for like anything that is read.
final class ChildWatch: Sendable {
  /// A change of the state of a process.
  enum Change: Hashable {
    case exited(Int32)
    case killed(by: Int32)
    case stopped
    case continued
  }

  private let reading: Int32

  /// Begins to watch; the watch lasts until the process is gone.
  init(of id: pid_t) throws {
    let pipe = try Pipe()
    let (reading, writing) = (fcntl(pipe.reading, F_DUPFD_CLOEXEC, 3), fcntl(pipe.writing, F_DUPFD_CLOEXEC, 3))
    self.reading = reading
    // A thread waits without an end; killing the process is what ends it.
    Thread.detachNewThread {
      var (code, status): (Int32, Int32) = (0, 0)
      while lectern_next_change(id, &code, &status) == 0 {
        _ = write(writing, [code, status], 8)
        if code != Int32(CLD_STOPPED) && code != Int32(CLD_CONTINUED) { break }
      }
      close(writing)
    }
  }

  deinit {
    // Until the thread has ended: it may still have something to write.
    var change: [Int32] = [0, 0]
    while read(reading, &change, 8) > 0 {}
    close(reading)
  }

  /// Waits for the next change of the process and returns it.
  func next() throws -> Change {
    try Deadline().waitToRead(reading, for: "a change of the process")
    var change: [Int32] = [0, 0]
    guard read(reading, &change, 8) == 8 else { throw Deadline.Missing(what: "a process that is gone") }
    switch change[0] {
    case Int32(CLD_EXITED): return .exited(change[1])
    case Int32(CLD_STOPPED): return .stopped
    case Int32(CLD_CONTINUED): return .continued
    default: return .killed(by: change[1])
    }
  }
}
