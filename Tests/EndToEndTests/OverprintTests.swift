import TestSupport
import Testing

/// Crossed-out text, and links that the terminal opens.
@Suite(.timeLimit(.minutes(10))) struct OverprintTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    // The second page has the same text as the first, but for its looks.
    let address = "https://example.org/\u{FC}"
    let line = "The price is <del>ten</del> nine, as <a href='\(address)'>the list</a> says."
    let plain = "The price is ten nine, as the list says."
    var book = EPUBFixture("<p>\(line)</p>")
    book.chapters.append(.init("c2.xhtml", "<p>\(plain)</p>"))
    self.book = try book.write(to: home)
  }

  @Test func `text is crossed out and links have their address, as long as they are shown`() throws {
    let session = try ScreenSession(book, home: home, columns: 60, lines: 12)
    try session.opened()
    let address = "https://example.org/%C3%BC"
    #expect((session.screen.struck, session.screen.linked(to: address)) == ("ten", "the list"))
    session.press("\u{1B}[6~")
    try session.wait(for: "the second page") { $0.rows[11].contains("Page 2 of 2") }
    #expect((session.screen.struck, session.screen.linked(to: address)) == ("", ""))
    session.press("\u{1B}[5~]" + KeyBytes.down)
    try session.wait(for: "the second word") { ($0.row, $0.column) == (2, 4) }
    #expect((session.screen.struck, session.screen.linked(to: address)) == ("ten", "the list"))
    #expect(session.screen.unknown.isEmpty && !session.screen.hasLook)
    session.press("q")
    #expect(try session.end() == .exited(0))
  }

  @Test func `a terminal without it gets dim text and no address`() throws {
    let session = try ScreenSession(
      book, home: home, environment: ["TERM": "screen-256color"], columns: 60, lines: 12)
    try session.opened()
    #expect(session.screen.struck.isEmpty && session.screen.linked(to: "https://example.org/%C3%BC").isEmpty)
    #expect(session.screen.rows[2].contains("The price is ten nine, as the list says."))
  }
}
