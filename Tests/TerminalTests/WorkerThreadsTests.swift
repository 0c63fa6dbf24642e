import Synchronization
import Terminal
import Testing

@Suite struct WorkerThreadsTests {
  /// Numbers that several threads take from.
  private final class Numbers: Sendable {
    let taken = Mutex<[Int]>([])
    let next = Mutex(0)
  }

  @Test(arguments: [0, 1, 4]) func `all work is done when the threads have ended`(count: Int) {
    let numbers = Numbers()
    WorkerThreads.run(count) {
      while case let number = numbers.next.withLock({ next in
        next += 1
        return next
      }), number <= 100 {
        numbers.taken.withLock { $0.append(number) }
      }
    }
    #expect(numbers.taken.withLock { $0.sorted() } == Array(1...100))
    #expect(WorkerThreads.processors > 0)
  }
}
