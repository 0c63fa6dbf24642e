import LecternCLI
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// Control Z: in a list of what can be put back it does that, everywhere else it is the shell's.
@Suite struct StopKeyTests {
  /// The times that keys stop the program, and the lines that are heard.
  func stops(_ keys: String) throws -> (count: Int, lines: [String]) {
    let home = try TemporaryFolder()
    let book = try GoldenBooks.small("One").write(to: home)
    let count = Mutex(0)
    let keyboard = ScriptedInput(ScriptedInput.keys(keys)) { count.withLock { $0 += 1 } }
    let run = ProgramRun([book, "--line"], home: home, keyboard: keyboard)
    return (count.withLock { $0 }, run.lines)
  }

  @Test func `in a text it stops the program`() throws {
    #expect(try stops("\u{1A}.\u{1A}q").count == 2)
  }

  @Test func `in a list of bookmarks it puts back what was removed`() throws {
    let (count, lines) = try stops("m:bookmarks\r\u{1B}[3~\u{1A}\u{1B}")
    #expect(count == 0)
    #expect(lines.contains("Bookmark removed.") && lines.contains("Restored."), "\(lines)")
  }

  @Test func `in any other dialog it stops the program`() throws {
    #expect(try stops("\u{14}\u{1A}").count == 1)
    #expect(try stops("/\u{1A}").count == 1)
  }
}
