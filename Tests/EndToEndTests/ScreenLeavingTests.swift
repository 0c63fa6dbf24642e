import Glibc
import TestSupport
import Testing

/// The screen is given back as it was found, whatever ends or stops the program.
@Suite(.timeLimit(.minutes(10))) struct ScreenLeavingTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  private func begun(underShell: Bool = false, environment: [String: String] = [:]) throws -> ScreenSession {
    let session = try ScreenSession(guide, home: home, environment: environment, underShell: underShell)
    try session.opened()
    #expect(session.screen.modes == [7, 25, 1000, 1002, 1006, 1049, 2004])
    #expect(session.terminal.isRaw)
    session.press(KeyBytes.down)
    try session.wait(for: "the second line") { $0.row == 4 && $0.rows[23].hasPrefix("    We started") }
    return session
  }

  /// Returns a Boolean value that indicates whether the terminal is as it was before the program.
  private func isGivenBack(_ session: ScreenSession) -> Bool {
    session.screen.modes == [7, 25] && session.terminal.mode == session.modeBefore && session.screen.rows[0].isEmpty
  }

  private func opensAtTheSecondLine() throws -> Bool {
    let again = try ScreenSession(guide, home: home)
    try again.opened()
    return again.screen.row == 4
  }

  @Test func `q leaves the other screen and takes its modes back`() throws {
    let session = try begun()
    session.press("q")
    #expect(try session.end() == .exited(0))
    #expect(isGivenBack(session))
    #expect(try opensAtTheSecondLine())
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGPROF, SIGXCPU])
  func `a signal that ends the program gives the screen back and keeps the place`(signal: Int32) throws {
    let session = try begun()
    session.process.signal(signal)
    #expect(try session.end() == .exited(0))
    #expect(isGivenBack(session))
    #expect(try opensAtTheSecondLine())
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE])
  func `a fault that ends the program gives the screen back before it does`(fault: Int32) throws {
    // The runtime of a build with its tools waits for whoever wants to look into the fault.
    let session = try begun(environment: ["SWIFT_BACKTRACE": "enable=no"])
    session.process.signal(fault)
    #expect(try session.end() == .killed(by: fault))
    #expect(isGivenBack(session))
  }

  @Test func `a window that is closed ends the program and keeps the place`() throws {
    let session = try begun()
    session.terminal.hangUp()
    #expect(try session.process.change() == .exited(0))
    #expect(try opensAtTheSecondLine())
  }

  @Test func `under a shell Control Z gives the shell its screen, and the page comes back with the job`() throws {
    let session = try begun(underShell: true)
    let page = session.screen.rows.dropLast()
    let mode = session.terminal.mode
    session.press(KeyBytes.suspend)
    try session.wait(for: "the shell") { $0.rows.contains("The shell has it.") }
    #expect(session.screen.modes == [7, 25])
    #expect(session.terminal.mode == session.modeBefore)
    session.press("on\n")
    try session.wait(for: "the page") { Array($0.rows.dropLast()) == Array(page) && $0.modes.contains(2004) }
    #expect(session.screen.modes == [7, 25, 1000, 1002, 1006, 1049, 2004])
    #expect(session.screen.row == 4)
    #expect(session.terminal.mode == mode)
    session.press("q")
    try session.wait(for: "the end") { $0.rows.contains("It has ended: 0.") }
    #expect(session.screen.modes == [7, 25])
    #expect(session.terminal.mode == session.modeBefore)
  }

  @Test func `a job that comes back in another size is drawn for it`() throws {
    let session = try begun(underShell: true)
    session.press(KeyBytes.suspend)
    try session.wait(for: "the shell") { $0.rows.contains("The shell has it.") }
    session.resize(columns: 60, lines: 12)
    session.press("on\n")
    try session.wait(for: "the page") { $0.rows[0].hasPrefix("Travel Guide") && $0.rows[11].contains("Page 1 of") }
    #expect(session.screen.rows[4] == "We started out our morning in Lincoln Park. The zoo had lots")
  }

  @Test func `a program that was stopped from outside draws everything when it goes on`() throws {
    let session = try begun()
    let page = session.screen.rows
    session.process.signal(SIGSTOP)
    #expect(try session.process.change() == .stopped)
    session.press("")
    session.resize(columns: 1, lines: 1)
    session.resize(columns: 80, lines: 24)
    #expect(session.screen.rows != page)
    session.process.signal(SIGCONT)
    try session.wait(for: "the page") { $0.rows == page && $0.row == 4 }
  }

  @Test func `with the book on standard input the screen is the same`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let process = try ChildProcess(
      [ChildProcess.lectern, "-"],
      environment: ["XDG_DATA_HOME": home.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"],
      streams: [.file(guide), .terminal(terminal), .terminal(terminal)])
    var screen = ScreenModel()
    let deadline = Deadline()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !screen.rows[0].contains("Travel Guide") || !screen.modes.contains(2004) {
      try deadline.waitToRead(terminal.keyboard, for: "the page")
      screen.feed(buffer[..<max(0, read(terminal.keyboard, &buffer, buffer.count))])
    }
    terminal.type(Array("q".utf8))
    #expect(try process.change() == .exited(0))
    #expect(terminal.mode == before)
  }
}
