import Foundation
import TestSupport
import Testing

/// The text that leaves a book in a terminal: copied text, and the transcript.
@Suite(.timeLimit(.minutes(10))) struct CopyingTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  private var environment: [String: String] { Self.environment(home) }

  private static func environment(_ home: TemporaryFolder) -> [String: String] {
    ["XDG_DATA_HOME": home.path, "XDG_STATE_HOME": home.path, "PATH": "/usr/bin:/bin"]
  }

  @Test func `selected text is kept for its owner alone, and printed as it was copied`() throws {
    let session = try LiveSession(guide, home: home, environment: environment)
    _ = try session.opening()
    #expect(try session.answer(to: "y") == "No selection.")
    session.press("[" + KeyBytes.right)
    while try session.hear("the selection") != "Morning selected." {}
    #expect(try session.answer(to: "y") == "Kept in copied text.")
    session.press("q")
    _ = try session.end()
    let attributes = try FileManager.default.attributesOfItem(atPath: home.path + "/lectern/copied.txt")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let copied = try FinishedRun(["copied"], environment: environment)
    #expect(copied.output == "Morning")
    #expect(copied.change == .exited(0))
  }

  @Test func `a command that takes the text has copied it, and one that fails has not`() throws {
    let file = home.path + "/taken"
    for (command, answer) in [("tee \(file)", "Copied."), ("false", "Kept in copied text.")] {
      // A home of its own, where no session has been before.
      let home = try TemporaryFolder()
      let session = try LiveSession(
        guide, ["--copy-command", command], home: home, environment: Self.environment(home))
      _ = try session.opening()
      session.press("[" + KeyBytes.right)
      while try !session.hear("the selection").hasSuffix(" selected.") {}
      #expect(try session.answer(to: "y") == answer)
      session.press("q")
      #expect(try session.end().change == .exited(0))
    }
    #expect(FileBytes.read(file) == Array("Morning".utf8))
  }

  @Test func `the transcript holds what was heard, and nobody to read it stops nothing`() throws {
    let file = home.path + "/log"
    let session = try LiveSession(guide, ["--transcript", file], home: home, environment: environment)
    var heard = try session.opening()
    heard.append(try session.answer(to: "."))
    let written = String(decoding: try #require(FileBytes.read(file)), as: UTF8.self)
    #expect(written.hasSuffix("\n"))
    // The greeting of a first book, which is not among what was listened for, stands there as well.
    #expect(written.split(separator: "\n").filter { heard.contains(String($0)) } == heard.map { $0[...] })
    session.press("q")
    #expect(try session.end().change == .exited(0))

    let fifo = home.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    let alone = try LiveSession(guide, ["--transcript", fifo], home: home, environment: environment)
    _ = try alone.opening()
    #expect(try alone.answer(to: "q").hasPrefix("Closed."))
    #expect(try alone.end().change == .exited(0))
  }
}
