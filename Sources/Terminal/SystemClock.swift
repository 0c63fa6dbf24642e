import CLinux
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

  /// Returns the number of seconds that the user's clock is ahead of UTC.
  package static func secondsFromUTC() -> Int {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return local.tm_gmtoff
  }
}
