import CLinux
import Glibc

/// A thread for long work at a low priority.
package enum YieldingThread {
  /// The nice value of the thread, of which 19 is the lowest priority.
  private static let niceness: Int32 = 15

  /// The work that is passed to the thread.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts work in the background; it is not done if no thread can be created.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(&thread, &attributes, run, work.toOpaque())
    if status != 0 { work.release() }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
    // On Linux, 0 stands for the calling thread, and not for all threads of the process (setpriority(2), "C
    // library/kernel differences").
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
}
