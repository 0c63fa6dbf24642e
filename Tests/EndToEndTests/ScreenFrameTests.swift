import TestSupport
import Testing

/// The bytes that are written to the terminal for a key, and the place of the cursor after it.
@Suite(.timeLimit(.minutes(10))) struct ScreenFrameTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func opened(_ book: EPUBFixture, columns: Int = 80, lines: Int = 24) throws -> ScreenSession {
    let session = try ScreenSession(try book.write(to: home), home: home, columns: columns, lines: lines)
    try session.opened()
    return session
  }

  @Test func `a book opens with its page, and the cursor at the place`() throws {
    let session = try opened(Books.guide)
    try session.wait(for: "▎", in: 2)
    #expect(session.screen.rows[0] == "    Travel Guide" + String(repeating: " ", count: 53) + "Morning")
    #expect(session.screen.rows[2] == "   ▎" + String(repeating: " ", count: 32) + "Morning")
    #expect(session.screen.rows[4].hasPrefix("    We started out our morning in Lincoln Park. The zoo"))
    #expect(session.screen.rows[23].hasSuffix("? helps."))
    #expect((session.screen.row, session.screen.column) == (2, 36))
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func `a line move writes little, and the cursor goes last to the line`() throws {
    let session = try opened(Books.dense)
    for row in 3...5 {
      let bytes = try session.bytes(for: KeyBytes.down, "line \(row)") { screen in
        (screen.row, screen.column) == (row, 4)
          && screen.rows[23].dropFirst(4).prefix(20) == screen.rows[row].dropFirst(4).prefix(20)
      }
      #expect(bytes < 500, "two lines of 72 cells change their look, and the status row its words")
    }
    #expect(session.screen.hidings == 0)
  }

  @Test func `a whole page turn writes less than two kilobytes and never hides the cursor`() throws {
    let session = try opened(Books.dense)
    for page in 2...6 {
      let before = session.screen.rows
      let bytes = try session.bytes(for: KeyBytes.pageDown, "page \(page)") { screen in
        screen.rows[23].contains("Page \(page) of") && (screen.row, screen.column) == (2, 4)
      }
      #expect(zip(before, session.screen.rows).filter { $0 != $1 }.count > 20, "every line is another one")
      #expect(bytes < 2000)
    }
    #expect(session.screen.hidings == 0 && session.screen.modes.contains(25))
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func `a key that changes nothing that is seen writes nothing`() throws {
    let session = try opened(Books.guide)
    func bytes(for keys: String, _ answer: String) throws -> Int {
      try session.bytes(for: keys, answer) {
        $0.rows[23].hasPrefix("    " + answer) && ($0.row, $0.column) == (2, 36)
      }
    }
    _ = try bytes(for: "w", "Page 1 of 1. Morning.")
    let many = try bytes(for: "www~", "No command on tilde.")
    _ = try bytes(for: "w", "Page 1 of 1. Morning.")
    #expect(try bytes(for: "~", "No command on tilde.") == many)
  }

  @Test func `a click goes to the line, and its release does nothing`() throws {
    let session = try opened(Books.guide)
    session.press(KeyBytes.click(row: 4, column: 7))
    try session.wait(for: "the cursor at the line") { ($0.row, $0.column) == (4, 4) }
    session.press("]")
    try session.wait(for: "Words.", in: -1)
    try session.wait(for: "the cursor at the line") { ($0.row, $0.column) == (4, 4) }
  }

  @Test func `pasted text is told, and none of it is a key`() throws {
    let session = try opened(Books.guide)
    session.press(KeyBytes.pasted("q]q"))
    try session.wait(for: "Pasted text ignored.", in: -1)
    session.press("w")
    try session.wait(for: "Page 1 of 1. Morning. 0 percent.", in: -1)
    #expect(session.screen.rows[23].hasSuffix("Lines"))
  }
}
