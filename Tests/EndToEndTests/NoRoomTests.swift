import Foundation
import Glibc
import TestSupport
import Testing

/// Notes on a disk without room for them.
@Suite(.timeLimit(.minutes(10))) struct NoRoomTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  private var shelf: String { home.path + "/lectern/shelf.sqlite" }

  private func notes() throws -> FinishedRun {
    try FinishedRun(["notes"], environment: ["XDG_DATA_HOME": home.path])
  }

  @Test func `where no file may grow a note is not told as saved, and what was saved before stays`() throws {
    let first = try LiveSession(guide, home: home)
    _ = try first.opening()
    #expect(try first.answer(to: "\u{13}") == "Text saved.")
    #expect(try first.answer(to: "q").hasPrefix("Closed."))
    #expect(try first.process.change() == .exited(0))

    // A limit of the shell, in blocks: what is longer already is not written on.
    let keys = ". C-s . C-s"
    let full = try FinishedRun(
      ["-c", "ulimit -f 0; exec \"$0\" \"$@\" | cat", ChildProcess.lectern, "transcript", guide, "--keys", keys],
      program: "/bin/sh", environment: ["XDG_DATA_HOME": home.path, "PATH": "/usr/bin:/bin"])
    #expect(full.change == .exited(0))
    #expect(full.lines.filter { $0.hasPrefix("Could not save.") }.count == 2, "\(full.output) \(full.errors)")
    #expect(!full.lines.contains("Text saved."))
    #expect(try notes().lines.first == "Morning")
  }

  @Test func `where no file may grow the page is shown all the same`() throws {
    let session = try ScreenSession(guide, home: home, after: "ulimit -f 0")
    try session.opened()
    #expect(session.screen.rows.contains { $0.contains("Morning") })
    session.press("q")
    #expect(try session.end() == .exited(0))
  }

  @Test func `where no file may grow what was kept before is read, and is not called nothing`() throws {
    let first = try LiveSession(guide, home: home)
    _ = try first.opening()
    #expect(try first.answer(to: "\u{13}") == "Text saved.")
    #expect(try first.answer(to: "q").hasPrefix("Closed."))
    #expect(try first.process.change() == .exited(0))
    for leftover in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: shelf + leftover) }

    let whole =
      "ulimit -f 0; { \"$0\" notes; \"$0\"; \"$0\" transcript \"$1\" --keys ': \"notes\" Enter'; } 2>&1 | cat"
    let full = try FinishedRun(
      ["-c", whole, ChildProcess.lectern, guide], program: "/bin/sh",
      environment: ["XDG_DATA_HOME": home.path, "PATH": "/usr/bin:/bin"])
    #expect(full.lines.first == "Morning", "\(full.output)")
    #expect(full.lines.contains { $0.hasPrefix("Notes. 1 item") }, "\(full.output)")
    #expect(!full.lines.contains("No notes."))
  }

  @Test func `where no file may grow reading goes on, and the reason is told once more at the end`() throws {
    let first = try LiveSession(guide, home: home)
    _ = try first.opening()
    #expect(try first.answer(to: "\u{13}") == "Text saved.")
    #expect(try first.answer(to: "q").hasPrefix("Closed."))
    #expect(try first.process.change() == .exited(0))

    let shell = "ulimit -f 0; { printf '.\\023.'; printf '.q'; } | \"$0\" \"$@\" 2>&1 | cat"
    let full = try FinishedRun(
      ["-c", shell, ChildProcess.lectern, guide, "--line"], program: "/bin/sh",
      environment: ["XDG_DATA_HOME": home.path, "PATH": "/usr/bin:/bin"])
    let refused = try #require(full.lines.firstIndex { $0.hasPrefix("Could not save.") })
    #expect(full.lines[(refused + 1)...].contains("The zoo had lots of animals."))
    #expect(full.lines.last?.hasPrefix("lectern: Could not save.") == true, "\(full.output)")
    #expect(try notes().lines.filter { $0 == "Morning" }.count == 1)
  }
}
