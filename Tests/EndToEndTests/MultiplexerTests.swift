import TestSupport
import Testing

/// The program in a terminal that others have made.
@Suite(.timeLimit(.minutes(10)), .enabled(if: Multiplexer.path != nil, "tmux is not installed"))
struct MultiplexerTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  @Test func `the page, the cursor and the modes are what tmux sees`() throws {
    // A shell around it, so that the window outlives the program.
    let command = "\(ChildProcess.lectern) \(guide); echo \"It has ended: $?.\"; read word"
    let window = try Multiplexer(["/bin/sh", "-c", command], home: home, columns: 80, lines: 24)
    try window.wait(for: "the page") { view in
      view.rows[0].hasPrefix("    Travel Guide ") && view.rows[23].hasSuffix("? helps.")
        && view.cursor == "36,2 1"
    }
    try window.press("Down")
    try window.wait(for: "the second line") { $0.rows[23].hasPrefix("    We started out") && $0.cursor == "4,4 1" }
    try window.press("]", "Down")
    try window.wait(for: "the second word") { $0.rows[23].hasPrefix("    started") && $0.cursor == "7,4 1" }
    try window.wait(for: "the modes") { $0.modes == "111" }
    try window.resize(columns: 40, lines: 12)
    try window.wait(for: "the place in another size") { view in
      view.rows[4] == "We started out our morning in Lincoln" && view.cursor == "3,4 1"
    }
    try window.resize(columns: 1, lines: 1)
    try window.resize(columns: 80, lines: 24)
    try window.wait(for: "the place again") { $0.cursor == "7,4 1" && $0.rows[0].hasPrefix("    Travel Guide ") }
    try window.press("q")
    try window.wait(for: "the end") { $0.rows.contains("It has ended: 0.") && $0.modes == "000" }
  }
}
