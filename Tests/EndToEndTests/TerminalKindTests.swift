import Foundation
import TestSupport
import Testing

/// The program in terminals of many kinds.
@Suite(.timeLimit(.minutes(10))) struct TerminalKindTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  /// The kinds whose descriptions are installed here, and one that is driven as xterm where its own is not.
  static let kinds =
    ["tmux-256color", "xterm-256color", "screen-256color", "linux", "xterm", "vt100"].filter {
      kind in
      ["/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo"].contains { folder in
        FileManager.default.fileExists(atPath: "\(folder)/\(kind.prefix(1))/\(kind)")
      }
    } + ["xterm-kitty"]

  @Test(.enabled(if: !kinds.isEmpty, "no description of a terminal is installed"), arguments: kinds)
  func `the page is the same in every kind of terminal`(kind: String) throws {
    let session = try ScreenSession(guide, home: home, environment: ["TERM": kind])
    try session.opened()
    session.press(KeyBytes.down + "]" + KeyBytes.down)
    try session.wait(for: "the second word") { screen in
      screen.rows[23].hasPrefix("    started") && (screen.row, screen.column) == (4, 7)
    }
    #expect(session.screen.rows[0].hasPrefix("    Travel Guide "))
    #expect(session.screen.rows[2].hasSuffix("  Morning"))
    #expect(session.screen.rows[4].hasPrefix("    We started out our morning in Lincoln Park. The zoo"))
    #expect(session.screen.rows[23].hasSuffix("Page 1 of 1  Words"))
    #expect(session.screen.unknown.isEmpty && session.screen.hidings == 0)
    session.press("q")
    #expect(try session.end() == .exited(0))
    #expect(session.screen.modes == [7, 25])
    #expect(session.terminal.mode == session.modeBefore)
    #expect(session.screen.rows[23].isEmpty, "the shell goes on in a row of its own")
  }

  @Test(arguments: ["dumb", "", "nonesuch-7"])
  func `a terminal that cannot show a page is read to in lines`(kind: String) throws {
    let session = try ScreenSession(guide, home: home, environment: ["TERM": kind])
    try session.wait(for: "the first line") { $0.rows.contains("Morning. Heading level 1.") }
    let told = session.screen.rows.first { $0.hasSuffix(" is not known here; the book is read in lines.") }
    #expect((told != nil) == (kind != "dumb"))
    #expect(told?.hasPrefix("lectern: The terminal \(kind.isEmpty ? "" : kind + " ")is") ?? true)
    session.press("q")
    #expect(try session.end() == .exited(0))
    #expect(session.screen.modes == [7, 25])
    #expect(session.terminal.mode == session.modeBefore)
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "xx_XX.nonesuch"], ["LC_ALL": "", "LANG": ""]])
  func `without an encoding for it the page shows what it can, in the cells it was laid out for`(
    environment: [String: String]
  ) throws {
    var book = EPUBFixture("<h1>Übung</h1><p>“Ça va?” — 猫が好き… <i>it’s</i> e\u{301}té.</p>")
    book.title = "Été"
    let session = try ScreenSession(try book.write(to: home, "other.epub"), home: home, environment: environment)
    try session.opened()
    #expect(session.screen.rows[0].hasPrefix("    ?t? "))
    #expect(session.screen.rows[2].hasSuffix("  ?bung"))
    #expect(session.screen.rows[4] == "    \"?a va?\" - ????????. it's et?.")
    #expect(session.written.allSatisfy { $0 < 0x80 })
  }

  @Test func `nothing that a book holds acts on the terminal`() throws {
    let text = "Red \u{1B}[31m and \u{9B}2J and \u{202E}back\u{202C}.\u{7}\n\nNext \u{1B}]0;title\u{7} line.\n"
    let session = try ScreenSession(try home.write(text, to: "text.txt"), home: home)
    try session.opened()
    session.press(KeyBytes.down)
    try session.wait(for: "Next", in: -1)
    let page = session.screen.rows.joined()
    #expect(page.contains("Red and 2J and back") && page.contains("Next line."))
    #expect(session.screen.bells == 0 && session.screen.unknown.isEmpty)
    let written = String(decoding: session.written, as: UTF8.self).unicodeScalars
    #expect(!written.contains { [0x9B, 0x202E, 0x202C].contains($0.value) })
  }
}
