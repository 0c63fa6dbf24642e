import CLinux
import Glibc
import Speech

/// The monotonic clock of the system, and its time zone.
package enum SystemClock {
  /// Returns the moment, in milliseconds since an arbitrary one.
  package static func now() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  /// Returns the number of seconds by which local time is ahead of UTC.
  package static func secondsFromUTC() -> Int {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return local.tm_gmtoff
  }
}
