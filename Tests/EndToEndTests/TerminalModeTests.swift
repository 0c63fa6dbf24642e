import Glibc
import TestSupport
import Testing

/// The terminal is given back as it was found, whatever ends or stops the program.
@Suite(.timeLimit(.minutes(10))) struct TerminalModeTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  /// A session that has begun, the terminal raw.
  private func begun() throws -> LiveSession {
    let session = try LiveSession(guide, home: home)
    _ = try session.opening()
    #expect(session.terminal.isRaw)
    #expect(session.terminal.mode != session.modeBefore)
    return session
  }

  @Test func `q gives the terminal back`() throws {
    let session = try begun()
    session.press("q")
    #expect(try session.process.change() == .exited(0))
    #expect(session.terminal.mode == session.modeBefore)
  }

  @Test func `Control C asks once and leaves the second time`() throws {
    let session = try begun()
    #expect(try session.answer(to: KeyBytes.interrupt) == "Press Control C again to quit.")
    #expect(try session.answer(to: KeyBytes.interrupt).hasPrefix("Closed."))
    #expect(try session.process.change() == .exited(0))
    #expect(session.terminal.mode == session.modeBefore)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal that ends the program gives the terminal back and keeps the place`(signal: Int32) throws {
    let session = try begun()
    let second = try session.answer(to: KeyBytes.down)
    session.process.signal(signal)
    let end = try session.end()
    #expect(end.change == .exited(0))
    #expect(end.rest.isEmpty)
    #expect(session.terminal.mode == session.modeBefore)

    let again = try LiveSession(guide, home: home)
    #expect(try second.hasPrefix(again.opening()[1]))
  }

  @Test func `a terminal that goes away ends the program`() throws {
    let session = try begun()
    session.terminal.hangUp()
    #expect(try session.process.change() == .exited(0))
  }

  @Test func `a program that was stopped from outside goes on, and only a shell's job can be stopped by Control Z`()
    throws
  {
    let session = try begun()
    session.process.signal(SIGSTOP)
    #expect(try session.process.change() == .stopped)
    session.process.signal(SIGCONT)
    #expect(try session.process.change() == .continued)
    #expect(try session.answer(to: KeyBytes.down).hasPrefix("We started"))
    session.press(KeyBytes.suspend)
    #expect(try session.answer(to: KeyBytes.up) == "Morning. Heading level 1.", "nobody could continue it")
    #expect(session.terminal.isRaw)
    session.press("q")
    #expect(try session.process.change() == .exited(0))
    #expect(session.terminal.mode == session.modeBefore)
  }

  @Test func `under a shell Control Z stops the program, and the terminal is the shell's until it goes on`() throws {
    let session = try LiveSession(guide, home: home, underShell: true)
    _ = try session.opening()
    #expect(session.terminal.isRaw)
    session.press(KeyBytes.suspend)
    #expect(try session.hear("the shell") == "The shell has it.")
    #expect(session.terminal.mode == session.modeBefore)
    session.press("on\n")
    // The shell's line is echoed, since the terminal is its own again.
    #expect(try session.hear("the echo") == "on")
    #expect(try session.hear("the shell") == "It goes on.")
    try Deadline().wait(for: "a raw terminal") { session.terminal.isRaw }
    session.press(KeyBytes.down)
    #expect(try session.hear() == "We started out our morning in Lincoln Park. The zoo had lots of animals.")
    session.press("q")
    #expect(try session.hear().hasPrefix("Closed."))
    #expect(try session.hear("the shell") == "It has ended: 0.")
    #expect(session.terminal.mode == session.modeBefore)
  }

  @Test func `keys from a pipe end with it, and the terminal is left alone`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let keys = try home.write(KeyBytes.down + KeyBytes.escape, to: "keys")
    let process = try ChildProcess(
      [ChildProcess.lectern, guide, "--line"], environment: ["XDG_DATA_HOME": home.path],
      streams: [.file(keys), .terminal(terminal), .terminal(terminal)])
    var lines = HeardLines(from: terminal.keyboard)
    #expect(try lines.next().hasPrefix("Travel Guide."))
    #expect(try lines.next() == "Morning. Heading level 1.")
    #expect(try lines.next().hasPrefix("We started out"))
    #expect(try lines.next() == "Nothing to cancel.", "an Escape at the end is the key")
    #expect(try process.change() == .exited(0))
    #expect(terminal.mode == before)
  }

  @Test func `whoever stops reading what is said gets the terminal back, and no message`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let (output, errors) = (try Pipe(), try Pipe())
    let process = try ChildProcess(
      [ChildProcess.lectern, guide, "--line"], environment: ["XDG_DATA_HOME": home.path],
      streams: [.terminal(terminal), .descriptor(output.writing), .descriptor(errors.writing)])
    errors.closeWriting()
    var lines = HeardLines(from: output.reading)
    _ = try lines.next()
    _ = try lines.next()
    try output.endReading()
    terminal.type(Array(KeyBytes.down.utf8))
    #expect(try process.change() == .killed(by: SIGPIPE))
    #expect(terminal.mode == before)
    var complaints = HeardLines(from: errors.reading)
    #expect(try complaints.rest().isEmpty)
  }
}
