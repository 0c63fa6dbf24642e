import Glibc
import Synchronization
import Terminal
import Testing

@Suite struct BackgroundThreadsTests {
  /// Numbers in the order that works were done in, and a mark that all have been.
  private final class Done: Sendable {
    let numbers = Mutex<[Int]>([])
    let (all, mark): (Int32, Int32)

    init() {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      (all, mark) = (ends[0], ends[1])
    }

    deinit {
      close(all)
      close(mark)
    }

    /// Waits until a mark is made.
    func wait() {
      var byte: UInt8 = 0
      _ = read(all, &byte, 1)
    }

    func make() { _ = write(mark, [0 as UInt8], 1) }
  }

  @Test func `works are done in the order they were given, by one thread that begins again when there are more`() {
    let done = Done()
    let threads = BackgroundThreads(most: 1)
    for round in 0..<3 {
      for number in 0..<50 { threads.perform { done.numbers.withLock { $0.append(50 * round + number) } } }
      threads.perform { done.make() }
      done.wait()
      #expect(done.numbers.withLock { $0 } == Array(0..<50 * (round + 1)))
    }
  }

  @Test func `works are done beside each other`() {
    let (first, second) = (Done(), Done())
    let threads = BackgroundThreads(most: 2)
    threads.perform {
      second.wait()
      first.make()
    }
    threads.perform { second.make() }
    first.wait()
  }
}
