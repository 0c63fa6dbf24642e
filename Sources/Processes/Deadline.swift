import CLinux
import Glibc

/// A moment at which waiting ends.
struct Deadline {
  private let moment: Int

  /// Creates the moment some milliseconds from now.
  init(_ milliseconds: Int) {
    moment = Deadline.now() + milliseconds
  }

  /// A Boolean value that indicates whether the moment is still to come.
  var isAhead: Bool { Deadline.now() < moment }

  /// Waits until a descriptor is ready, and returns false if none is in time.
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
