import Foundation
import Glibc

/// The time that a test waits for an event; it is only ever used up by a test that fails.
struct Deadline {
  private let end = ContinuousClock.now + .seconds(60)

  /// Waits until a file can be read, or has come to its end.
  func waitToRead(_ file: Int32, for what: String) throws {
    while true {
      let left = max(.zero, end - .now)
      var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let ready = poll(&polled, 1, Int32(left / .milliseconds(1)))
      if ready > 0 { return }
      if ready < 0, errno == EINTR { continue }
      throw Missing(what: what)
    }
  }

  /// Waits until something is so that nothing can be read of; others have the processor meanwhile.
  func wait(for what: String, until isSo: () -> Bool) throws {
    while !isSo() {
      guard .now < end else { throw Missing(what: what) }
      sched_yield()
    }
  }

  /// An error that names the event that did not come.
  struct Missing: Error, CustomStringConvertible {
    let what: String
    var description: String { "waited in vain for \(what)" }
  }
}
