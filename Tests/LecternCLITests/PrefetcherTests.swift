import Glibc
import Synchronization
import Testing

@testable import LecternCLI

@Suite struct PrefetcherTests {
  /// Work that is kept until somebody runs it.
  private final class Later: Sendable {
    private let work = Mutex<[@Sendable () -> Void]>([])

    var count: Int { work.withLock { $0.count } }

    func add(_ one: @escaping @Sendable () -> Void) { work.withLock { $0.append(one) } }

    func run() { for one in work.withLock({ $0 }) { one() } }
  }

  @Test func `values come in order, whether the background makes them at once, at the end or never`() {
    let indices = Array(0..<50)
    #expect(Array(Prefetcher(indices, in: { $0() }, make: { $0 * 2 })) == indices.map { $0 * 2 })
    let later = Later()
    #expect(Array(Prefetcher(indices, in: later.add, make: { $0 * 2 })) == indices.map { $0 * 2 })
    later.run()
    #expect(Array(Prefetcher([], in: { $0() }, make: { $0 })) == [])
  }

  @Test func `each value is made once, though the background comes late`() {
    let made = Mutex<[Int]>([])
    let later = Later()
    var ahead = Prefetcher(Array(0..<20), in: later.add) { index in
      made.withLock { $0.append(index) }
      return index
    }
    while ahead.next() != nil { later.run() }
    #expect(made.withLock { $0.sorted() } == Array(0..<20))
  }

  @Test func `no more than a few values wait for a user who is slow`() {
    let later = Later()
    var ahead = Prefetcher(Array(0..<1000), in: later.add, make: { $0 })
    #expect(ahead.next() == 0)
    #expect(later.count == 0, "nothing is begun beside the first")
    #expect(ahead.next() == 1)
    #expect(later.count > 0)
    #expect(later.count < 10)
  }

  @Test func `threads that make values at the same time put none out of order and make none twice`() {
    /// The number of times that one value was made, counted without a lock that would put the threads in turn.
    final class Count: Sendable {
      let times = Atomic(0)
    }
    let made = (0..<500).map { _ in Count() }
    let values = Array(
      Prefetcher(Array(0..<500), in: { work in Task.detached { work() } }) { index in
        made[index].times.add(1, ordering: .relaxed)
        // Some take longer than others.
        for _ in 0..<index % 7 { sched_yield() }
        return index
      })
    #expect(values == Array(0..<500))
    #expect(made.map { $0.times.load(ordering: .relaxed) } == Array(repeating: 1, count: 500))
  }
}
