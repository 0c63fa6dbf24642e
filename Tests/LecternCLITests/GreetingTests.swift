import LecternCLI
import TestSupport
import Testing

/// What a reader is told who has never opened a book before.
@Suite struct GreetingTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  func statusRows(_ keys: String) -> [String] {
    let screen = MemoryScreen(100, 24)
    _ = ProgramRun(
      [book, "--speech", "print"], home: home, keyboard: TypedKeys(keys), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen })
    return screen.texts.compactMap(\.last)
  }

  @Test func `the status row greets the first time, until a key`() {
    let rows = statusRows("w")
    #expect(rows[0].hasPrefix("Space reads. Down moves. R changes what Down moves by. Question mark, help. Q quits."))
    #expect(rows.last?.hasPrefix("Page 1 of 1. Morning. 0 percent.") == true)
    #expect(statusRows("").last?.hasPrefix("Morning. Heading level 1.") == true)
  }
}
