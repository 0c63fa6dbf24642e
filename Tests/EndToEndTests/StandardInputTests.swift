import TestSupport
import Testing

/// A book that comes in through standard input.
@Suite(.timeLimit(.minutes(10))) struct StandardInputTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  @Test(arguments: [["read"], ["text"], ["toc"], ["transcript", "--keys", "Down"]])
  func `a book from standard input is the book from its file`(command: [String]) throws {
    let environment = ["XDG_DATA_HOME": home.path]
    let rest = command.dropFirst()
    let file = try FinishedRun([command[0], guide] + rest, environment: environment)
    let input = try FinishedRun([command[0], "-"] + rest, environment: environment, input: .file(guide))
    #expect(input.change == .exited(0))
    #expect(!input.output.isEmpty)
    #expect(input.output == file.output)
    #expect(input.errors.isEmpty)
  }

  @Test func `with the book on standard input the keys come from the terminal`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let process = try ChildProcess(
      [ChildProcess.lectern, "-", "--line"], environment: ["XDG_DATA_HOME": home.path],
      streams: [.file(guide), .terminal(terminal), .terminal(terminal)])
    var lines = HeardLines(from: terminal.keyboard)
    #expect(try lines.next().hasPrefix("Travel Guide."))
    #expect(try lines.next() == "Morning. Heading level 1.")
    terminal.type(Array((KeyBytes.down + "[" + KeyBytes.right).utf8))
    _ = try lines.next()
    _ = try lines.next()
    #expect(try lines.next() == "We selected.")
    terminal.type([0x13])
    #expect(try lines.next() == "Could not save. Standard input keeps no notes. Open the book from a file.")
    terminal.type(Array("q".utf8))
    #expect(try lines.next().hasPrefix("Closed."))
    #expect(try process.change() == .exited(0))
    #expect(terminal.mode == before)
  }

  @Test func `a book can be typed, and the keys follow it`() throws {
    let session = try LiveSession("-", home: home)
    session.press("Once upon a time.\n\u{4}")
    #expect(try session.hear("the echo") == "Once upon a time.")
    #expect(try session.opening().last == "Once upon a time.")
    #expect(session.terminal.isRaw)
    session.press("q")
    #expect(try session.hear().hasPrefix("Closed."))
    #expect(try session.process.change() == .exited(0))
    #expect(session.terminal.mode == session.modeBefore)
  }

  @Test func `without a terminal there are no keys for a book on standard input`() throws {
    let run = try FinishedRun(["-", "--line"], environment: [:], input: .file(guide))
    #expect(run.change == .exited(64))
    #expect(run.errors == "lectern: There is no keyboard to read from. lectern read - reads without one.\n")
  }

  @Test func `where standard input is closed there are no keys, least of all the bytes of the book`() throws {
    // Of a long book much is still to be read when the keys are.
    let long = try Books.long.write(to: home, "long.epub")
    let run = try FinishedRun([long, "--line"], environment: ["XDG_DATA_HOME": home.path], input: .closed)
    #expect(run.change == .exited(0))
    #expect(run.lines.count == 3 && run.lines[1].hasPrefix(HeardLines.greeting))
    #expect(run.lines.last == "Part 1. Heading level 1.")
  }
}
