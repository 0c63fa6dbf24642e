import TestSupport
import Testing

/// Text that is read from the right, on a terminal that may reorder by itself.
@Suite(.timeLimit(.minutes(10))) struct ScreenOrderTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    var book = EPUBFixture("<p>שלום, 12 world.</p><p>סוף</p>")
    book.contents = [.init("Start", "c1.xhtml")]
    self.book = try book.write(to: home)
  }

  private func opened(_ arguments: [String] = [], underShell: Bool = false) throws -> ScreenSession {
    let session = try ScreenSession(
      book, home: home, arguments: ["--speech", "print"] + arguments, columns: 40, lines: 12, underShell: underShell)
    try session.opened()
    return session
  }

  @Test func `text is written as it is seen, and the terminal leaves it alone until it is given back`() throws {
    let session = try opened()
    #expect(session.screen.rows[2] == String(repeating: " ", count: 25) + ".world 12 ,םולש")
    #expect((session.screen.row, session.screen.column) == (2, 39))
    #expect(!session.screen.reorders)
    #expect(session.screen.unknown.isEmpty)
    session.press(KeyBytes.down)
    try session.wait(for: "the second line") { ($0.row, $0.column) == (3, 37) }
    session.press("q")
    #expect(try session.end() == .exited(0))
    #expect(session.screen.reorders)
  }

  @Test func `by characters the cursor goes to the left, and a click goes to the line that is seen there`() throws {
    let session = try opened()
    session.press("]]\u{1B}[B")
    try session.wait(for: "the cursor at the next letter") { ($0.row, $0.column) == (2, 38) }
    session.press(KeyBytes.click(row: 3, column: 36))
    try session.wait(for: "the cursor at the second paragraph") { ($0.row, $0.column) == (3, 37) }
  }

  @Test func `a terminal that is to reorder gets text as it is read, and is told nothing`() throws {
    let session = try opened(["--bidi", "terminal"])
    #expect(session.screen.rows[2] == "שלום, 12 world.")
    #expect((session.screen.row, session.screen.column) == (2, 0))
    #expect(session.screen.reorders)
  }

  @Test func `the shell has its order back while the program is stopped`() throws {
    let session = try opened(underShell: true)
    session.press(KeyBytes.suspend)
    try session.wait(for: "the shell") { $0.rows.contains("The shell has it.") && $0.reorders }
    session.press("on\n")
    try session.wait(for: "the page") { $0.rows[2].hasSuffix("םולש") && $0.modes.contains(2004) && !$0.reorders }
  }
}
