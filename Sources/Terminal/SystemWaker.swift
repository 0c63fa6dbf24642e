import CLinux
import Glibc
import Speech
import TerminalUI

/// A waker that uses an event counter of the system (eventfd(2)).
package final class SystemWaker: Waker {
  private let counter = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

  package init() {}

  deinit { close(counter) }

  package func wake() {
    eventfd_write(counter, 1)
  }

  package func wait(until deadline: Instant?) {
    var polled = pollfd(fd: counter, events: Int16(POLLIN), revents: 0)
    let wait = deadline.map { max(0, $0.milliseconds - SystemClock.now().milliseconds) } ?? -1
    poll(&polled, 1, Int32(clamping: wait))
    var count: eventfd_t = 0
    eventfd_read(counter, &count)
  }
}
