import CLinux
import Glibc

/// A thread of its own for work that takes long.
package enum DetachedThread {
  /// The nice value of a thread that yields to others, of which 19 is the lowest priority.
  private static let yielding: Int32 = 15

  /// The work that is passed to the thread.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts work in the background; it is not done if no thread can be created.
  ///
  /// A thread that yields has a low priority, and so has each program that it starts. The result is false if no thread
  /// was created.
  @discardableResult
  package static func start(yields: Bool = false, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let work = Unmanaged.passRetained(
      Work {
        // On Linux, 0 stands for the calling thread, and not for all threads of the process (setpriority(2), "C
        // library/kernel differences").
        if yields { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, yielding) }
        body()
      })
    let status = pthread_create(&thread, &attributes, run, work.toOpaque())
    if status != 0 { work.release() }
    return status == 0
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
}
