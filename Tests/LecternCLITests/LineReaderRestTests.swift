import LecternCLI
import Speech
import Synchronization
import TestSupport
import Testing

/// The work of the reader in line mode between the keys: after 10 milliseconds it reads the surroundings of the place.
@Suite struct LineReaderRestTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  /// Returns the last line of speech at an opening at the kept place.
  private static func kept(_ book: String, _ home: TemporaryFolder) -> String? {
    ProgramRun(["transcript", book, "--resume", "--speech-only"], home: home).lines.last
  }

  @Test func `the place is on the disk once the keys rest, while the reader is still open`() {
    let found = Mutex<String?>(nil)
    let (book, home) = (book, home)
    let keys = PacedKeys("..") { found.withLock { $0 = LineReaderRestTests.kept(book, home) } }
    let run = ProgramRun([book, "--line"], home: home, keyboard: keys, clock: { keys.now })
    #expect(run.lines.last == "The zoo had lots of animals.")
    #expect(found.withLock { $0 } == "The zoo had lots of animals.")
    #expect(keys.rests.map(\.milliseconds) == [10, 500])
  }

  @Test func `a place that has not moved is not kept`() {
    let keys = PacedKeys("ww") {}
    #expect(ProgramRun([book, "--line"], home: home, keyboard: keys, clock: { keys.now }).status == .done)
    #expect(keys.rests.map(\.milliseconds) == [10])
    #expect(LineReaderRestTests.kept(book, home) == "Morning. Heading level 1.")
  }

  @Test(arguments: [(nil, 25), ("SSH_CONNECTION", 100), ("SSH_TTY", 100), ("TMUX", 25), ("STY", 25)])
  func `an Escape waits longer for its sequence over a network`(symbol: String?, wait: Int) {
    let keys = PacedKeys("w\u{1B}") {}
    let environment = symbol.map { [$0: "something"] } ?? [:]
    let run = ProgramRun(
      [book, "--line"], home: home, keyboard: keys, clock: { keys.now }, environment: environment)
    #expect(keys.rests.prefix(2).map(\.milliseconds) == [10, wait])
    #expect(run.lines.last == "Nothing to cancel.")
  }
}
