import Glibc
import Speech

/// The clock of the system that never goes back.
package enum SystemClock {
  /// The moment, in milliseconds since some fixed one.
  package static func now() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }
}
