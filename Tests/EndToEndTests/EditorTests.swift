import Foundation
import TestSupport
import Testing

/// Notes that are written in an editor, which has the terminal for a while.
@Suite(.timeLimit(.minutes(10))) struct EditorTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  /// A script that plays the editor.
  private func editor(_ commands: String) throws -> String {
    let path = try home.write("#!/bin/sh\n\(commands)\n", to: "editor")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return path
  }

  private func environment(_ editor: String) throws -> [String: String] {
    try FileManager.default.createDirectory(atPath: home.path + "/run", withIntermediateDirectories: true)
    return [
      "XDG_DATA_HOME": home.path, "XDG_RUNTIME_DIR": home.path + "/run", "PATH": "/usr/bin:/bin", "EDITOR": editor,
    ]
  }

  @Test func `an editor gets a file that is its reader's alone, and the terminal as it was`() throws {
    let script = try editor(
      """
      stat -c %a "$2" > \(home.path)/mode
      stty -a < /dev/tty | grep -c -w -e '-echo' > \(home.path)/silent
      cat "$2" - < /dev/null > \(home.path)/seen
      touch "$2~"
      printf 'my thought\\nand more\\n' > "$2"
      """)
    let environment = try environment(script + " --wait")
    let session = try LiveSession(guide, home: home, environment: environment)
    _ = try session.opening()
    session.press("[" + KeyBytes.right)
    while try session.hear("the selection") != "Morning selected." {}
    #expect(try session.answer(to: ":") == "Command. Text field.")
    session.press("note\r")
    while try session.hear("the line") != "Note. Text field." {}
    session.press("\u{5}")
    #expect(try session.hear("the answer") == "Text saved.")
    session.press("q")
    #expect(try session.end().change == .exited(0))
    #expect(session.terminal.mode == session.modeBefore)
    let read = { (name: String) in FileBytes.read(home.path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(read("mode") == "600\n")
    #expect(read("silent") == "0\n")
    #expect(read("seen") == "\n")
    let left = try FileManager.default.contentsOfDirectory(atPath: home.path + "/run")
    #expect(!left.contains { $0.hasPrefix("lectern-") }, "\(left)")
    let notes = try FinishedRun(["notes"], environment: environment).output
    #expect(notes.hasPrefix("Morning\nNote: my thought\nand more\n"), "\(notes)")
  }

  @Test func `an editor that fails leaves the line, and the reader goes on`() throws {
    let session = try LiveSession(guide, home: home, environment: try environment("false"))
    _ = try session.opening()
    session.press("[" + KeyBytes.right)
    while try session.hear("the selection") != "Morning selected." {}
    session.press(":note\r\u{5}")
    while try !session.hear("the reason").contains("Error: Could not edit. The editor false has ended with a fault.")
    {}
    session.press("so\r")
    while try session.hear("the answer") != "Text saved." {}
    session.press("q")
    #expect(try session.end().change == .exited(0))
  }
}
