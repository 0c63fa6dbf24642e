import LecternCLI
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// The book that is read, as the desktop is told of it.
@Suite struct ReadingDisplayTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Reads in lines, and gives what was shown: whether the book is read aloud, and its chapter; nil for nothing.
  private func shown(_ arguments: [String], _ keys: String, input: String = "") -> [NowReading?] {
    let shown = Mutex<[NowReading?]>([])
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, input: input, keyboard: TypedKeys(keys), isTerminal: true,
      showReading: { reading in shown.withLock { $0.append(reading) } })
    _ = Program.run(arguments + ["--line"], edges)
    return shown.withLock { $0 }
  }

  @Test func `the desktop is told the book and the chapter, whether it is read aloud, and when that ends`() throws {
    let book = try GoldenBooks.golden.write(to: home)
    let all = shown([book], "www a wwq")
    let first = try #require(all.first ?? nil)
    #expect(first.title == "Travel Guide" && first.chapter == "Morning" && !first.isReading)
    #expect(all.last == .some(nil))
    #expect(all.dropLast().compactMap { $0?.isReading } == [false, true, false], "\(all)")
  }

  @Test func `what the desktop is told has nothing in it that a terminal acts on`() throws {
    var fixture = EPUBFixture("<p>One.</p>")
    fixture.title = "A\u{9B}B\u{202E}C"
    let first = try #require(shown([try fixture.write(to: home)], "q").first ?? nil)
    #expect(first.title == "A›BC")
  }

  @Test func `the bookshelf and a lesson are nothing that is read`() {
    #expect(shown([], "q").isEmpty)
    #expect(shown(["practice", "rotor"], "q").isEmpty)
  }
}
