import CLinux
import Glibc

/// A moment until which something is waited for.
struct Deadline {
  private let moment: Int

  /// A moment so many milliseconds from now.
  init(_ milliseconds: Int) {
    moment = Deadline.now() + milliseconds
  }

  /// A Boolean value that indicates whether it has not come yet.
  var isAhead: Bool { Deadline.now() < moment }

  /// Waits until something is ready; false when nothing is in time.
  func wait(_ polled: inout [pollfd]) -> Bool {
    while true {
      let left = Int32(clamping: max(0, moment - Deadline.now()))
      let ready = poll(&polled, nfds_t(polled.count), left)
      if ready > 0 { return true }
      if ready == 0 || errno != EINTR { return false }
    }
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
