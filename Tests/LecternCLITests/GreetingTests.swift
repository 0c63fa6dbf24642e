import LecternCLI
import TestSupport
import Testing

/// The greeting of a reader who has never opened a book before.
@Suite struct GreetingTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  /// The last rows of the screens that keys lead to.
  func lastRows(_ keys: String, _ columns: Int = 60, _ lines: Int = 24) -> [[String]] {
    let screen = MemoryScreen(columns, lines)
    _ = ProgramRun(
      [book, "--speech", "print"], home: home, keyboard: TypedKeys(keys), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen })
    return screen.texts.map { Array($0.suffix(lines < 8 ? lines : 3)) }
  }

  @Test func `the last row greets the first time, over no text and until a key`() {
    let rows = lastRows("w")
    #expect(rows[0].last == "PgDn turns. Ctrl+T contents. / finds. Space reads. ? helps.")
    #expect(rows[0].dropLast().allSatisfy { !$0.contains("─") })
    #expect(rows.last?.last?.hasPrefix("Page 1 of 1. Morning. 0 percent.") == true)
    #expect(lastRows("").last?.last?.hasPrefix("Morning. Heading level 1.") == true)
  }

  @Test(arguments: [(40, "PgDn turns. Ctrl+T contents. ? helps."), (20, "PgDn turns. ? helps.")])
  func `a narrow screen is greeted by what it has room for, and by the key for help`(columns: Int, greeting: String) {
    let rows = lastRows("", columns, 5)[0]
    #expect(rows.last == greeting)
    #expect(rows.first?.contains("Morning") == true, "the text is in view")
  }

  @Test(
    arguments: [
      ("j", "j here: nothing. With :set letters vi: next line."),
      ("k", "k here: next link. With :set letters vi: previous line."),
      ("G", "G here: previous figure. With :set letters vi: end of the book."),
    ])
  func `a newcomer who presses a key of vi is told once what it does there`(key: String, hint: String) {
    let rows = lastRows(key + "w" + key, 80)
    let shows = rows.map { $0.joined(separator: " ").contains(hint) }
    #expect(shows == [false, true, false, false])
  }

  @Test func `one who is no newcomer, or knows the keys, is not told`() {
    #expect(
      !lastRows("j:set letters vi\rj", 80).dropFirst(2).joined().contains { $0.contains("With :set letters vi") })
    #expect(!lastRows("j", 80).joined().contains { $0.contains("With :set letters vi") })
  }
}
