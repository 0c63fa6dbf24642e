import Glibc

/// Threads that long work is divided among.
package enum WorkerThreads {
  /// The number of processors of the system.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The work that is passed to a thread.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs a closure on some threads at once, this one among them, and returns when all have ended.
  package static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 0..<max(0, count - 1) {
      var thread = pthread_t()
      let work = Unmanaged.passRetained(Work(body))
      // With fewer threads the work takes longer.
      guard pthread_create(&thread, nil, start, work.toOpaque()) == 0 else {
        work.release()
        break
      }
      threads.append(thread)
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
}
