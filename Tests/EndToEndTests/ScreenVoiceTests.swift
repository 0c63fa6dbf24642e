import Foundation
import Glibc
import TestSupport
import Testing

/// Speech beside the page, by programs that do well and by programs that do not.
@Suite(.timeLimit(.minutes(10))) struct ScreenVoiceTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  private func opened(_ speech: String, _ options: String...) throws -> ScreenSession {
    let session = try ScreenSession(guide, home: home, arguments: ["--speech", speech] + options)
    try session.wait(for: "the page") { $0.modes.contains(2004) && $0.rows[2].hasSuffix("  Morning") }
    return session
  }

  /// A voice made of a script of the shell.
  private func voice(_ script: String) throws -> String {
    "command:/bin/sh " + (try home.write(script, to: "voice"))
  }

  private func lines(of file: String) -> [String] {
    let text = try? String(contentsOfFile: home.path + "/" + file, encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// The processes that a process has started and that are there, if only as a number; not the one that a sanitizer's
  /// runtime starts by itself, to have names for what it keeps quiet about.
  private func children(of id: pid_t) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard Int(name) != nil, let status = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8)
      else { return false }
      guard !status.contains("(llvm-symbolizer)") else { return false }
      return status.split(separator: ")").last?.split(separator: " ").dropFirst().first.map { Int32($0) } == id
    }
  }

  @Test func `a command is handed what is read, an utterance at a time and in order`() throws {
    let session = try opened(try voice("cat >> \"$XDG_DATA_HOME/heard\""), "--unpaced")
    try Deadline().wait(for: "the opening") { lines(of: "heard").last == "Morning. Heading level 1." }
    session.press(" ")
    try Deadline().wait(for: "the end") { lines(of: "heard").last == "End of book." }
    let spoken = lines(of: "heard")
    let expected = [
      "We started out our morning in Lincoln Park.", "The zoo had lots of animals.", "Midday. Heading.",
      "At lunchtime, we walked along the Chicago river.", "End of book.",
    ]
    #expect(Array(spoken.suffix(5)) == expected)
    try Deadline().wait(for: "no child") { (try? children(of: session.process.id).isEmpty) == true }
    session.press("q")
    #expect(try session.end() == .exited(0))
    #expect(session.screen.bells == 0)
  }

  @Test(arguments: ["command:false", "command:true", "command:/no/such"])
  func `a voice that cannot speak is told with the bell, the keys go on, and the text is seen`(speech: String) throws
  {
    let session = try opened(speech)
    try session.wait(for: "The voice ")
    try session.wait(for: "the bell") { $0.bells > 0 }
    session.press(KeyBytes.down)
    try session.wait(for: "the next line, and the bell alone") { screen in
      screen.bells > 1 && screen.row == 4 && !screen.rows.contains { $0.contains("The voice ") }
    }
    let bells = session.screen.bells
    session.press(" ")
    try session.wait(for: "the bell once more") { $0.bells > bells }
    try session.wait(for: "The voice ")
    #expect(session.screen.row == 4, "nothing is read past")
    try Deadline().wait(for: "no child") { (try? children(of: session.process.id).isEmpty) == true }
    session.press("q")
    #expect(try session.end() == .exited(0))
    #expect(session.screen.modes == [7, 25])
    #expect(session.screen.bells < 8, "once for a key, and not for ever")
  }

  @Test func `a voice that takes the text and ends at once does not let the book race by`() throws {
    let session = try opened(try voice("cat > /dev/null"))
    // The opening alone is more than anybody speaks in that time.
    try session.wait(for: "The voice has failed: /bin/sh ended before it can have spoken.")
    for (bells, key) in [KeyBytes.down, " ", " "].enumerated() {
      try session.wait(for: "the bell") { $0.bells > bells }
      session.press(key)
    }
    try session.wait(for: "the bell of the last key") { $0.bells > 3 }
    #expect(session.screen.row == 4, "nothing is read past")
    session.press("q")
    #expect(try session.end() == .exited(0))
  }

  /// A voice that leaves its number and its text, and never ends.
  private static let hanging = """
    cd "$XDG_DATA_HOME"; read -r text; echo $$ >> numbers; echo "$text" >> heard; exec tail -f /dev/null
    """

  private func waitUntilGone(_ numbers: [String]) throws {
    try Deadline().wait(for: "the end of \(numbers)") { numbers.allSatisfy { kill(Int32($0) ?? 0, 0) != 0 } }
  }

  @Test func `a voice that hangs takes no key from the reader, and ends with the program`() throws {
    let session = try opened(try voice(Self.hanging))
    try Deadline().wait(for: "a voice") { !lines(of: "numbers").isEmpty }
    session.press(KeyBytes.down)
    try session.wait(for: "the next line") { $0.row == 4 }
    session.press(" ")
    session.press("]")
    try session.wait(for: "Words", in: -1)
    session.press("q")
    #expect(try session.end() == .exited(0))
    #expect(session.screen.modes == [7, 25])
    try waitUntilGone(lines(of: "numbers"))
  }

  @Test func `a voice that is killed in the middle of a word stops reading where it was`() throws {
    let session = try opened(try voice(Self.hanging))
    session.press(KeyBytes.down + " ")
    let first = "We started out our morning in Lincoln Park."
    try Deadline().wait(for: "reading") { lines(of: "heard").last == first }
    let reading = try #require(lines(of: "numbers").last.flatMap { Int32($0) })
    kill(reading, SIGKILL)
    try session.wait(for: "was ended by signal 9")
    try session.wait(for: "the bell") { $0.bells > 0 }
    #expect(session.screen.row == 4)
    session.press("q")
    #expect(try session.end() == .exited(0))
    try waitUntilGone(lines(of: "numbers"))
  }

  @Test func `the cursor goes with the word that is being read`() throws {
    let session = try opened("print")
    session.press(KeyBytes.down + " ")
    // We, started, out: the second and the third are no place that a key alone has led to.
    for column in [7, 15] {
      try session.wait(for: "the word at \(column)") { ($0.row, $0.column) == (4, column) && !$0.hasLook }
    }
    session.press("q")
    #expect(try session.end() == .exited(0))
  }

  @Test func `without a voice Space steps by paragraphs`() throws {
    let session = try opened("none")
    session.press(" ")
    // The page shows what is read: the status row names the chapter.
    try session.wait(for: "the heading read") { $0.row == 2 && $0.rows[23].hasPrefix("    Morning ") }
    session.press(" ")
    try session.wait(for: "the paragraph read") { $0.row == 4 && $0.rows[23].hasPrefix("    Morning ") }
    session.press(" ")
    try session.wait(for: "the second heading") { $0.rows[$0.row].hasSuffix("  Midday") }
    session.press("q")
    #expect(try session.end() == .exited(0))
  }
}
